import { GlyphMark } from '@wyrmtable/ui'
import { polygon } from '@wyrmtable/ui/drawing'
import { glyphOf, teamOf } from '../board/unit-look.ts'
import { type Plan, SIZE } from '../draw/plan.ts'
import type { Group } from './use-group.ts'

/** Where each of a group would come to stand. */
export function GroupMarks({
  group,
  plan,
  side,
}: {
  readonly group: Group
  readonly plan: Plan
  readonly side: number
}) {
  return (
    <g className="noir-group">
      {[...group.plan].map(([unit, hex]) => {
        const [x, y] = plan.centre(hex)
        return (
          <g key={unit} data-comes={unit}>
            <path className="noir-group-hex" d={polygon(plan.corners(hex, 0.93))} />
            <circle cx={x} cy={y} r={SIZE * 0.5} fill={teamOf(side).face} />
            <GlyphMark shape={glyphOf(unit)} x={x} y={y} size={SIZE * 0.72} fill="#fff3dc" />
          </g>
        )
      })}
    </g>
  )
}
