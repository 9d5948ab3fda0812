import { sorcererData } from '../../rules/roster.ts'
import type { Figure } from '../../rules/topics/scene.ts'
import { seatFill, seatInk } from './figure-look.ts'

/** How far outside of the base the ring and the heater lie, mm. */
const RING = 24
const HEATER = 33

/**
 * The shield of a sorcerer: a ring as full as the shield is of what it began with, and a heater with its figure, on the
 * side that is inside the table. What is beyond the first full ring shows as a second.
 */
export function ShieldRing({
  figure: { seat, radius, x, y },
  shield,
  height,
}: {
  readonly figure: Figure
  readonly shield: number
  /** Of the table, mm. */
  readonly height: number
}) {
  const full = sorcererData.shield_start
  const r = radius + RING
  const round = 2 * Math.PI
  const share = Math.max(0, Math.min(1, shield / full))
  const more = Math.max(0, Math.min(1, (shield - full) / full))
  const colour = seatFill(seat)
  const isAbove = y > 70 || y > height / 2
  return (
    <g className="sorcerers-shield" transform={`translate(${x} ${y})`} pointerEvents="none" fill="none">
      <circle
        r={r + 4}
        fill={colour}
        fillOpacity=".14"
        stroke="#fff6df"
        strokeOpacity=".55"
        strokeWidth="1.4"
      />
      <circle r={r} stroke="#1a0f0a" strokeOpacity=".35" strokeWidth="6" />
      <circle
        r={r}
        stroke={colour}
        strokeWidth="4.5"
        strokeDasharray={`${share * round * r} ${round * r}`}
        transform="rotate(-90)"
      />
      {more > 0 ? (
        <circle
          r={r - 7}
          stroke={colour}
          strokeWidth="3.5"
          strokeDasharray={`${more * round * (r - 7)} ${round * r}`}
          transform="rotate(-90)"
        />
      ) : null}
      <g transform={`translate(0 ${isAbove ? -radius - HEATER : radius + HEATER})`}>
        <g className="sorcerers-heater">
          <path
            d="M-15,-14H15V2C15,12 8,16 0,19C-8,16 -15,12 -15,2Z"
            fill={colour}
            stroke="#fff6df"
            strokeWidth="2"
          />
          <text y="6" textAnchor="middle" fontSize="18" fontWeight="900" fill={seatInk(seat)}>
            {shield}
          </text>
        </g>
      </g>
    </g>
  )
}
