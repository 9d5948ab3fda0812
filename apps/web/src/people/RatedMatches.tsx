import { formatList } from '@wyrmtable/text'
import { boxOf } from '../box/open-box.ts'
import { ReplayLink } from '../parts/ReplayLink.tsx'
import { formatRoute } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { RatedMatch, SeatNames } from './person.ts'
import { peopleText } from './text/index.ts'

/** Rated matches of somebody, each with how it ended, why, and what it counted for. */
export function RatedMatches({
  matches,
  seatNames,
}: {
  readonly matches: readonly RatedMatch[]
  readonly seatNames: SeatNames
}) {
  const { language } = useSettings().settings
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <ul className="rated-matches">
      {matches.map((one) => (
        <li key={one.match}>
          <span className="rated-when">
            <b className="caps">{boxOf(one.game)?.title[language] ?? one.game}</b>
            <small>{day.format(one.at)}</small>
          </span>
          <MatchWords told={one} seatNames={seatNames} />
          <Change told={one} />
          <ReplayLink match={one.match} isBrief />
        </li>
      ))}
    </ul>
  )
}

function MatchWords({ told, seatNames }: { readonly told: RatedMatch; readonly seatNames: SeatNames }) {
  const { language } = useSettings().settings
  const t = peopleText(language)
  const { game, seat, seats } = told
  const own = seats.find((one) => one.seat === seat)
  const others = seats.filter((one) => one.seat !== seat)
  const nameOf = (one: (typeof seats)[number]) => one.name ?? t('person.former')
  const result = own?.place !== 1 ? 'lost' : seats.every(({ place }) => place === 1) ? 'drawn' : 'won'
  const early = seats.flatMap((one) =>
    one.ending === 'resigned' || one.ending === 'outOfTime'
      ? [t(`person.ending.${one.ending}`, { name: nameOf(one) })]
      : [],
  )
  const isAgreed = seats.some(({ ending }) => ending === 'drawAgreed')
  const named = others.filter(({ name }) => name !== null)
  return (
    <span className="rated-words">
      <span>
        {t(`person.${result}`, {
          seat: seatNames(game, seat),
          names: formatList(language, others.map(nameOf)),
        })}
      </span>
      <small>
        {early.length > 0
          ? early.join(' ')
          : t(isAgreed ? 'person.ending.drawAgreed' : 'person.ending.played')}
        {named.map(({ name }) =>
          name === null ? null : (
            <a key={name} href={formatRoute({ page: 'person', name })}>
              {name}
            </a>
          ),
        )}
      </small>
    </span>
  )
}

function Change({ told: { seat, seats } }: { readonly told: RatedMatch }) {
  const t = peopleText(useSettings().settings.language)
  const own = seats.find((one) => one.seat === seat)
  if (own === undefined) return null
  const by = own.after.rating - own.before.rating
  return (
    <span className="rated-change">
      <b className={by < 0 ? 'is-less' : 'is-more'}>{by < 0 ? `− ${-by}` : `+ ${by}`}</b>
      <small>{t('rated.change', { before: own.before.rating, after: own.after.rating })}</small>
    </span>
  )
}
