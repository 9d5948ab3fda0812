import type { State } from '../rules/state.ts'
import { type Figure, slotAt } from '../rules/topics/scene.ts'

/** Camps by colour; the number and letter say the same without it. */
const colours = ['#8c2332', '#23508c', '#2f6e3a', '#8a6a14'] as const

/** A base with its letter, number, facing and wounds. */
export function FigureMark({
  figure,
  state,
  isChosen,
  isActive,
}: {
  readonly figure: Figure
  readonly state: State
  readonly isChosen: boolean
  readonly isActive: boolean
}) {
  const { race, number } = slotAt(state, figure.slot)
  const facing = state.facing(figure.slot)
  const angle = (Math.atan2(facing.y, facing.x) * 180) / Math.PI
  const { radius } = figure
  const letter = race === undefined ? '★' : race.name.en.slice(0, 1)
  return (
    <g className="sorcerers-figure" transform={`translate(${figure.x} ${figure.y})`}>
      <title>{figure.id}</title>
      <circle
        r={radius}
        fill={colours[figure.seat] ?? '#444'}
        stroke={isChosen ? '#fff3a8' : isActive ? '#fff' : '#1b1b1b'}
        strokeWidth={isChosen || isActive ? 3.5 : 1.5}
      />
      <path
        transform={`rotate(${angle})`}
        d={`M${radius - 4} -5 L${radius + 3} 0 L${radius - 4} 5 Z`}
        fill="#fff"
      />
      <text textAnchor="middle" dominantBaseline="central" fontSize={radius} fill="#fff">
        {letter}
        {race === undefined ? figure.seat + 1 : number}
      </text>
      {race === undefined || state.wounds(figure.slot) === 0 ? null : (
        <text y={radius + 10} textAnchor="middle" fontSize="10" fill="#7a0d0d">
          −{state.wounds(figure.slot)}
        </text>
      )}
    </g>
  )
}
