import { memo } from 'react'
import type { State } from '../../rules/state.ts'
import type { Figure } from '../../rules/topics/scene.ts'
import { seatFill } from './figure-look.ts'

/** The base of a miniature at true size, with the rim of its seat, its facing as a notch, and whether it is in hand. */
export const FigureBase = memo(function FigureBase({
  figure: { id, slot, seat, radius: r, x, y },
  state,
  isChosen,
  isActive,
  isPicked,
  isTarget,
}: {
  readonly figure: Figure
  readonly state: State
  readonly isChosen: boolean
  readonly isActive: boolean
  readonly isPicked: boolean
  /** Whether the chosen figure may attack it. */
  readonly isTarget: boolean
}) {
  const facing = state.facing(slot)
  const angle = (Math.atan2(facing.y, facing.x) * 180) / Math.PI
  return (
    <g className="sorcerers-figure" data-figure={id} transform={`translate(${x} ${y})`}>
      <circle cx="2.5" cy="4" r={r + 1} fill="#000" opacity=".4" />
      {isActive ? <circle r={r + 3.5} fill="none" stroke="var(--map-gilt)" strokeWidth="3" /> : null}
      {isTarget ? (
        <>
          <circle r={r + 5} fill="#d0311b22" stroke="#fff6df" strokeWidth="5" />
          <circle r={r + 5} fill="none" stroke="#c2261b" strokeWidth="3" strokeDasharray="6 4" />
        </>
      ) : null}
      {isPicked ? (
        <circle r={r + 5} fill="none" stroke="#fff6df" strokeWidth="3" strokeDasharray="5 3" />
      ) : null}
      {isChosen ? (
        <>
          <circle r={r + 6} fill="none" stroke="#2a180f" strokeWidth="6" opacity=".6" />
          <circle r={r + 6} fill="none" stroke="#fff6df" strokeWidth="3.5" />
        </>
      ) : null}
      <circle r={r - r * 0.13} fill="#f4e6c4" stroke={seatFill(seat)} strokeWidth={r * 0.26} />
      <circle r={r} fill="none" stroke="#1a0f0a" strokeOpacity=".7" />
      <path
        transform={`rotate(${angle})`}
        d={`M${r - 2.5},-6L${r + 7.5},0L${r - 2.5},6Z`}
        fill={seatFill(seat)}
        stroke="#fff6df"
        strokeWidth="1"
      />
      <ellipse cx={r * 0.22} cy={r * 0.42} rx={r * 0.62} ry={r * 0.28} fill="#000" opacity=".28" />
    </g>
  )
})
