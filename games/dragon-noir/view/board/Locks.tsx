import { S } from '../../rules/fields.ts'
import type { View } from '../../rules/view.ts'
import type { Plan } from '../draw/plan.ts'

/** Cell doors that are locked carry a bolt. */
export function Locks({ state, plan }: { readonly state: View; readonly plan: Plan }) {
  const locks = state.get(S.locks)
  return state.setting.field.cellDoors.map((edge, place) => {
    if ((locks & (1 << place)) === 0) return null
    const [a, b] = state.ground.edgeHexes(edge)
    const [ax, ay] = plan.centre(a)
    const [bx, by] = plan.centre(b)
    return (
      <g key={edge} transform={`translate(${(ax + bx) / 2} ${(ay + by) / 2})`}>
        <circle r="9" fill="#2a1d18" stroke="#f0b429" strokeWidth="2" />
        <path d="M-4,-1v-2a4,4 0 0 1 8,0v2M-5,-1h10v6h-10Z" fill="none" stroke="#f6d787" strokeWidth="1.8" />
      </g>
    )
  })
}
