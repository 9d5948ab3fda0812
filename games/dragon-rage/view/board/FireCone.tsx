import { blob, jitter } from '@wyrmtable/ui/drawing'
import { layout, SIZE } from '../draw/plan.ts'

/** Fire that fills the two hexes before a dragon; the ash that stays belongs to the board. */
export function FireCone({ from, hexes }: { readonly from: string; readonly hexes: readonly string[] }) {
  const [x, y] = layout.centre(from)
  const last = hexes.at(-1)
  if (last === undefined) return null
  const [ex, ey] = layout.centre(last)
  const degrees = (Math.atan2(ey - y, ex - x) * 180) / Math.PI
  const length = Math.hypot(ex - x, ey - y) + SIZE * 0.8
  const random = jitter(`fire${from}${last}`)
  const cone = `M${SIZE * 0.5},-6L${length},${-SIZE * 0.9}Q${length + SIZE * 0.5},0 ${length},${SIZE * 0.9}L${SIZE * 0.5},6Z`
  return (
    <g transform={`translate(${x} ${y}) rotate(${degrees})`}>
      <g className="fire-cone">
        <path d={cone} fill="#ff8a3c" opacity=".75" />
        <path d={cone} fill="#ffd98a" opacity=".8" transform="scale(.86 .5)" />
        {[0.35, 0.5, 0.62, 0.74, 0.86, 0.95].map((at) => (
          <path
            key={at}
            d={blob(length * at, random(-0.4, 0.4) * SIZE * at, SIZE * random(0.12, 0.26), random, 7, 0.3)}
            fill={at > 0.7 ? '#c23a1d' : '#ffefc0'}
            opacity=".8"
          />
        ))}
      </g>
    </g>
  )
}
