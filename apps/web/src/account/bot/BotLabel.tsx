import { useState } from 'react'
import { ask } from '../../online/wire/ask.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import type { Me } from '../account.ts'
import { Form } from '../Form.tsx'
import { ProofField } from '../passkeys/ProofField.tsx'
import { withProof } from '../passkeys/proof.ts'
import { accountText } from '../text/index.ts'
import { botText } from './text/index.ts'

/** Says for ever that a program plays by the account; once it is said, that it does. */
export function BotLabel({
  me: { hasPassword, isBot },
  onChanged,
}: {
  readonly me: Extract<Me, { name: string }>
  readonly onChanged: () => void
}) {
  const { language } = useSettings().settings
  const t = botText(language)
  const [password, setPassword] = useState('')
  if (isBot) {
    return (
      <section className="account-form panel" aria-label={t('bot.title')}>
        <h2 className="section-title">{t('bot.title')}</h2>
        <p>{t('bot.is')}</p>
      </section>
    )
  }
  return (
    <Form
      title={t('bot.title')}
      deed={t('bot.label')}
      look="plain"
      send={() => withProof(hasPassword, password, (proof) => ask('POST', '/api/account/bot', proof))}
      onDone={onChanged}
    >
      <p>{t('bot.lead')}</p>
      <label className="check">
        <input type="checkbox" required />
        <span>{t('bot.sure')}</span>
      </label>
      <ProofField
        {...{ hasPassword }}
        name={accountText(language)('account.password')}
        value={password}
        onChange={setPassword}
      />
    </Form>
  )
}
