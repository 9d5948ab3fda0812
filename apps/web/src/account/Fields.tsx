import { useId } from 'react'
import { TextField } from '../parts/TextField.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import { shortestPassword } from './account.ts'
import { accountText } from './text/index.ts'

interface FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

export function NameField({ value, onChange }: FieldProps) {
  const t = accountText(useSettings().settings.language)
  return (
    <TextField
      label={t('account.name')}
      autoComplete="username"
      required
      maxLength={40}
      value={value}
      onChange={onChange}
    />
  )
}

/** The password that somebody has. */
export function PasswordField({ value, onChange, name }: FieldProps & { readonly name: string }) {
  return (
    <TextField
      label={name}
      type="password"
      autoComplete="current-password"
      required
      maxLength={200}
      value={value}
      onChange={onChange}
    />
  )
}

/** A password that somebody chooses, with what makes it a good one. */
export function NewPasswordField({ value, onChange, name }: FieldProps & { readonly name: string }) {
  const t = accountText(useSettings().settings.language)
  const note = useId()
  const field = useId()
  return (
    <div className="field">
      <label htmlFor={field}>{name}</label>
      <input
        id={field}
        type="password"
        autoComplete="new-password"
        aria-describedby={note}
        required
        minLength={shortestPassword}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <small id={note}>{t('account.length', { count: shortestPassword })}</small>
    </div>
  )
}

/** Whether the seats of the browser's guest go over to the account; nothing where it has none. */
export function AdoptField({
  seats,
  value,
  onChange,
}: {
  readonly seats: number
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}) {
  const t = accountText(useSettings().settings.language)
  if (seats === 0) return null
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>{t('account.adopt', { count: seats })}</span>
    </label>
  )
}
