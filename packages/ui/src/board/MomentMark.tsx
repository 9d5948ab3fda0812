import type { Moment } from '../table/use-showing.ts'
import { polyline } from './pen.ts'
import { StrikeArrow } from './StrikeArrow.tsx'

/** What is being shown on a board: an arrow to what is struck with the dice beside it, or the way of a move. */
export function MomentMark({ moment: { points, colour, roll } }: { readonly moment: Moment }) {
  const [from] = points
  const to = points.at(-1)
  if (from === undefined || to === undefined) return null
  if (roll === undefined) {
    const d = polyline(points)
    return (
      <g className="path-line" data-way="">
        <path className="path-casing" d={d} />
        <path className="path-ink" d={d} style={{ stroke: `var(--seat-${colour})` }} />
        <circle
          cx={to[0]}
          cy={to[1]}
          r="7"
          fill={`var(--seat-${colour})`}
          stroke="#fff3d0"
          strokeWidth="2.4"
        />
      </g>
    )
  }
  return (
    <StrikeArrow
      {...(points.length > 1 ? { from } : {})}
      to={to}
      colour={colour}
      dice={roll.dice}
      look={roll.success === undefined ? '' : roll.success ? 'hit' : 'miss'}
    />
  )
}
