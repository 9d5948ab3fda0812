import { formatList } from '@wyrmtable/text'
import { Button, glyphs } from '@wyrmtable/ui'
import { useCallback, useEffect, useState } from 'react'
import { whoIsHere } from '../account/account.ts'
import { boxOf, type OpenBox, openBox } from '../box/open-box.ts'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { Notice } from '../parts/Notice.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { formatRoute } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { Crosstable } from './Crosstable.tsx'
import { faultWords } from './fault-words.ts'
import { JoinPanel } from './JoinPanel.tsx'
import { MyMatches } from './MyMatches.tsx'
import { type NameOf, namesOf } from './names.ts'
import { Organise } from './Organise.tsx'
import { Rounds } from './Rounds.tsx'
import { RulesTold } from './RulesTold.tsx'
import { Standings } from './Standings.tsx'
import { type TournamentText, tournamentText } from './text/index.ts'
import { actIn, type Tournament, tournamentAt } from './tournament.ts'
import '../people/people.css'
import './tournaments.css'

/** How often the page of one that is not over is asked for anew. */
const AGAIN_MS = 5_000

/** A tournament: how it stands, what is to be played now, the tables, the rounds, and how it is played. */
export function TournamentPage({ id }: { readonly id: string }) {
  const { language } = useSettings().settings
  const t = tournamentText(language)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  const load = useCallback(async () => {
    const [answer, here] = await Promise.all([tournamentAt(id), whoIsHere()])
    const manifest = answer.ok ? boxOf(answer.value.rules.game) : undefined
    const box = manifest === undefined ? undefined : await openBox(manifest, language)
    return { answer, isGuest: !here.ok || here.value.name === null, box }
  }, [id, language, round])
  const loaded = useLoaded(load, true)
  const value = loaded !== undefined && 'value' in loaded ? loaded.value : undefined
  const isOver = value?.answer.ok === true && value.answer.value.state === 'over'
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setRound((before) => before + 1)
    }, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isOver])
  if (loaded === undefined) return <LoadingPage />
  if ('error' in loaded) throw loaded.error
  const { answer, isGuest, box } = loaded.value
  const again = () => setRound((before) => before + 1)
  const isUnknown = !answer.ok && (answer.fault.code === 'noSuchThing' || answer.fault.code === 'badInput')
  return (
    <div className="lobby">
      <TopBar />
      {answer.ok ? (
        <Shown tournament={answer.value} isGuest={isGuest} box={box} onChange={again} />
      ) : (
        <main id="main" className="page" tabIndex={-1}>
          <Notice
            isAlert={!isUnknown}
            glyph={isUnknown ? glyphs.owl : glyphs.brokenTablet}
            title={t(isUnknown ? 'unknown.title' : 'noServer.title')}
            text={t(isUnknown ? 'unknown.text' : 'noServer.text')}
          >
            {isUnknown ? (
              <a className="button" href={formatRoute({ page: 'tournaments' })}>
                {t('unknown.list')}
              </a>
            ) : (
              <Button look="primary" onPress={again}>
                {t('noServer.again')}
              </Button>
            )}
          </Notice>
        </main>
      )}
    </div>
  )
}

