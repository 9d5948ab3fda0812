import { Button, glyphs } from '@wyrmtable/ui'
import { useCallback, useState } from 'react'
import { whoIsHere } from '../../account/account.ts'
import { OnlineGames } from '../../online/lobby/OnlineGames.tsx'
import type { MatchSummary } from '../../online/wire/answers.ts'
import { ask } from '../../online/wire/ask.ts'
import { LoadingPage } from '../../parts/LoadingPage.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { usePageTitle } from '../../parts/page-title.ts'
import { TopBar } from '../../parts/TopBar.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { goTo } from '../../route.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { companyText } from '../text/index.ts'
import { Unanswered } from '../Unanswered.tsx'
import { useDeeds } from '../use-deeds.ts'
import { ClubMembers } from './ClubMembers.tsx'
import { ClubSettings } from './ClubSettings.tsx'
import { type Club, isIn } from './club.ts'
import '../../account/account.css'
import '../../online/online.css'
import '../company.css'

/** A club: what it is about, who is in it, its tables, and for who leads it what is to be done. */
export function ClubPage({ club: id, link }: { readonly club: string; readonly link: string | undefined }) {
  const t = companyText(useSettings().settings.language)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  const load = useCallback(async () => {
    const [club, here, tables] = await Promise.all([
      ask<Club>('GET', `/api/clubs/${id}`),
      whoIsHere(),
      ask<{ readonly tables: readonly MatchSummary[] }>('GET', '/api/tables'),
    ])
    return {
      club,
      me: here.ok ? here.value.name : null,
      tables: tables.ok ? tables.value.tables.filter(({ club: of }) => of?.id === id) : [],
    }
  }, [id, round])
  const loaded = useLoaded(load, true)
  const again = () => setRound(round + 1)
  const club =
    loaded !== undefined && 'value' in loaded && loaded.value.club.ok ? loaded.value.club.value : undefined
  usePageTitle(club?.name ?? t('clubs.title'))
  if (loaded === undefined) return <LoadingPage />
  if ('error' in loaded) throw loaded.error
  const { club: answer, me, tables } = loaded.value
  const isUnknown = !answer.ok && ['noSuchThing', 'badInput'].includes(answer.fault.code)
  return (
    <div className="lobby">
      <TopBar />
      {answer.ok ? (
        <Told club={answer.value} me={me} link={link} tables={tables} onChanged={again} />
      ) : isUnknown ? (
        <main id="main" className="page" tabIndex={-1}>
          <Notice glyph={glyphs.owl} title={t('clubs.unknown')} text={t('clubs.unknownText')}>
            <a className="button" href="#/clubs">
              {t('clubs.all')}
            </a>
          </Notice>
        </main>
      ) : (
        <Unanswered fault={answer.fault} onAgain={again} />
      )}
    </div>
  )
}

function Told({
  club,
  me,
  link,
  tables,
  onChanged,
}: {
  readonly club: Club
  readonly me: string | null
  readonly link: string | undefined
  readonly tables: readonly MatchSummary[]
  readonly onChanged: () => void
}) {
  const { language } = useSettings().settings
  const t = companyText(language)
  const { said, does } = useDeeds(onChanged)
  const { id, name, about, joining, createdAt, role, count } = club
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(createdAt)
  const leave = async () => {
    const path = `/api/clubs/${id}/members/${encodeURIComponent(me ?? '')}`
    // The last of all takes the club away.
    if ((await does(ask('DELETE', path))) && count === 1 && isIn(club)) goTo({ page: 'clubs' })
  }
  const join = () => void does(ask('POST', `/api/clubs/${id}/members`, link === undefined ? {} : { link }))
  return (
    <main id="main" className="account" tabIndex={-1}>
      <h1 className="display">{name}</h1>
      {about === '' ? null : <p className="account-lead club-about">{about}</p>}
      <p className="account-lead">
        {t('clubs.since', { date: since })} {t('clubs.members', { count })}
        {role === null ? '' : ` · ${t(`clubs.role.${role}`)}`}
      </p>
      <div className="account-ways">
        {isIn(club) ? null : me === null ? (
          <a className="button button-primary" href="#/account">
            {t('company.account')}
          </a>
        ) : role === 'asked' && link === undefined ? (
          <p>{t('clubs.waits')}</p>
        ) : joining === 'link' && link === undefined ? (
          <p>{t('clubs.byLink')}</p>
        ) : (
          <Button look="primary" onPress={join}>
            {t(joining === 'open' || link !== undefined ? 'clubs.join' : 'clubs.ask')}
          </Button>
        )}
        {role === null ? null : (
          <Button onPress={() => void leave()}>
            {t(role === 'asked' ? 'clubs.withdraw' : 'clubs.leave')}
          </Button>
        )}
        <a className="button" href="#/clubs">
          {t('clubs.all')}
        </a>
      </div>
      {isIn(club) || me !== null ? null : <p>{t('company.needsAccountText')}</p>}
      <p role="status" className="account-told">
        {said}
      </p>
      {isIn(club) ? (
        <section aria-label={t('clubs.tables')} className="club-tables">
          {tables.length > 0 ? (
            <OnlineGames lobby={{ mine: [], open: tables }} mostOver={0} />
          ) : (
            <div className="account-form panel">
              <h2 className="section-title">{t('clubs.tables')}</h2>
              <p>
                {t('clubs.noTables')} {t('clubs.layText')}
              </p>
              <a className="button" href="#/">
                {t('clubs.lay')}
              </a>
            </div>
          )}
        </section>
      ) : null}
      <div className="account-forms">
        <ClubMembers club={club} me={me} does={does} />
        {role === 'owner' || role === 'officer' ? <ClubSettings club={club} does={does} /> : null}
      </div>
    </main>
  )
}
