import { NumberInput } from '@wyrmtable/ui'
import { useId } from 'react'

/** A figure that is typed, in a unit; what is out of its range is not taken. */
export function NumberField({
  label,
  unit,
  value,
  step,
  min,
  max,
  onChange,
}: {
  readonly label: string
  readonly unit: string
  readonly value: number
  readonly step: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <span className="sorcerers-number">
      <label htmlFor={id}>{label}</label>
      <span>
        <NumberInput
          id={id}
          inputMode="decimal"
          value={Math.round(value * 10) / 10}
          step={step}
          isWhole={false}
          min={min}
          max={max}
          onChange={onChange}
        />
        <i aria-hidden="true">{unit}</i>
      </span>
    </span>
  )
}
