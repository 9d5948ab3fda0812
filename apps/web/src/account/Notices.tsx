import { Button } from '@wyrmtable/ui'
import { ask } from '../online/wire/ask.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { Notice } from './account.ts'
import { accountText } from './text/index.ts'

/** What the host of the server wrote: warnings, and what keeps somebody from playing, with the reason. */
export function Notices({
  notices,
  onChanged,
}: {
  readonly notices: readonly Notice[]
  readonly onChanged: () => void
}) {
  const { language } = useSettings().settings
  const t = accountText(language)
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' })
  if (notices.length === 0) return null
  return (
    <section className="account-notices panel" aria-label={t('account.notices')}>
      <h2 className="section-title">{t('account.notices')}</h2>
      <ul>
        {notices.map(({ id, at, kind, reason, until, isInForce }) => (
          <li key={id}>
            <p>
              <b>{t(`account.notice.${kind}`, { until: until === null ? '' : moment.format(until) })}</b>{' '}
              <small>{moment.format(at)}</small>
            </p>
            <blockquote>{reason}</blockquote>
            {isInForce ? (
              <p>{t('account.notice.inForce')}</p>
            ) : (
              <Button onPress={() => void ask('POST', `/api/account/notices/${id}/seen`, {}).then(onChanged)}>
                {t('account.notice.read')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
