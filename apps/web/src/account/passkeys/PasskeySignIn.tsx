import { Button } from '@wyrmtable/ui'
import { useState } from 'react'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { change } from '../account.ts'
import { problemWords } from '../problem-words.ts'
import { passkeysText } from './text/index.ts'
import { ofPasskey, signByPasskey, withoutPasskeys } from './webauthn.ts'

/** Signs in by a passkey in one press; where that cannot be, it says why. */
export function PasskeySignIn({
  adopts,
  onDone,
}: {
  readonly adopts: boolean
  readonly onDone: (arrived: { readonly name: string }) => void
}) {
  const { language } = useSettings().settings
  const t = passkeysText(language)
  const [isBusy, setBusy] = useState(false)
  const [problem, tell] = useState('')
  const reason = withoutPasskeys()
  if (reason !== undefined) return <p className="passkey-note">{t(`passkeys.not.${reason}`)}</p>
  const signIn = async () => {
    setBusy(true)
    tell('')
    const signed = await signByPasskey()
    const answer = signed.ok
      ? ofPasskey(
          await change<{ readonly name: string }>('POST', '/api/session/passkey', {
            passkey: signed.value,
            adopts,
          }),
        )
      : signed
    setBusy(false)
    if (answer.ok) onDone(answer.value)
    else tell(problemWords(answer.fault, language))
  }
  return (
    <>
      <Button isDisabled={isBusy} onPress={() => void signIn()}>
        {t('passkeys.signIn')}
      </Button>
      <p role="alert" className="account-problem">
        {problem}
      </p>
    </>
  )
}
