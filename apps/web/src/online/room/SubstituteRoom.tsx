import { Button, Glyph, seatColour } from '@wyrmtable/ui'
import { useState } from 'react'
import type { OpenBox } from '../../box/open-box.ts'
import { usePageTitle } from '../../parts/page-title.ts'
import { TopBar } from '../../parts/TopBar.tsx'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { clockWords, tableWords } from '../clock/clock-words.ts'
import { ownNight } from '../clock/own-night.ts'
import { SeatClock } from '../clock/SeatClock.tsx'
import { problemWords } from '../problem-words.ts'
import { newKey } from '../session/outbox.ts'
import { onlineText } from '../text/index.ts'
import type { OnlineSeat, Sight } from '../wire/answers.ts'
import { ask } from '../wire/ask.ts'
import { newsLine } from '../wire/news-line.ts'
import { JoinFields } from './JoinFields.tsx'

/** Where somebody comes who is asked to play on in another's place, in a match under way. */
export function SubstituteRoom({
  sight,
  seat,
  invitation,
  box: { manifest, text, view },
  onChange,
  onWatch,
}: {
  readonly sight: Sight
  /** The seat that is to be taken over. */
  readonly seat: string
  readonly invitation: string
  readonly box: OpenBox
  readonly onChange: () => void
  readonly onWatch: () => void
}) {
  const { language, name } = useSettings().settings
  const t = onlineText(language)
  const [problem, setProblem] = useState<string>()
  const seatName = text.seat(seat)
  usePageTitle(t('substitute.title'), manifest.title[language])
  const nameOf = (one: OnlineSeat | undefined) => one?.name || t('talk.computer')
  const take = async () => {
    const joined = await ask('POST', `/api/matches/${sight.id}/join`, {
      name: name === '' ? seatName : name,
      seed: newKey(),
      ...ownNight(),
      invitation,
    })
    if (joined.ok) newsLine().renew()
    else setProblem(problemWords(joined.fault, language))
    onChange()
  }
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="waiting-room" tabIndex={-1}>
        <section className="panel">
          <div className="room-cover">
            <view.Cover language={language} />
          </div>
          <div className="room-text">
            <h1 className="display">{t('substitute.title')}</h1>
            <p className="lead">
              {t('substitute.text', {
                game: manifest.title[language],
                seat: seatName,
                name: nameOf(sight.seats.find(({ id }) => id === seat)),
              })}
            </p>
            <p className="muted">
              {manifest.title[language]} · {clockWords(sight.rules.clock, t)}
            </p>
            <ul className="room-rules muted">
              {tableWords(sight.rules, t).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
            <ul className="room-seats">
              {sight.seats.map((one, place) => {
                const mark = view.seatMarks[place]
                return (
                  <li key={one.id} className={one.id === seat ? 'is-offered' : undefined}>
                    {mark === undefined ? null : (
                      <span className={`crest crest-${seatColour(view.seatMarks, place)}`}>
                        <Glyph shape={mark.glyph} />
                      </span>
                    )}
                    <span className="room-seat">
                      <b>{text.seat(one.id)}</b>
                      <span>{one.id === seat ? t('substitute.yours') : nameOf(one)}</span>
                    </span>
                    <SeatClock rule={sight.rules.clock} clock={sight.clock} id={one.id} place={place} />
                  </li>
                )
              })}
            </ul>
            <form
              className="room-join"
              onSubmit={(event) => {
                event.preventDefault()
                void take()
              }}
            >
              <JoinFields sight={sight} />
              <Button look="primary" type="submit" className="button-big">
                {t('substitute.take', { seat: seatName })}
              </Button>
            </form>
            {problem === undefined ? null : (
              <p className="problem" role="alert">
                {problem}
              </p>
            )}
            <p className="muted room-lists">{t('substitute.ends')}</p>
            {sight.rules.spectators === 'all' ? (
              <Button onPress={onWatch}>{t('substitute.watch')}</Button>
            ) : null}
          </div>
        </section>
      </main>
    </div>
  )
}
