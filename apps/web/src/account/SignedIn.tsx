import { Button, Dialog, madeFileName } from '@wyrmtable/ui'
import { useEffect, useState } from 'react'
import { ask } from '../online/wire/ask.ts'
import { ago } from '../parts/ago.ts'
import { formatRoute } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { download } from '../store/download.ts'
import { AccountLine } from './AccountLine.tsx'
import { change, type Device, type Me } from './account.ts'
import { Blocked } from './Blocked.tsx'
import { BotLabel } from './bot/BotLabel.tsx'
import { takeWayBack } from './come-back.ts'
import { NewPasswordField } from './Fields.tsx'
import { Form } from './Form.tsx'
import { followAccount } from './follow/following.ts'
import { Notices } from './Notices.tsx'
import { Passkeys } from './passkeys/Passkeys.tsx'
import { ProofField } from './passkeys/ProofField.tsx'
import { withProof } from './passkeys/proof.ts'
import { passkeysText } from './passkeys/text/index.ts'
import { problemWords } from './problem-words.ts'
import { accountText } from './text/index.ts'
import { Tokens } from './tokens/Tokens.tsx'

/** The page of somebody with an account: devices, password, codes, data. */
export function SignedIn({
  me,
  onCodes,
  onChanged,
}: {
  readonly me: Extract<Me, { name: string }>
  readonly onCodes: (codes: readonly string[]) => void
  readonly onChanged: () => void
}) {
  const { language } = useSettings().settings
  const t = accountText(language)
  const passkeys = passkeysText(language)
  const { hasPassword } = me
  const changing = hasPassword ? t('account.change') : passkeys('passkeys.setPassword')
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [forCodes, setForCodes] = useState('')
  const [told, tell] = useState('')
  const [isDeleting, setDeleting] = useState(false)
  const [lastWord, setLastWord] = useState('')
  const [wayBack] = useState(takeWayBack)
  useEffect(() => followAccount(me.name), [me.name])
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(me.createdAt)
  const hear = async (deed: Promise<Awaited<ReturnType<typeof change>>>) => {
    const answer = await deed
    if (answer.ok) onChanged()
    else tell(problemWords(answer.fault, language))
  }
  const save = async () => {
    const answer = await ask<object>('GET', '/api/account/export')
    if (answer.ok) download(`wyrmtable-${madeFileName(me.name, 'account')}.json`, answer.value)
    else tell(problemWords(answer.fault, language))
  }
  const nameOf = ({ device }: Device) => device || t('account.device')
  const signingOut = (device: Device) => ({
    word: t('account.signOut'),
    wordOf: t('account.signOutOf', { device: nameOf(device) }),
    does: () => void hear(ask('DELETE', `/api/sessions/${device.key}`)),
  })
  return (
    <>
      <p className="account-lead">{t('account.since', { date: since })}</p>
      <p className="account-ways">
        {wayBack === undefined ? null : (
          <a className="button button-primary" href={wayBack}>
            {t('account.toTable')}
          </a>
        )}
        <a className="button" href={formatRoute({ page: 'person', name: me.name })}>
          {t('account.profile')}
        </a>
        <a className="button" href="#/friends">
          {t('account.friends')}
        </a>
        <a className="button" href="#/clubs">
          {t('account.clubs')}
        </a>
        <a className="button" href="#/notices">
          {t('account.toNotices')}
        </a>
        <a className="button" href="#/ratings">
          {t('account.best')}
        </a>
        {me.isHost ? (
          <a className="button" href="#/host">
            {t('account.host')}
          </a>
        ) : null}
      </p>
      <Notices notices={me.notices} onChanged={onChanged} />
      <p role="status" className="account-told">
        {told}
      </p>
      <div className="account-forms">
        <section className="account-form panel">
          <h2 className="section-title">{t('account.devices')}</h2>
          <ul className="account-devices">
            {me.devices.map((device) => (
              <AccountLine key={device.key} deed={device.isThis ? undefined : signingOut(device)}>
                <b>{nameOf(device)}</b>{' '}
                <small>
                  {device.isThis
                    ? t('account.this')
                    : t('account.seen', { when: ago(device.seenAt, Date.now(), language) })}
                </small>
              </AccountLine>
            ))}
          </ul>
          <Button onPress={() => hear(change('DELETE', '/api/session'))}>{t('account.signOut')}</Button>
          <Button onPress={() => hear(change('DELETE', '/api/sessions'))}>{t('account.signOutAll')}</Button>
        </section>
        <Passkeys me={me} onChanged={onChanged} />
        <Form
          title={changing}
          deed={changing}
          look="plain"
          send={() =>
            hasPassword
              ? ask('PUT', '/api/account/password', { old, password })
              : withProof(false, '', (proof) => ask('PUT', '/api/account/password', { ...proof, password }))
          }
          onDone={() => {
            setOld('')
            setPassword('')
            tell(t('account.changed'))
            onChanged()
          }}
        >
          <input type="text" autoComplete="username" value={me.name} readOnly hidden />
          {hasPassword ? null : <p>{passkeys('passkeys.setPasswordText')}</p>}
          <ProofField {...{ hasPassword }} name={t('account.old')} value={old} onChange={setOld} />
          <NewPasswordField name={t('account.newPassword')} value={password} onChange={setPassword} />
        </Form>
        <Form
          title={t('account.recovery')}
          deed={t('account.renew')}
          look="plain"
          send={() =>
            withProof(hasPassword, forCodes, (proof) =>
              ask<{ readonly codes: readonly string[] }>('POST', '/api/account/codes', proof),
            )
          }
          onDone={({ codes }) => onCodes(codes)}
        >
          <p>
            {t('account.left', { count: me.codesLeft })} {t('account.renewNote')}
          </p>
          <ProofField
            {...{ hasPassword }}
            name={t('account.password')}
            value={forCodes}
            onChange={setForCodes}
          />
        </Form>
        <Tokens hasPassword={hasPassword} />
        <Blocked />
        <BotLabel me={me} onChanged={onChanged} />
        <section className="account-form panel">
          <h2 className="section-title">{t('account.data')}</h2>
          <Button onPress={save}>{t('account.export')}</Button>
          <Button onPress={() => setDeleting(true)}>{t('account.delete')}</Button>
        </section>
      </div>
      <Dialog title={t('account.delete')} isOpen={isDeleting} onClose={() => setDeleting(false)}>
        <p>{t('account.deleteText')}</p>
        <Form
          title={t('account.delete')}
          deed={t('account.delete')}
          send={() => withProof(hasPassword, lastWord, (proof) => change('DELETE', '/api/account', proof))}
          onDone={onChanged}
        >
          <ProofField
            {...{ hasPassword }}
            name={t('account.password')}
            value={lastWord}
            onChange={setLastWord}
          />
          <Button onPress={() => setDeleting(false)}>{t('account.keep')}</Button>
        </Form>
      </Dialog>
    </>
  )
}
