import type { Seat } from '@wyrmtable/kernel'
import type { Point } from './point.ts'

/** How far the arrow stays from the middles of what strikes and what is struck, in units of the board. */
const gap = 20

/** Half the edge of a die on the board. */
const half = 13

/**
 * Who strikes whom: an arrow in the colour of the side, and the dice that decide beside what is struck. They turn for
 * `--roll` before they show.
 */
export function StrikeArrow({
  from,
  to,
  colour,
  dice = [],
  look = '',
}: {
  /** Where what strikes stands; absent where nothing on the board does. */
  readonly from?: Point
  readonly to: Point
  /** The colour of a seat, counted from 1. */
  readonly colour: Seat
  readonly dice?: readonly number[]
  readonly look?: '' | 'hit' | 'miss'
}) {
  const [x, y] = to
  return (
    <g className="strike-arrow" pointerEvents="none" data-strike="">
      {from === undefined ? null : <Shaft from={from} to={to} colour={colour} />}
      {dice.map((value, place) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
          key={place}
          className={`strike-die ${look === '' ? '' : `is-${look}`}`}
          transform={`translate(${x + 30 + place * (half * 2 + 4)} ${y - 24})`}
        >
          <g className="strike-die-turning">
            <rect x={-half} y={-half} width={half * 2} height={half * 2} rx="5" />
            <text className="strike-die-face" y="6" textAnchor="middle">
              {value}
            </text>
          </g>
        </g>
      ))}
    </g>
  )
}

function Shaft({ from, to, colour }: { readonly from: Point; readonly to: Point; readonly colour: Seat }) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length < gap * 2) return null
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const tip = length - gap / 2
  const d = `M${gap},-3.5H${tip - 18}V-12L${tip},0L${tip - 18},12V3.5H${gap}Z`
  return (
    <path
      className="strike-shaft"
      transform={`translate(${from[0]} ${from[1]}) rotate(${degrees})`}
      d={d}
      fill={`var(--seat-${colour})`}
    />
  )
}
