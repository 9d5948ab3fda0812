import { ago } from '../../parts/ago.ts'
import { formatRoute } from '../../route.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { companyText } from '../text/index.ts'
import type { HostPerson } from './host.ts'

/** People with an account, by a part of their name. */
export function HostPeople({
  people,
  like,
  onLike,
}: {
  readonly people: readonly HostPerson[]
  readonly like: string
  readonly onLike: (like: string) => void
}) {
  const t = companyText(useSettings().settings.language)
  return (
    <section className="account-form panel" aria-label={t('host.people')}>
      <h2 className="section-title">{t('host.people')}</h2>
      <label className="field host-tabs">
        <span>{t('host.find')}</span>
        <input type="search" maxLength={40} value={like} onChange={(event) => onLike(event.target.value)} />
      </label>
      {people.length === 0 ? <p>{t('host.nobody')}</p> : null}
      <ul className="host-list">
        {people.map((person) => (
          <li key={person.name}>
            <p className="host-person">
              <a className="company-person" href={formatRoute({ page: 'host', name: person.name })}>
                {person.name}
              </a>
              <StandingOf person={person} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Since when somebody is here, when they were seen, and what keeps them from playing. */
export function StandingOf({ person }: { readonly person: HostPerson }) {
  const { language } = useSettings().settings
  const t = companyText(language)
  const { createdAt, seenAt, isHost, inForce } = person
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <>
      {inForce === null ? null : (
        <b>
          {t(`host.kind.${inForce.kind}`)}
          {inForce.until === null ? '' : ` ${t('host.until', { date: day.format(inForce.until) })}`}
        </b>
      )}
      <small>
        {isHost ? `${t('host.isHost')} · ` : ''}
        {t('host.joined', { date: day.format(createdAt) })} ·{' '}
        {seenAt === null ? t('host.never') : t('host.seen', { when: ago(seenAt, Date.now(), language) })}
      </small>
    </>
  )
}
