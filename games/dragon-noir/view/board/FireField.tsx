import type { HexId } from '@wyrmtable/hex'
import { outlineOf, polygon } from '@wyrmtable/ui/drawing'
import { memo } from 'react'
import type { Plan } from '../draw/plan.ts'
import type { FieldOfFire } from '../fire/field-of-fire.ts'

/** Where somebody could be hit: a pale wash in a dashed line; paler where he would have cover. */
export const FireField = memo(function FireField({
  field,
  plan,
}: {
  readonly field: FieldOfFire
  readonly plan: Plan
}) {
  if (field.size === 0) return null
  const wash = (isOpen: boolean) =>
    [...field]
      .flatMap(([hex, cover]) => ((cover === 'none') === isOpen ? [polygon(plan.corners(hex, 0.97))] : []))
      .join('')
  const line = outlineOf(
    [...field.keys()].map((hex: HexId) => plan.name(hex)),
    plan.layout,
  )
    .map(polygon)
    .join('')
  return (
    <g className="noir-field">
      <path className="noir-field-open" d={wash(true)} />
      <path className="noir-field-covered" d={wash(false)} />
      <path className="noir-field-casing" d={line} />
      <path className="noir-field-line" d={line} />
    </g>
  )
})
