import { GlyphMark } from '@wyrmtable/ui'
import { memo } from 'react'
import type { State } from '../rules/state.ts'
import { type Figure, slotAt } from '../rules/topics/scene.ts'
import { glyphOfSlot, seatFill, seatInk } from './figure-look.ts'

/** A miniature: its base at true size with a rim of its seat, the facing as a notch, sign, number, wounds. */
export const FigureMark = memo(function FigureMark({
  figure,
  state,
  isChosen,
  isActive,
  isPicked,
}: {
  readonly figure: Figure
  readonly state: State
  readonly isChosen: boolean
  readonly isActive: boolean
  readonly isPicked: boolean
}) {
  const { race, number } = slotAt(state, figure.slot)
  const facing = state.facing(figure.slot)
  const angle = (Math.atan2(facing.y, facing.x) * 180) / Math.PI
  const { radius: r, seat, slot } = figure
  const wounds = race === undefined ? 0 : state.wounds(slot)
  const isDone = race !== undefined && state.activated(slot) === state.turn && !state.isInGroup(slot)
  return (
    <g className="sorcerers-figure" data-figure={figure.id} transform={`translate(${figure.x} ${figure.y})`}>
      <circle cx="2.5" cy="4" r={r + 1} fill="#000" opacity=".4" />
      {isActive ? <circle r={r + 4} fill="none" stroke="var(--map-gilt)" strokeWidth="3" /> : null}
      {isPicked ? (
        <circle r={r + 5} fill="none" stroke="#fff6df" strokeWidth="3" strokeDasharray="5 3" />
      ) : null}
      {isChosen ? (
        <>
          <circle r={r + 6} fill="none" stroke="#2a180f" strokeWidth="5" opacity=".5" />
          <circle r={r + 6} fill="none" stroke="#fff6df" strokeWidth="3" />
        </>
      ) : null}
      <circle r={r - r * 0.13} fill="#f4e6c4" stroke={seatFill(seat)} strokeWidth={r * 0.26} />
      <circle r={r} fill="none" stroke="#1a0f0a" strokeOpacity=".7" />
      <path
        transform={`rotate(${angle})`}
        d={`M${r - 2},-5.5L${r + 6.5},0L${r - 2},5.5Z`}
        fill={seatFill(seat)}
        stroke="#1a0f0a"
      />
      <GlyphMark shape={glyphOfSlot(state, slot)} x={0} y={0} size={r * 1.35} fill="#20140c" />
      {isDone ? <circle r={r} fill="#1a120c" opacity=".42" /> : null}
      <g transform={`translate(${r * 0.82} ${r * 0.78})`}>
        <circle r="7.5" fill={seatFill(seat)} stroke="#fff6df" strokeWidth="1.3" />
        <text y="4" textAnchor="middle" fontSize="11.5" fontWeight="900" fill={seatInk(seat)}>
          {race === undefined ? seat + 1 : number}
        </text>
      </g>
      {wounds === 0 ? null : (
        <g transform={`translate(${-r * 0.82} ${r * 0.78})`}>
          <circle r="7.5" fill="#2a180f" stroke="#ff9d82" strokeWidth="1.3" />
          <text y="4" textAnchor="middle" fontSize="10.5" fontWeight="900" fill="#ffb3a0">
            {wounds}
          </text>
        </g>
      )}
      {race === undefined ? <Shield seat={seat} points={state.shield(seat)} radius={r} /> : null}
    </g>
  )
})

/** The shield of a sorcerer: rings, and a heater with what is left of it. */
function Shield({
  seat,
  points,
  radius,
}: {
  readonly seat: number
  readonly points: number
  readonly radius: number
}) {
  return (
    <g pointerEvents="none">
      {[31, 25, 19].map((more, place) => (
        <circle
          key={more}
          r={radius + more}
          fill={place === 0 ? seatFill(seat) : 'none'}
          fillOpacity=".13"
          stroke={seatFill(seat)}
          strokeOpacity={0.45 + place * 0.25}
          strokeWidth={1.4 + place * 0.6}
          strokeDasharray={place === 1 ? '6 5' : undefined}
        />
      ))}
      <g transform={`translate(0 ${-radius - 27})`}>
        <path
          d="M-14,-13H14V2C14,11 7,15 0,18C-7,15 -14,11 -14,2Z"
          fill={seatFill(seat)}
          stroke="#fff6df"
          strokeWidth="2"
        />
        <text y="6" textAnchor="middle" fontSize="17" fontWeight="900" fill={seatInk(seat)}>
          {points}
        </text>
      </g>
    </g>
  )
}