function Shown({
  tournament,
  isGuest,
  box,
  onChange,
}: {
  readonly tournament: Tournament
  readonly isGuest: boolean
  readonly box: OpenBox | undefined
  readonly onChange: () => void
}) {
  const { language } = useSettings().settings
  const t = tournamentText(language)
  const [problem, setProblem] = useState<string>()
  const { id, rules, state, organiser, me, entrants, rounds } = tournament
  usePageTitle(rules.name)
  const nameOf = namesOf(entrants, language)
  const seatNames = (box?.game.seatIds ?? []).slice(0, 2).map((seat) => box?.text.seat(seat) ?? seat)
  const mine = entrants.find((one) => one.id === me)
  const isIn = mine !== undefined && !mine.hasLeft
  const mayJoin =
    mine === undefined &&
    (state === 'open' || (state === 'running' && rules.kind === 'swiss' && rounds.length < rules.rounds))
  const does: Parameters<typeof Organise>[0]['does'] = (what, body) => {
    const act = async () => {
      const done = await actIn(id, what, body ?? {})
      setProblem(done.ok ? undefined : faultWords(done.fault, language))
      onChange()
    }
    void act()
  }
  return (
    <main id="main" className="people tournament" tabIndex={-1}>
      <div className="people-head">
        <h1 className="display">{rules.name}</h1>
        <p className="lead" role="status">
          {standWords(tournament, nameOf, t, language)}
        </p>
        <p className="muted">
          {t(`kind.${rules.kind}`)} · {t('page.by', { name: organiser ?? t('page.former') })}{' '}
          {t('list.entrants', { count: entrants.filter(({ hasLeft }) => !hasLeft).length })}
        </p>
      </div>
      {problem === undefined ? null : (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {isIn && state === 'running' ? (
        <MyMatches tournament={tournament} me={mine.id} nameOf={nameOf} seatNames={seatNames} />
      ) : null}
      {mayJoin ? (
        <JoinPanel
          tournament={tournament}
          isGuest={isGuest}
          box={box}
          onJoin={(wish) => does('join', wish)}
        />
      ) : null}
      {state === 'open' ? <RulesTold rules={rules} /> : null}
      {tournament.isMine && state !== 'over' ? (
        <Organise tournament={tournament} nameOf={nameOf} does={does} />
      ) : null}
      {entrants.length === 0 ? null : <Standings tournament={tournament} nameOf={nameOf} />}
      {rounds.length === 0 ? null : (
        <>
          <Crosstable tournament={tournament} nameOf={nameOf} />
          <Rounds tournament={tournament} nameOf={nameOf} seatNames={seatNames} />
        </>
      )}
      {state === 'open' ? null : <RulesTold rules={rules} />}
      <p className="panel tournament-ways">
        {rounds.length === 0 ? null : (
          <>
            <a href={`/api/tournaments/${id}/results?format=csv&lang=${t.language}`} download>
              {t('export.csv')}
            </a>
            <a href={`/api/tournaments/${id}/results`} download>
              {t('export.json')}
            </a>
          </>
        )}
        <a href={formatRoute({ page: 'tournaments' })}>{t('unknown.list')}</a>
      </p>
      {isIn && state !== 'over' ? <Leave onLeave={() => does('leave')} /> : null}
    </main>
  )
}

/** Asked once more: nobody comes back. */
function Leave({ onLeave }: { readonly onLeave: () => void }) {
  const t = tournamentText(useSettings().settings.language)
  const [isAsked, ask] = useState(false)
  if (!isAsked) {
    return (
      <div>
        <Button onPress={() => ask(true)}>{t('page.leave')}</Button>
      </div>
    )
  }
  return (
    <section className="panel" aria-label={t('page.leave')}>
      <p>{t('page.leave.note')}</p>
      <div className="people-deeds">
        <Button
          takesFocus
          onPress={() => {
            ask(false)
            onLeave()
          }}
        >
          {t('page.leave.sure')}
        </Button>
        <Button onPress={() => ask(false)}>{t('page.stay')}</Button>
      </div>
    </section>
  )
}

function standWords(
  { state, reason, rounds, rules, standings }: Tournament,
  nameOf: NameOf,
  t: TournamentText,
  language: Parameters<typeof formatList>[0],
): string {
  if (reason !== undefined) return t('page.state.off', { reason })
  if (state === 'open') return t('page.state.open')
  if (state === 'over') {
    const best = standings.filter(({ place }) => place === 1).map(({ entrant }) => nameOf(entrant))
    return t('page.state.over', { count: best.length, names: formatList(language, best) })
  }
  const left = rounds.flatMap(({ matches }) => matches).filter(({ result }) => result === undefined).length
  if (rules.kind === 'league') return t('page.state.league', { left })
  const round = rounds.length
  if (left === 0) return t('page.state.between', { round })
  const [entrants, all] = [standings.length, rules.rounds]
  const count = rules.kind === 'swiss' ? all : (entrants - 1 + (entrants % 2)) * rules.turns
  return t('page.state.running', { round, rounds: count, left })
}
