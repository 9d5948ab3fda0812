import { useState } from 'react'
import { ask } from '../../online/wire/ask.ts'
import { ago } from '../../parts/ago.ts'
import { TextField } from '../../parts/TextField.tsx'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { AccountLine } from '../AccountLine.tsx'
import type { Me } from '../account.ts'
import { Form } from '../Form.tsx'
import { problemWords } from '../problem-words.ts'
import { accountText } from '../text/index.ts'
import { ProofField } from './ProofField.tsx'
import { withProof } from './proof.ts'
import { passkeysText } from './text/index.ts'
import { makePasskey, withoutPasskeys } from './webauthn.ts'

/** One's passkeys: what they are called and when each was used, a way to add one, and to remove all but the last way in. */
export function Passkeys({
  me: { hasPassword, passkeys },
  onChanged,
}: {
  readonly me: Extract<Me, { name: string }>
  readonly onChanged: () => void
}) {
  const { language } = useSettings().settings
  const t = passkeysText(language)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [problem, tell] = useState('')
  const reason = withoutPasskeys()
  const isOnlyWay = !hasPassword && passkeys.length === 1
  const remove = async (id: string) => {
    const answer = await ask('DELETE', `/api/account/passkeys?${new URLSearchParams({ id })}`)
    tell(answer.ok ? '' : problemWords(answer.fault, language))
    if (answer.ok) onChanged()
  }
  const removing = ({ id, name }: (typeof passkeys)[number]) => ({
    word: t('passkeys.remove'),
    wordOf: t('passkeys.removeOf', { name }),
    does: () => void remove(id),
  })
  const list = (
    <>
      <p>{t('passkeys.lead')}</p>
      {passkeys.length === 0 ? <p className="passkey-note">{t('passkeys.none')}</p> : null}
      <ul className="account-devices">
        {passkeys.map((passkey) => (
          <AccountLine key={passkey.id} deed={isOnlyWay ? undefined : removing(passkey)}>
            <b>{passkey.name}</b>{' '}
            <small>{t('passkeys.used', { when: ago(passkey.usedAt, Date.now(), language) })}</small>
          </AccountLine>
        ))}
      </ul>
      {isOnlyWay ? <p className="passkey-note">{t('passkeys.onlyWay')}</p> : null}
      <p role="alert" className="account-problem">
        {problem}
      </p>
    </>
  )
  if (reason !== undefined) {
    return (
      <section className="account-form panel" aria-label={t('passkeys.title')}>
        <h2 className="section-title">{t('passkeys.title')}</h2>
        {list}
        <p className="passkey-note">{t(`passkeys.not.${reason}`)}</p>
      </section>
    )
  }
  return (
    <Form
      title={t('passkeys.title')}
      deed={t('passkeys.add')}
      look="plain"
      send={async () => {
        const made = await makePasskey(
          withProof(hasPassword, password, (proof) =>
            ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/account/passkeys/next', proof),
          ),
        )
        return made.ok ? ask('POST', '/api/account/passkeys', { name, made: made.value }) : made
      }}
      onDone={() => {
        setName('')
        setPassword('')
        onChanged()
      }}
    >
      {list}
      <TextField
        label={t('passkeys.name')}
        required
        maxLength={60}
        placeholder={t('passkeys.nameHint')}
        value={name}
        onChange={setName}
      />
      <ProofField
        hasPassword={hasPassword}
        name={accountText(language)('account.password')}
        value={password}
        onChange={setPassword}
      />
    </Form>
  )
}
