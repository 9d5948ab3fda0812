import type { HexId } from '@wyrmtable/hex'
import type { Plan } from '../draw/plan.ts'

/** From the wizard to what a spell is aimed at: violet dashes, told from a line of fire without their colour. */
export function CastLine({
  from,
  to,
  plan,
}: {
  readonly from: HexId
  readonly to: HexId
  readonly plan: Plan
}) {
  const [[ax, ay], [bx, by]] = [plan.centre(from), plan.centre(to)]
  const d = `M${ax},${ay}L${bx},${by}`
  return (
    <g className="noir-cast-line" data-cast="">
      <path className="noir-cast-casing" d={d} />
      <path className="noir-cast-dashes" d={d} />
    </g>
  )
}
