import { ask } from '../../online/wire/ask.ts'
import { Choice } from '../../parts/Choice.tsx'
import { formatRoute } from '../../route.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { companyText } from '../text/index.ts'
import { useDeeds } from '../use-deeds.ts'
import type { Report } from './host.ts'

/** What people reported: those that wait, or all. */
export function HostReports({
  reports,
  which,
  onWhich,
  onChanged,
}: {
  readonly reports: readonly Report[]
  readonly which: 'open' | 'all'
  readonly onWhich: (which: 'open' | 'all') => void
  readonly onChanged: () => void
}) {
  const t = companyText(useSettings().settings.language)
  return (
    <section className="account-form panel" aria-label={t('host.reports')}>
      <h2 className="section-title">{t('host.reports')}</h2>
      <div className="host-tabs">
        <Choice
          label={t('host.which')}
          value={which}
          choices={(['open', 'all'] as const).map((value) => ({ value, name: t(`host.${value}`) }))}
          onChoose={onWhich}
        />
      </div>
      <ReportList reports={reports} onChanged={onChanged} />
    </section>
  )
}

export function ReportList({
  reports,
  onChanged,
}: {
  readonly reports: readonly Report[]
  readonly onChanged: () => void
}) {
  const { language } = useSettings().settings
  const t = companyText(language)
  const { said, does } = useDeeds(onChanged)
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const nameOf = (name: string | null) => name ?? t('host.former')
  return (
    <>
      {reports.length === 0 ? <p>{t('host.noReports')}</p> : null}
      <ul className="host-list">
        {reports.map(({ id, at, by, about, match, words, isOpen }) => (
          <li key={id}>
            <p className="host-person">
              <strong>{t('host.reported', { by: nameOf(by), about: nameOf(about) })}</strong>
              <small>
                {moment.format(at)}
                {isOpen ? '' : ` · ${t('host.settled')}`}
              </small>
            </p>
            <blockquote>{words}</blockquote>
            <div className="company-deeds">
              {about === null ? null : (
                <a className="button" href={formatRoute({ page: 'host', name: about })}>
                  {t('host.lookAt', { name: about })}
                </a>
              )}
              {match === null ? null : (
                <a className="button" href={formatRoute({ page: 'online', match })}>
                  {t('host.match')}
                </a>
              )}
              {isOpen ? (
                <button
                  type="button"
                  className="button"
                  aria-label={t('host.dismissOf', { name: nameOf(about) })}
                  onClick={() => void does(ask('DELETE', `/api/host/reports/${id}`))}
                >
                  {t('host.dismiss')}
                </button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <p role="alert" className="account-problem">
        {said}
      </p>
    </>
  )
}
