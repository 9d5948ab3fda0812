import type { HexId } from '@wyrmtable/hex'
import { RefusedPlace } from '@wyrmtable/ui'
import { polygon } from '@wyrmtable/ui/drawing'
import { parseHexIn } from '../../rules/hexes.ts'
import type { Refusal } from '../../rules/refusals.ts'
import type { View } from '../../rules/view.ts'
import type { Plan } from '../draw/plan.ts'

/** A line of fire that is not free: dashed to the target, with what is in its way. */
export function BlockedLine({
  state,
  plan,
  from,
  to,
  why,
}: {
  readonly state: View
  readonly plan: Plan
  readonly from: HexId
  readonly to: HexId
  readonly why: Refusal
}) {
  const inTheWay =
    why.type === 'lineBlocked' && why.hex !== undefined ? parseHexIn(state, why.hex) : undefined
  const [x1, y1] = plan.centre(from)
  const [x2, y2] = plan.centre(to)
  return (
    <g className="noir-blocked" data-blocked={why.hex ?? ''}>
      <line className="noir-blocked-casing" x1={x1} y1={y1} x2={x2} y2={y2} />
      <line className="noir-blocked-line" x1={x1} y1={y1} x2={x2} y2={y2} />
      {inTheWay === undefined ? null : (
        <RefusedPlace
          d={polygon(plan.corners(inTheWay, 0.93))}
          cross={plan.corners(inTheWay, 0.82)[5] ?? plan.centre(inTheWay)}
          label={why.hex ?? ''}
        />
      )}
    </g>
  )
}
