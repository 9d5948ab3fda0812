import { useCallback, useState } from 'react'
import { whoIsHere } from '../../account/account.ts'
import { Form } from '../../account/Form.tsx'
import { ask } from '../../online/wire/ask.ts'
import { LoadingPage } from '../../parts/LoadingPage.tsx'
import { usePageTitle } from '../../parts/page-title.ts'
import { TopBar } from '../../parts/TopBar.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { formatRoute, goTo } from '../../route.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { companyText } from '../text/index.ts'
import { Unanswered } from '../Unanswered.tsx'
import { ClubFields } from './ClubFields.tsx'
import { allClubs, type ClubWish, type ListedClub } from './club.ts'
import '../../account/account.css'
import '../company.css'

/** All clubs, one's own first, and a way to found one. */
export function ClubsPage() {
  const t = companyText(useSettings().settings.language)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  const load = useCallback(async () => {
    const [clubs, here] = await Promise.all([allClubs(), whoIsHere()])
    return { clubs, isGuest: !here.ok || here.value.name === null }
  }, [round])
  const loaded = useLoaded(load, true)
  usePageTitle(t('clubs.title'))
  if (loaded === undefined) return <LoadingPage />
  if ('error' in loaded) throw loaded.error
  const { clubs: answer, isGuest } = loaded.value
  const clubs = answer.ok ? answer.value.clubs : []
  const mine = clubs.filter(({ role }) => role !== null)
  const others = clubs.filter(({ role }) => role === null)
  return (
    <div className="lobby">
      <TopBar />
      {answer.ok ? (
        <main id="main" className="account" tabIndex={-1}>
          <h1 className="display">{t('clubs.title')}</h1>
          <p className="account-lead">{t('clubs.lead')}</p>
          <div className="account-forms">
            {mine.length === 0 ? null : <ClubList title={t('clubs.mine')} clubs={mine} />}
            <ClubList
              title={t('clubs.others')}
              clubs={others}
              none={t(mine.length === 0 ? 'clubs.none' : 'clubs.noOthers')}
            />
            {isGuest ? <NeedsAccount /> : <Found />}
          </div>
        </main>
      ) : (
        <Unanswered fault={answer.fault} onAgain={() => setRound(round + 1)} />
      )}
    </div>
  )
}

function ClubList({
  title,
  clubs,
  none,
}: {
  readonly title: string
  readonly clubs: readonly ListedClub[]
  readonly none?: string
}) {
  const t = companyText(useSettings().settings.language)
  return (
    <section className="account-form panel" aria-label={title}>
      <h2 className="section-title">{title}</h2>
      {clubs.length === 0 ? <p>{none}</p> : null}
      <ul className="clubs">
        {clubs.map(({ id, name, about, count, role }) => (
          <li key={id}>
            <a className="company-person" href={formatRoute({ page: 'club', club: id })}>
              {name}
            </a>{' '}
            <small>
              {t('clubs.members', { count })}
              {role === null ? '' : ` · ${t(`clubs.role.${role}`)}`}
            </small>
            {about === '' ? null : <p>{about}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Found() {
  const t = companyText(useSettings().settings.language)
  const [wish, setWish] = useState<ClubWish>({ name: '', about: '', joining: 'request' })
  return (
    <Form
      title={t('clubs.found')}
      deed={t('clubs.found')}
      look="plain"
      send={() => ask<{ readonly id: string }>('POST', '/api/clubs', wish)}
      onDone={({ id }) => goTo({ page: 'club', club: id })}
    >
      <ClubFields wish={wish} onChange={setWish} />
    </Form>
  )
}

function NeedsAccount() {
  const t = companyText(useSettings().settings.language)
  return (
    <section className="account-form panel" aria-label={t('clubs.found')}>
      <h2 className="section-title">{t('clubs.found')}</h2>
      <p>
        {t('company.needsAccount')}. {t('company.needsAccountText')}
      </p>
      <a className="button" href="#/account">
        {t('company.account')}
      </a>
    </section>
  )
}
