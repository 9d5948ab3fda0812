import { formatRoute } from '../../route.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { companyText } from '../text/index.ts'
import type { Done } from './host.ts'

/** What was done, by whom and why, latest first. */
export function HostLog({
  log,
  isOfOne = false,
}: {
  readonly log: readonly Done[]
  readonly isOfOne?: boolean
}) {
  const { language } = useSettings().settings
  const t = companyText(language)
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  if (log.length === 0) return <p>{t('host.nothing')}</p>
  return (
    <ul className="host-list">
      {log.map(({ at, about, kind, reason, until, isSeen, by }) => (
        <li key={`${at} ${about}`}>
          <p className="host-person">
            {isOfOne ? null : about === null ? (
              <strong>{t('host.former')}</strong>
            ) : (
              <a className="company-person" href={formatRoute({ page: 'host', name: about })}>
                {about}
              </a>
            )}
            <strong>
              {t(`host.kind.${kind}`)}
              {until === null ? '' : ` ${t('host.until', { date: moment.format(until) })}`}
            </strong>
            <small>
              {moment.format(at)} · {by === null ? t('host.byCommand') : t('host.by', { name: by })} ·{' '}
              {t(isSeen ? 'host.read' : 'host.unread')}
            </small>
          </p>
          <blockquote>{reason}</blockquote>
        </li>
      ))}
    </ul>
  )
}
