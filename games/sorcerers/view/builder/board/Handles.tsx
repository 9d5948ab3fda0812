import type { TableData } from '../../../data/table-schema.ts'
import type { Chosen } from '../model/edits.ts'
import { type Corner, frameOf } from '../model/frame.ts'
import { handlesOf, knobOf } from '../model/grip.ts'

/** What is chosen, with the handles by which it is stretched and turned. */
export function Handles({ data, chosen }: { readonly data: TableData; readonly chosen: Chosen }) {
  const knob = knobOf(data, chosen)
  if (chosen.kind === 'link') {
    const link = data.links.find(({ id }) => id === chosen.id)
    if (link === undefined) return null
    const { a, b } = link
    return (
      <g className="sorcerers-made-handles" pointerEvents="none">
        <circle
          className="sorcerers-made-outline"
          cx={(a.x + b.x) / 2}
          cy={(a.y + b.y) / 2}
          r={Math.hypot(a.x - b.x, a.y - b.y) / 2 + 12}
        />
      </g>
    )
  }
  if (chosen.kind === 'start') {
    const start = data.starts[chosen.seats]?.[chosen.place]
    if (start === undefined || knob === undefined) return null
    return (
      <g className="sorcerers-made-handles" pointerEvents="none">
        <circle className="sorcerers-made-outline" cx={start.x} cy={start.y} r="24" />
        <Knob from={[start.x, start.y]} at={knob} />
      </g>
    )
  }
  const piece = data.pieces.find(({ id }) => id === chosen.id)
  if (piece === undefined || knob === undefined) return null
  const { x, y, degrees, wide, deep } = frameOf(piece)
  return (
    <g className="sorcerers-made-handles" pointerEvents="none">
      <rect
        className="sorcerers-made-outline"
        transform={`translate(${x} ${y}) rotate(${degrees})`}
        x={-wide / 2 - 3}
        y={-deep / 2 - 3}
        width={wide + 6}
        height={deep + 6}
      />
      <Knob from={[x, y]} at={knob} />
      {handlesOf(piece).map(({ at: [hx, hy] }) => (
        <rect
          key={`${hx} ${hy}`}
          className="sorcerers-made-handle"
          x={hx - 7}
          y={hy - 7}
          width="14"
          height="14"
          rx="2.5"
        />
      ))}
    </g>
  )
}

function Knob({ from, at }: { readonly from: Corner; readonly at: Corner }) {
  return (
    <>
      <path d={`M${from[0]},${from[1]}L${at[0]},${at[1]}`} className="sorcerers-made-stem" />
      <circle className="sorcerers-made-handle" cx={at[0]} cy={at[1]} r="10" />
    </>
  )
}
