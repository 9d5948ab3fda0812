import type { Language } from '@wyrmtable/kernel'
import { formatPercent } from '@wyrmtable/text'
import { Button, glyphs } from '@wyrmtable/ui'
import { useCallback, useState } from 'react'
import { whoIsHere } from '../account/account.ts'
import { botText } from '../account/bot/text/index.ts'
import { boxes, boxOf, seatNamesOf } from '../box/open-box.ts'
import { FriendButton } from '../company/friends/FriendButton.tsx'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { Notice } from '../parts/Notice.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { KeepAway } from './KeepAway.tsx'
import { type Person, type PersonRating, personNamed, type RatedMatch, type SeatNames } from './person.ts'
import { RatedMatches } from './RatedMatches.tsx'
import { RatingFigure } from './RatingFigure.tsx'
import { peopleText } from './text/index.ts'
import './people.css'

/** Somebody with an account, as everybody may see them: ratings, how dependable they are, rated matches. */
export function PersonPage({ name }: { readonly name: string }) {
  const { language } = useSettings().settings
  const t = peopleText(language)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  const load = useCallback(async () => {
    const answer = await personNamed(name)
    const games = answer.ok ? answer.value.ratings.map(({ game }) => game) : []
    return { answer, seatNames: await seatNamesIn(games, language) }
  }, [name, language, round])
  const loaded = useLoaded(load)
  usePageTitle(name)
  if (loaded === undefined) return <LoadingPage />
  if ('error' in loaded) throw loaded.error
  const { answer, seatNames } = loaded.value
  const isUnknown = !answer.ok && answer.fault.code === 'noSuchThing'
  return (
    <div className="lobby">
      <TopBar />
      {answer.ok ? (
        <Profile key={answer.value.name} person={answer.value} seatNames={seatNames} />
      ) : (
        <main id="main" className="page" tabIndex={-1}>
          <Notice
            isAlert={!isUnknown}
            glyph={isUnknown ? glyphs.owl : glyphs.brokenTablet}
            title={t(isUnknown ? 'person.unknown' : 'person.noServer')}
            text={t(isUnknown ? 'person.unknownText' : 'person.noServerText')}
          >
            {isUnknown ? (
              <a className="button" href="#/ratings">
                {t('best.title')}
              </a>
            ) : (
              <Button look="primary" onPress={() => setRound(round + 1)}>
                {t('person.again')}
              </Button>
            )}
          </Notice>
        </main>
      )}
    </div>
  )
}

function Profile({ person, seatNames }: { readonly person: Person; readonly seatNames: SeatNames }) {
  const { language } = useSettings().settings
  const t = peopleText(language)
  const [matches, setMatches] = useState<readonly RatedMatch[]>(person.matches)
  const [more, setMore] = useState(person.more)
  const here = useLoaded(whoIsHere)
  const me = here !== undefined && 'value' in here && here.value.ok ? here.value.value.name : null
  const isOther = me !== null && me !== person.name
  const { played = 0, drawAgreed = 0, resigned = 0, outOfTime = 0 } = person.endings
  const all = played + drawAgreed + resigned + outOfTime
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(person.createdAt)
  const goOn = async (before: string) => {
    const answer = await personNamed(person.name, before)
    if (!answer.ok) return
    setMatches([...matches, ...answer.value.matches])
    setMore(answer.value.more)
  }
  const games = boxes.filter(({ id }) => person.ratings.some(({ game }) => game === id))
  return (
    <main id="main" className="people" tabIndex={-1}>
      <div className="people-head">
        <h1 className="display">{person.name}</h1>
        <p className="lead">
          {person.isBot ? `${botText(language)('bot.profile')} ` : ''}
          {t('person.since', { date: since })}{' '}
          {t('person.matches', {
            count: all,
            kept: formatPercent(language, all === 0 ? 1 : (all - outOfTime) / all),
          })}
        </p>
      </div>
      {all === 0 ? (
        <section className="panel">
          <h2 className="section-title">{t('person.none')}</h2>
          <p>{t('person.noneText')}</p>
        </section>
      ) : (
        <>
          <section className="people-ratings" aria-label={t('person.ratings')}>
            {games.map((box) => (
              <section key={box.id} className="panel" aria-label={box.title[language]}>
                <h2 className="section-title">
                  <a href={`#/ratings/${box.id}`}>{box.title[language]}</a>
                </h2>
                <ul>
                  {person.ratings
                    .filter(({ game }) => game === box.id)
                    .map((rating) => (
                      <RatingLine
                        key={`${rating.side} ${rating.pace}`}
                        rating={rating}
                        seatNames={seatNames}
                      />
                    ))}
                </ul>
              </section>
            ))}
          </section>
          <section className="panel" aria-label={t('person.history')}>
            <h2 className="section-title">{t('person.history')}</h2>
            <RatedMatches matches={matches} seatNames={seatNames} />
            {more === null ? null : <Button onPress={() => void goOn(more)}>{t('person.more')}</Button>}
          </section>
        </>
      )}
      <div className="people-deeds">
        <a className="button" href="#/ratings">
          {t('best.title')}
        </a>
        {isOther ? <FriendButton name={person.name} /> : null}
        {isOther ? <KeepAway whom={{ name: person.name }} name={person.name} /> : null}
      </div>
    </main>
  )
}

function RatingLine({
  rating: { game, side, pace, matches, isSure, ...rating },
  seatNames,
}: {
  readonly rating: PersonRating
  readonly seatNames: SeatNames
}) {
  const t = peopleText(useSettings().settings.language)
  return (
    <li className={isSure ? '' : 'is-unsure'}>
      <span className="rating-of">
        <b>{side === null ? t('person.allSides') : seatNames(game, side)}</b>
        <small>
          {t(`person.pace.${pace}`)} · {t('person.rests', { count: matches })}
          {isSure ? '' : ` · ${t('person.unsure')}`}
        </small>
      </span>
      <RatingFigure {...rating} />
    </li>
  )
}

async function seatNamesIn(games: readonly string[], language: Language): Promise<SeatNames> {
  const names = new Map<string, string>()
  for (const game of new Set(games)) {
    const box = boxOf(game)
    if (box === undefined) continue
    const told = await seatNamesOf(box, language)
    for (const [place, id] of box.seatIds.entries()) names.set(`${game} ${id}`, told[place] ?? id)
  }
  return (game, seat) => names.get(`${game} ${seat}`) ?? seat
}
