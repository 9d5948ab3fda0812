import { Button, SharedText } from '@wyrmtable/ui'
import { useState } from 'react'
import { Form } from '../account/Form.tsx'
import { ask } from '../online/wire/ask.ts'
import { copyText } from '../parts/copy-text.ts'
import { TextField } from '../parts/TextField.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { Channel, Rules, Told } from './notices.ts'
import { canPush, subscribeHere } from './push-here.ts'
import { noticesText } from './text/index.ts'

/** Further ways: this browser, a mailbox, a program of one's own. */
export function AddChannels({
  channels,
  rules,
  offers,
  here,
  onChanged,
}: {
  readonly channels: readonly Channel[]
  readonly rules: Rules
  readonly offers: Told['offers']
  readonly here: string | undefined
  readonly onChanged: () => void
}) {
  const { language } = useSettings().settings
  const t = noticesText(language)
  const [address, setAddress] = useState('')
  const [target, setTarget] = useState('')
  const [secret, show] = useState<string>()
  const [told, tell] = useState('')
  const add = async <T extends object>(way: object) => {
    // With the first way it becomes known in which language, and by which clock.
    if (channels.length === 0) {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      await ask('PUT', '/api/notices/rules', { ...rules, language, zone: timeZone })
    }
    return ask<T>('POST', '/api/notices/channels', way)
  }
  const addHere = async () => {
    tell('')
    const subscription = await subscribeHere(offers.push)
    const answer = subscription === undefined ? undefined : await add({ kind: 'push', ...subscription })
    if (answer?.ok === true) onChanged()
    else tell(t('notices.pushRefused'))
  }
  const isHere = channels.some((channel) => channel.target === here)
  return (
    <div className="account-forms">
      {isHere ? null : (
        <section className="account-form panel" aria-label={t('notices.push')}>
          <h2 className="section-title">{t('notices.push')}</h2>
          <p>{t(canPush() ? 'notices.pushText' : 'notices.pushNot')}</p>
          <p role="status" className="account-problem">
            {told}
          </p>
          <Button look="primary" isDisabled={!canPush()} onPress={() => void addHere()}>
            {t('notices.pushDeed')}
          </Button>
        </section>
      )}
      {offers.mail ? (
        <Form
          title={t('notices.mail')}
          deed={t('notices.mailDeed')}
          look="plain"
          send={() => add({ kind: 'mail', target: address })}
          onDone={() => {
            setAddress('')
            onChanged()
          }}
        >
          <p>{t('notices.mailText')}</p>
          <TextField
            label={t('notices.address')}
            type="email"
            autoComplete="email"
            required
            maxLength={200}
            value={address}
            onChange={setAddress}
          />
        </Form>
      ) : null}
      <Form
        title={t('notices.hook')}
        deed={t('notices.hookDeed')}
        look="plain"
        send={() => add<{ readonly secret: string }>({ kind: 'webhook', target, label: '' })}
        onDone={(value) => {
          setTarget('')
          show(value.secret)
          onChanged()
        }}
      >
        <p>{t('notices.hookText')}</p>
        <TextField
          label={t('notices.hookAddress')}
          type="url"
          required
          maxLength={2000}
          placeholder="https://"
          value={target}
          onChange={setTarget}
        />
        {secret === undefined ? null : (
          <SharedText
            title={t('notices.secret')}
            text={secret}
            rows={2}
            page={{ copy: copyText }}
            words={{
              copy: t('notices.copy'),
              copied: t('notices.copied'),
              failed: t('notices.notCopied'),
            }}
          >
            <Button onPress={() => show(undefined)}>{t('notices.secretKept')}</Button>
          </SharedText>
        )}
      </Form>
    </div>
  )
}
