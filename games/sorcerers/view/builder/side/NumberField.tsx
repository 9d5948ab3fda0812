import { useId, useState } from 'react'

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
  const [typed, setTyped] = useState<string>()
  return (
    <span className="sorcerers-number">
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          value={typed ?? `${Math.round(value * 10) / 10}`}
          step={step}
          min={min}
          max={max}
          onChange={({ target }) => {
            setTyped(target.value)
            const { valueAsNumber: number } = target
            if (Number.isFinite(number) && number >= min && number <= max) onChange(number)
          }}
          // What was no figure of the range is given up for the last that was.
          onBlur={() => setTyped(undefined)}
        />
        <i aria-hidden="true">{unit}</i>
      </span>
    </span>
  )
}
