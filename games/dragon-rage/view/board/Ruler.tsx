import { distance } from '@wyrmtable/hex'
import { polyline } from '@wyrmtable/ui/drawing'
import { board, hexOf } from '../../rules/map.ts'
import { layout } from '../draw/plan.ts'

/** The distance between two hexes, in hexes. */
export function Ruler({ from, to }: { readonly from: string; readonly to: string }) {
  const a = layout.centre(from)
  const b = layout.centre(to)
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return (
    <g className="ruler">
      <path className="ruler-casing" d={polyline([a, b])} />
      <path className="ruler-line" d={polyline([a, b])} />
      <circle cx={a[0]} cy={a[1]} r="6" />
      <circle cx={b[0]} cy={b[1]} r="6" />
      <g transform={`translate(${x} ${y})`}>
        <rect x="-20" y="-15" width="40" height="30" rx="15" />
        <text className="counter-figures" y="6.5" textAnchor="middle" fontSize="19">
          {distance(board, hexOf(from), hexOf(to))}
        </text>
      </g>
    </g>
  )
}
