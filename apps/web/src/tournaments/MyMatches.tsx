import { Button } from '@wyrmtable/ui'
import { momentWords } from '../online/clock/clock-words.ts'
import { ownNight } from '../online/clock/own-night.ts'
import { newKey } from '../online/session/outbox.ts'
import { ask } from '../online/wire/ask.ts'
import { newsLine } from '../online/wire/news-line.ts'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { NameOf } from './names.ts'
import { tournamentText } from './text/index.ts'
import type { Tournament, TournamentMatch } from './tournament.ts'

/** What somebody who takes part has to play now; in a league also what they may play ahead. */
export function MyMatches({
  tournament,
  me,
  nameOf,
  seatNames,
}: {
  readonly tournament: Tournament
  readonly me: number
  readonly nameOf: NameOf
  readonly seatNames: readonly string[]
}) {
  const { language } = useSettings().settings
  const t = tournamentText(language)
  const { rounds, now, rules } = tournament
  const mine = rounds.flatMap(({ round, matches, sitBy }) =>
    matches
      .filter(({ seats, result }) => result === undefined && seats.includes(me))
      .map((match) => ({ round, sitBy, match })),
  )
  const isFree = mine.length === 0 && rounds.at(-1)?.bye === me && tournament.state === 'running'
  const sit = async ({ id, state }: TournamentMatch) => {
    if (state === 'open') {
      // That it is rated was said before they joined. Whoever sits there already is told so, and goes there.
      const seed = newKey()
      await ask('POST', `/api/matches/${id}/join`, { name: nameOf(me), seed, rated: true, ...ownNight() })
      newsLine().renew()
    }
    goTo({ page: 'online', match: id })
  }
  return (
    <section className="panel my-match" aria-labelledby="my-match">
      <h2 id="my-match" className="section-title">
        {t('page.mine')}
      </h2>
      {mine.length === 0 ? <p>{t(isFree ? 'page.mine.free' : 'page.mine.none')}</p> : null}
      {rules.kind === 'league' && mine.length > 1 ? <p className="muted">{t('page.mine.ahead')}</p> : null}
      <ul>
        {mine.map(({ round, sitBy, match }, place) => {
          const side = match.seats.indexOf(me)
          const opponent = nameOf(match.seats[1 - side] ?? 0)
          return (
            <li key={match.id}>
              <span>
                {t('page.mine.against', { round, name: opponent, seat: seatNames[side] ?? '' })}
                {match.state === 'open' && sitBy > now ? (
                  <small>{t('page.mine.sit', { when: momentWords(sitBy, now, language) })}</small>
                ) : null}
              </span>
              <Button look={place === 0 ? 'primary' : 'plain'} onPress={() => void sit(match)}>
                {t(mine.length === 1 ? 'page.play' : 'page.play.round', { round })}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
