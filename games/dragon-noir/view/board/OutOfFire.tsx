import type { HexId } from '@wyrmtable/hex'
import type { View } from '../../rules/view.ts'
import { type Plan, SIZE } from '../draw/plan.ts'

/** Enemies who cannot be shot at carry a cross. */
export function OutOfFire({
  hexes,
  state,
  plan,
}: {
  readonly hexes: readonly HexId[]
  readonly state: View
  readonly plan: Plan
}) {
  return hexes.map((hex) => {
    const [x, y] = plan.centre(hex)
    return (
      <g
        key={hex}
        className="noir-no-shot"
        transform={`translate(${x + SIZE * 0.8} ${y - SIZE * 0.1})`}
        data-safe={state.ground.label(hex)}
      >
        <circle r="9" />
        <path d="M-4,-4L4,4M4,-4L-4,4" />
      </g>
    )
  })
}
