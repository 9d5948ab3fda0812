import { momentWords } from '../online/clock/clock-words.ts'
import { formatRoute } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { type NameOf, pointsText } from './names.ts'
import { type TournamentText, tournamentText } from './text/index.ts'
import type { Tournament, TournamentMatch } from './tournament.ts'

/** What was played, is played and is to be played, the latest round first. */
export function Rounds({
  tournament,
  nameOf,
  seatNames,
}: {
  readonly tournament: Tournament
  readonly nameOf: NameOf
  readonly seatNames: readonly string[]
}) {
  const { language } = useSettings().settings
  const t = tournamentText(language)
  const { rounds, rules, now } = tournament
  const ordered = rules.kind === 'league' ? rounds : rounds.toReversed()
  return (
    <section className="panel" aria-labelledby="rounds">
      <h2 id="rounds" className="section-title">
        {t('rounds.title')}
      </h2>
      {ordered.map(({ round, matches, bye, seed, endsAt }) => (
        <div key={round} className="tournament-round">
          <h3>
            {t('rounds.round', { round })}
            {endsAt === undefined || tournament.state === 'over' ? null : (
              <small>{t('rounds.until', { when: momentWords(endsAt, now, language) })}</small>
            )}
          </h3>
          <ul>
            {matches.map((match) => {
              const [one, two] = match.seats.map(nameOf)
              const names = { one: one ?? '', two: two ?? '' }
              return (
                <li key={match.id}>
                  <span>
                    {names.one} <small>{seatNames[0]}</small>
                  </span>
                  <b>{standOf(match, t)}</b>
                  <span>
                    {names.two} <small>{seatNames[1]}</small>
                  </span>
                  {match.state === 'none' || match.state === 'open' ? (
                    <span />
                  ) : (
                    <a
                      href={formatRoute({ page: 'online', match: match.id })}
                      aria-label={t('page.look.match', names)}
                    >
                      {t('page.look')}
                    </a>
                  )}
                  {match.result === undefined || match.result.kind === 'played' ? null : (
                    <small className="result-kind">
                      {t(`result.${match.result.kind}`, { reason: match.result.reason ?? '' })}
                    </small>
                  )}
                </li>
              )
            })}
            {bye === undefined ? null : <li className="is-bye">{t('rounds.bye', { name: nameOf(bye) })}</li>}
          </ul>
          <small className="muted chance">{t('rounds.chance', { seed })}</small>
        </div>
      ))}
    </section>
  )
}

function standOf({ result, state }: TournamentMatch, t: TournamentText): string {
  if (result === undefined) return t(state === 'running' ? 'rounds.running' : 'rounds.open')
  const [one, two] = result.points
  return t('rounds.points', { one: pointsText(one), two: pointsText(two) })
}
