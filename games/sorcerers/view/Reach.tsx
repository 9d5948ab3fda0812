import { arms, magic, sorcererData } from '../rules/roster.ts'
import type { State } from '../rules/state.ts'
import { type Figure, slotAt } from '../rules/topics/scene.ts'
import type { ViewText } from './text/index.ts'

/**
 * How far the chosen figure may go and where it looks; where measuring is open, its range as well. Closed, nothing on the
 * table has the length of a range (SO-8.4).
 */
export function Reach({
  figure,
  state,
  t,
}: {
  readonly figure: Figure
  readonly state: State
  readonly t: ViewText
}) {
  const { race } = slotAt(state, figure.slot)
  const move = race === undefined ? sorcererData.move_mm : (race.move_mm ?? 0)
  const weapon = state.weapon(figure.slot)
  const range =
    state.setting.options.measuring === 'closed'
      ? 0
      : race === undefined
        ? magic.bolt.range_mm
        : weapon === 'shooter'
          ? arms.shotRange
          : weapon === 'artillery'
            ? arms.gunRange
            : 0
  const { x, y } = state.facing(figure.slot)
  const angle = (Math.atan2(y, x) * 180) / Math.PI
  const arc = range > 0 ? range + figure.radius : 90
  const half = `M0,${-arc}A${arc},${arc} 0 0 1 0,${arc}Z`
  return (
    <g transform={`translate(${figure.x} ${figure.y})`} pointerEvents="none" fill="none">
      {move > 0 ? (
        <>
          <circle
            r={move}
            fill="#fff6df"
            fillOpacity=".1"
            stroke="#3a1405"
            strokeOpacity=".5"
            strokeWidth="4"
          />
          <circle r={move} stroke="#fff6df" strokeWidth="2" strokeDasharray="8 6" />
        </>
      ) : null}
      <g transform={`rotate(${angle})`}>
        <path d={half} fill="#fff0c2" fillOpacity=".16" stroke="#fff6df" strokeWidth="2.5" />
        <path d={half} stroke="#8a2a12" strokeWidth="2" strokeDasharray="9 7" />
      </g>
      {range > 0 ? (
        <g transform={`rotate(${angle}) translate(${arc} 0) rotate(${-angle})`}>
          <rect x="-34" y="-13" width="68" height="26" rx="13" fill="#1d120b" stroke="#f0b95e" />
          <text y="5" textAnchor="middle" fontSize="14.5" fontWeight="800" fill="#fff4df">
            {t('ghost.legal', { cm: range / 10 })}
          </text>
        </g>
      ) : null}
    </g>
  )
}
