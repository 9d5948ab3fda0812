import { State } from '../../rules/state.ts'
import { type Figure, sceneOf } from '../../rules/topics/scene.ts'
import { seatFill } from '../figure/figure-look.ts'
import { Ground } from '../Ground.tsx'

/** Room left around everybody, and the least that is shown, in mm. */
const AROUND = 160
const LEAST = 480

/** The part of the table where everybody stands, small enough for a card: dots, with a ring around each sorcerer. */
export function Miniature({ view: state }: { readonly view: unknown }) {
  if (!(state instanceof State)) return null
  const { table, figures } = sceneOf(state)
  const { left, top, side } = partOf(figures, table.data)
  const size = side / 26
  return (
    <svg viewBox={`${left} ${top} ${side} ${side}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Ground table={table} />
      {figures.map(({ id, slot, seat, kind, x, y }) => {
        const { x: fx, y: fy } = state.facing(slot)
        return (
          <g key={id} transform={`translate(${x} ${y}) rotate(${(Math.atan2(fy, fx) * 180) / Math.PI})`}>
            {kind === 'sorcerer' ? (
              <circle r={size * 1.7} fill="none" stroke={seatFill(seat)} strokeWidth={size * 0.4} />
            ) : null}
            <path d={`M0,${-size}L${size * 1.9},0L0,${size}Z`} fill={seatFill(seat)} />
            <circle r={size} fill={seatFill(seat)} stroke="#fff6df" strokeWidth={size * 0.3} />
          </g>
        )
      })}
    </svg>
  )
}

/** A square with everybody in it; the whole table where nobody stands yet. */
function partOf(
  figures: readonly Figure[],
  { width, height }: { readonly width: number; readonly height: number },
) {
  const all = figures.length === 0
  const xs = all ? [0, width] : figures.map(({ x }) => x)
  const ys = all ? [0, height] : figures.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const side = Math.max(LEAST, right - left + AROUND, bottom - top + AROUND)
  return { left: (left + right - side) / 2, top: (top + bottom - side) / 2, side }
}
