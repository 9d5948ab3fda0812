import { Button } from '@wyrmtable/ui'
import { useEffect, useState } from 'react'
import { TextField } from '../parts/TextField.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import { change } from './account.ts'
import { CreateAccount } from './CreateAccount.tsx'
import { AdoptField, NameField, NewPasswordField, PasswordField } from './Fields.tsx'
import { Form } from './Form.tsx'
import { followAccount } from './follow/following.ts'
import { PasskeySignIn } from './passkeys/PasskeySignIn.tsx'
import { accountText } from './text/index.ts'

interface Arrived {
  readonly name: string
}

/** A guest's page: signing in, a new account, or a new password by a code. */
export function SignedOut({
  seats,
  onCodes,
  onChanged,
}: {
  /** That the guest of this browser holds. */
  readonly seats: number
  /** The codes of a new account, to be shown this once. */
  readonly onCodes: (codes: readonly string[]) => void
  readonly onChanged: () => void
}) {
  const { settings, change: changeSettings } = useSettings()
  const t = accountText(settings.language)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [adopts, setAdopts] = useState(true)
  const [isLost, setLost] = useState(false)
  useEffect(() => followAccount(null), [])
  /** At new tables they are called so as well, until they say otherwise. */
  const arrived = ({ name }: { readonly name: string }) => changeSettings({ name })
  const adopt = <AdoptField seats={seats} value={adopts} onChange={setAdopts} />
  return (
    <>
      <p className="account-lead">{t('account.guest')}</p>
      <div className="account-forms">
        {isLost ? (
          <Form
            title={t('account.recover')}
            deed={t('account.recoverDeed')}
            send={() => change<Arrived>('POST', '/api/session/recover', { name, code, password, adopts })}
            onDone={(value) => {
              arrived(value)
              onChanged()
            }}
          >
            <p>{t('account.recoverText')}</p>
            <NameField value={name} onChange={setName} />
            <TextField
              label={t('account.code')}
              autoComplete="one-time-code"
              spellCheck={false}
              required
              maxLength={40}
              value={code}
              onChange={setCode}
            />
            <NewPasswordField name={t('account.newPassword')} value={password} onChange={setPassword} />
            {adopt}
            <Button onPress={() => setLost(false)}>{t('account.back')}</Button>
          </Form>
        ) : (
          <Form
            title={t('account.signIn')}
            deed={t('account.signIn')}
            send={() => change<Arrived>('POST', '/api/session', { name, password, adopts })}
            onDone={(value) => {
              arrived(value)
              onChanged()
            }}
            after={
              <>
                <PasskeySignIn
                  adopts={adopts}
                  onDone={(value) => {
                    arrived(value)
                    onChanged()
                  }}
                />
                <Button onPress={() => setLost(true)}>{t('account.lost')}</Button>
              </>
            }
          >
            <NameField value={name} onChange={setName} />
            <PasswordField name={t('account.password')} value={password} onChange={setPassword} />
            {adopt}
          </Form>
        )}
        <CreateAccount
          seats={seats}
          adopts={adopts}
          onAdopts={setAdopts}
          onDone={(opened) => {
            arrived(opened)
            onCodes(opened.codes)
          }}
        />
      </div>
    </>
  )
}
