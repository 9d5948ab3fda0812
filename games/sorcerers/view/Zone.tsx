import { magic } from '../rules/roster.ts'
import type { Figure } from '../rules/topics/scene.ts'
import { type Batch, radiusOf } from './plan/batch.ts'

/** SO-10.11: where the centres of new creatures may lie, on the ground of the table. */
export function Zone({ caster, batch }: { readonly caster: Figure; readonly batch: Batch }) {
  const { min_mm, max_mm } = magic.create
  const both = caster.radius + radiusOf(batch.race)
  const ring = [both + max_mm, both + min_mm]
    .map((r) => `M${-r},0A${r},${r} 0 1 0 ${r},0A${r},${r} 0 1 0 ${-r},0Z`)
    .join('')
  return (
    <g className="sorcerers-zone" transform={`translate(${caster.x} ${caster.y})`} pointerEvents="none">
      <path d={ring} fillRule="evenodd" fill="#e6d3ff" fillOpacity=".2" stroke="#2a1240" strokeWidth="4" />
      <path d={ring} fill="none" stroke="#f4eaff" strokeWidth="2" strokeDasharray="9 6" />
    </g>
  )
}
