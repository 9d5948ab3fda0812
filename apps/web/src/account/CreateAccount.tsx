import { useState } from 'react'
import { ask } from '../online/wire/ask.ts'
import { Choice } from '../parts/Choice.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import { change } from './account.ts'
import { AdoptField, NameField, NewPasswordField } from './Fields.tsx'
import { Form } from './Form.tsx'
import { passkeysText } from './passkeys/text/index.ts'
import { makePasskey, ofPasskey, withoutPasskeys } from './passkeys/webauthn.ts'
import { accountText } from './text/index.ts'

interface Opened {
  readonly name: string
  readonly codes: readonly string[]
}

/** A new account, by a password or by a passkey where the page can have one. */
export function CreateAccount({
  seats,
  adopts,
  onAdopts,
  onDone,
}: {
  readonly seats: number
  readonly adopts: boolean
  readonly onAdopts: (adopts: boolean) => void
  readonly onDone: (opened: Opened) => void
}) {
  const { language } = useSettings().settings
  const [t, keys] = [accountText(language), passkeysText(language)]
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [way, setWay] = useState<'password' | 'passkey'>('password')
  const send = async () => {
    if (way === 'password') return change<Opened>('POST', '/api/accounts', { name, password, adopts })
    const asked = ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/passkeys', { name })
    const made = await makePasskey(asked)
    if (!made.ok) return made
    const passkey = { name: keys('passkeys.first'), made: made.value }
    return ofPasskey(await change<Opened>('POST', '/api/accounts', { name, passkey, adopts }))
  }
  return (
    <Form title={t('account.create')} deed={t('account.createDeed')} look="plain" send={send} onDone={onDone}>
      <NameField value={name} onChange={setName} />
      {withoutPasskeys() === undefined ? (
        <Choice
          label={keys('passkeys.by')}
          value={way}
          choices={[
            { value: 'password', name: keys('passkeys.byPassword') },
            { value: 'passkey', name: keys('passkeys.byPasskey') },
          ]}
          onChoose={setWay}
        />
      ) : null}
      {way === 'password' ? (
        <NewPasswordField name={t('account.password')} value={password} onChange={setPassword} />
      ) : (
        <p>{keys('passkeys.createText')}</p>
      )}
      <AdoptField seats={seats} value={adopts} onChange={onAdopts} />
    </Form>
  )
}
