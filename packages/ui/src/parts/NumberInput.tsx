import { type InputHTMLAttributes, useState } from 'react'

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'aria-label' | 'id' | 'inputMode' | 'required'>

/**
 * A field for a number. What is typed stands as it is written; only numbers of the range are taken, whole ones unless
 * others are let in. What was none gives way to the last that was as soon as the field is left.
 */
export function NumberInput({
  value,
  min,
  max,
  step = 1,
  isWhole = true,
  onChange,
  ...how
}: Input & {
  readonly value: number
  readonly min: number
  readonly max: number
  /** How far the arrows go. */
  readonly step?: number
  readonly isWhole?: boolean
  readonly onChange: (value: number) => void
}) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      {...how}
      type="number"
      min={min}
      max={max}
      step={step}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        const { valueAsNumber: number } = target
        const isTaken = number >= min && number <= max && (!isWhole || Number.isInteger(number))
        if (isTaken) onChange(number)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
