import { messages, phrases } from '@wyrmtable/text'
import { Button, Glyph, glyphs, seatColour } from '@wyrmtable/ui'
import { useEffect, useRef, useState } from 'react'
import type { OpenBox } from '../../box/open-box.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import type { OnlineSession, OnlineView } from '../session/online-session.ts'
import { onlineText } from '../text/index.ts'
import { OfferCard } from './OfferCard.tsx'
import { TalkPeople } from './TalkPeople.tsx'
import type { Muted } from './use-muted.ts'

/** Beside the board: what is asked, who is here, what was said, and a line to say something. */
export function TalkPanel({
  session,
  view,
  box,
  talk,
  muted,
  onClose,
}: {
  readonly session: OnlineSession
  readonly view: OnlineView
  readonly box: OpenBox
  /** What is heard of all that was said. */
  readonly talk: OnlineView['talk']
  readonly muted: Muted
  readonly onClose: () => void
}) {
  const { settings, t: page } = useSettings()
  const { language } = settings
  const t = onlineText(language)
  const sayable = messages(language)
  const { viewer } = session.sight
  const [line, setLine] = useState('')
  const [isPrivate, keepPrivate] = useState(false)
  const isShared = (session.sight.sharers ?? 1) > 1 || view.talk.some((one) => one.private === true)
  const end = useRef<HTMLLIElement>(null)
  const said = talk.length
  const unheard = view.talk.length - said
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said last is to be in sight
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [said])
  const isSeated = viewer !== 'spectator'
  const placeOf = (id: string) => view.seats.findIndex((seat) => seat.id === id)
  const nameOf = (id: string) => view.seats[placeOf(id)]?.name || box.text.seat(id)
  const say = (text: string) => {
    if (text.trim() === '') return
    setLine('')
    void session.does({ type: 'say', text, ...(isShared && isPrivate ? { private: true } : {}) })
  }
  return (
    <aside className="talk-panel" aria-label={t('talk.title')}>
      <header>
        <h2 className="section-title">{t('talk.title')}</h2>
        <button type="button" className="icon-button" aria-label={page('app.close')} onClick={onClose}>
          <Glyph shape={glyphs.crossMark} />
        </button>
      </header>
      {view.offers.map((offer) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          log={view.log}
          present={view.present}
          session={session}
          box={box}
          nameOf={nameOf}
        />
      ))}
      <TalkPeople match={session.id} view={view} viewer={viewer} box={box} muted={muted} />
      <ol className="talk-lines" aria-live="polite">
        {view.talk.length === 0 ? <li className="muted">{t('talk.none')}</li> : null}
        {talk.map(({ by, at, text, phrase, private: isOwn = false }, place) => {
          const known = phrases.find((one) => one === phrase)
          const seat = placeOf(by)
          const mark = box.view.seatMarks[seat]
          const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', hourCycle: 'h23' }).format(at)
          return (
            <li
              key={`${at} ${by} ${text ?? phrase}`}
              ref={place === said - 1 ? end : undefined}
              className={`${by === viewer ? 'is-mine' : ''} ${isOwn ? 'is-private' : ''}`}
            >
              {mark === undefined ? null : (
                <span className={`crest crest-${seatColour(box.view.seatMarks, seat)}`}>
                  <Glyph shape={mark.glyph} />
                </span>
              )}
              <p>
                <span className="hidden">{nameOf(by)}: </span>
                {isOwn ? <small>{t('talk.private')} </small> : null}
                {text ?? (known === undefined ? '' : sayable(`phrase.${known}`))}
                <time dateTime={new Date(at).toISOString()}>{time}</time>
              </p>
            </li>
          )
        })}
      </ol>
      {unheard === 0 ? null : <p className="muted">{t('talk.unheard', { count: unheard })}</p>}
      {isSeated ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            say(line)
          }}
        >
          <p className="talk-phrases">
            {phrases.slice(0, 6).map((phrase) => (
              <button
                key={phrase}
                type="button"
                className="chip"
                onClick={() => void session.does({ type: 'sayPhrase', phrase })}
              >
                {sayable(`phrase.${phrase}`)}
              </button>
            ))}
          </p>
          {isShared ? (
            <label className="talk-private">
              <input
                type="checkbox"
                checked={isPrivate}
                onChange={(event) => keepPrivate(event.target.checked)}
              />
              <span>{t('talk.onlyShared')}</span>
            </label>
          ) : null}
          <div className="talk-line">
            <input
              type="text"
              className="filter"
              maxLength={500}
              aria-label={t('talk.say')}
              placeholder={t('talk.say')}
              value={line}
              onChange={(event) => setLine(event.target.value)}
            />
            <Button type="submit">{t('talk.send')}</Button>
          </div>
          <p className="muted">{t('talk.hidden')}</p>
        </form>
      ) : null}
    </aside>
  )
}
