import type { InputHTMLAttributes } from 'react'

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'maxLength' | 'placeholder' | 'required' | 'spellCheck' | 'type'
>

/** A line to be filled in, with its name over it. */
export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  ...how
}: Input & {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <input {...how} type={type} value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  )
}
