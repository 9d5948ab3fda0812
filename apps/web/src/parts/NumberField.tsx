import { NumberInput } from '@wyrmtable/ui'
import { useId } from 'react'

/** A number to be typed, with its name over it. */
export function NumberField({
  label,
  isRequired = false,
  ...how
}: {
  readonly label: string
  readonly isRequired?: boolean
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <label className="field" htmlFor={id}>
      <span>{label}</span>
      <NumberInput {...how} id={id} required={isRequired} />
    </label>
  )
}
