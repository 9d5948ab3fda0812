import { useSettings } from '../../settings/SettingsContext.tsx'
import { PasswordField } from '../Fields.tsx'
import { passkeysText } from './text/index.ts'

/** The field for the password of whoever has one; whoever has none is told that their passkey is asked for. */
export function ProofField({
  hasPassword,
  ...field
}: {
  readonly hasPassword: boolean
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const t = passkeysText(useSettings().settings.language)
  return hasPassword ? <PasswordField {...field} /> : <p>{t('passkeys.prove')}</p>
}
