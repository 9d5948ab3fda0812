import { Button, glyphs } from '@wyrmtable/ui'
import { useCallback, useState } from 'react'
import { boxOf } from '../box/open-box.ts'
import { clockWords } from '../online/clock/clock-words.ts'
import { onlineLobbyText } from '../online/lobby/text/index.ts'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { Notice } from '../parts/Notice.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { formatRoute, goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { tournamentText } from './text/index.ts'
import { type TournamentSummary, tournaments } from './tournament.ts'
import '../people/people.css'
import './tournaments.css'

const states = ['open', 'running', 'over'] as const

/** All tournaments of the server: those that people join, those under way, those that are over. */
export function TournamentsPage() {
  const { language } = useSettings().settings
  const t = tournamentText(language)
  usePageTitle(t('list.title'))
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  const load = useCallback(() => tournaments(), [round])
  const loaded = useLoaded(load, true)
  if (loaded === undefined) return <LoadingPage />
  if ('error' in loaded) throw loaded.error
  const answer = loaded.value
  const make = () => goTo({ page: 'tournaments', make: true })
  return (
    <div className="lobby">
      <TopBar />
      {answer.ok ? (
        <main id="main" className="people tournament" tabIndex={-1}>
          <div className="people-head">
            <h1 className="display">{t('list.title')}</h1>
            <p className="lead">{t('list.lead')}</p>
          </div>
          {answer.value.tournaments.length === 0 ? (
            <section className="panel">
              <h2 className="section-title">{t('list.none')}</h2>
              <p>{t('list.noneText')}</p>
              <Button look="primary" onPress={make}>
                {t('list.make')}
              </Button>
            </section>
          ) : (
            <div>
              <Button look="primary" onPress={make}>
                {t('list.make')}
              </Button>
            </div>
          )}
          {states.map((state) => {
            const all = answer.value.tournaments.filter((one) => one.state === state)
            return all.length === 0 ? null : (
              <section key={state} className="panel" aria-labelledby={`list-${state}`}>
                <h2 id={`list-${state}`} className="section-title">
                  {t(`list.${state}`)}
                </h2>
                <ul className="tournament-list">
                  {all.map((one) => (
                    <Line key={one.id} tournament={one} />
                  ))}
                </ul>
              </section>
            )
          })}
        </main>
      ) : (
        <main id="main" className="page" tabIndex={-1}>
          <Notice isAlert glyph={glyphs.brokenTablet} title={t('noServer.title')} text={t('noServer.text')}>
            <Button look="primary" onPress={() => setRound(round + 1)}>
              {t('noServer.again')}
            </Button>
          </Notice>
        </main>
      )}
    </div>
  )
}

function Line({ tournament }: { readonly tournament: TournamentSummary }) {
  const { language } = useSettings().settings
  const t = tournamentText(language)
  const { id, name, kind, game, clock, isRated, entrants, round, state } = tournament
  const words = onlineLobbyText(language)
  return (
    <li>
      <a href={formatRoute({ page: 'tournament', id })}>{name}</a>
      <small>
        {[
          boxOf(game)?.title[language] ?? game,
          t(`kind.${kind}`),
          clockWords(clock, words),
          ...(isRated ? [words('online.isRated')] : []),
          t('list.entrants', { count: entrants }),
          ...(state === 'running' && kind !== 'league' ? [t('list.round', { round })] : []),
        ].join(' · ')}
      </small>
    </li>
  )
}
