import { ask } from '../../online/wire/ask.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { PersonLink } from '../PersonLink.tsx'
import { companyText } from '../text/index.ts'
import type { useDeeds } from '../use-deeds.ts'
import { type Club, isIn, roles } from './club.ts'

/** Who is in a club and what they are; for who leads it, what may be done about each, and who asks to come in. */
export function ClubMembers({
  club: { id, role, members, asked = [] },
  me,
  does,
}: {
  readonly club: Club
  readonly me: string | null
  readonly does: ReturnType<typeof useDeeds>['does']
}) {
  const t = companyText(useSettings().settings.language)
  const pathOf = (name: string) => `/api/clubs/${id}/members/${encodeURIComponent(name)}`
  const mayPutOut = (theirs: string) => role === 'owner' || (role === 'officer' && theirs === 'member')
  const title = t(isIn({ role }) ? 'clubs.people' : 'clubs.leaders')
  return (
    <>
      {asked.length === 0 ? null : (
        <section className="account-form panel is-asking" aria-label={t('clubs.asking')}>
          <h2 className="section-title">{t('clubs.asking')}</h2>
          <ul className="account-devices">
            {asked.map(({ name }) => (
              <li key={name}>
                <PersonLink name={name} />
                <span className="company-deeds">
                  <button
                    type="button"
                    className="button button-primary"
                    aria-label={t('clubs.letIn', { name })}
                    onClick={() => void does(ask('PUT', pathOf(name), { role: 'member' }))}
                  >
                    {t('clubs.letInShort')}
                  </button>
                  <button
                    type="button"
                    className="button"
                    aria-label={t('clubs.refuse', { name })}
                    onClick={() => void does(ask('DELETE', pathOf(name)))}
                  >
                    {t('clubs.refuseShort')}
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="account-form panel" aria-label={title}>
        <h2 className="section-title">{title}</h2>
        <ul className="account-devices">
          {members.map(({ name, role: theirs }) => (
            <li key={name}>
              <PersonLink name={name} />
              <span className="company-deeds">
                {role === 'owner' ? (
                  <select
                    aria-label={t('clubs.roleOf', { name })}
                    value={theirs}
                    onChange={(event) => void does(ask('PUT', pathOf(name), { role: event.target.value }))}
                  >
                    {roles.map((one) => (
                      <option key={one} value={one}>
                        {t(`clubs.role.${one}`)}
                      </option>
                    ))}
                  </select>
                ) : (
                  <small>{t(`clubs.role.${theirs}`)}</small>
                )}
                {mayPutOut(theirs) && name !== me && theirs !== 'owner' ? (
                  <button
                    type="button"
                    className="button"
                    aria-label={t('clubs.putOutOf', { name })}
                    onClick={() => void does(ask('DELETE', pathOf(name)))}
                  >
                    {t('clubs.putOut')}
                  </button>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
