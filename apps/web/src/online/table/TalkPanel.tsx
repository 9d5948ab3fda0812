import { phrases } from '@wyrmtable/text'
import { Button, Glyph, glyphs, seatColour } from '@wyrmtable/ui'
import { useEffect, useRef, useState } from 'react'
import type { OpenBox } from '../../box/open-box.ts'
import { ago } from '../../parts/ago.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { momentWords } from '../clock/clock-words.ts'
import { serverNow } from '../clock/server-now.ts'
import type { OnlineSession, OnlineView } from '../session/online-session.ts'
import { onlineText } from '../text/index.ts'
import { OfferCard } from './OfferCard.tsx'

/** Somebody who did something within it is here. */
const HERE_MS = 90_000

/** Beside the board: what is asked, who is here, what was said, and a line to say something. */
export function TalkPanel({
  session,
  view,
  box,
  onClose,
}: {
  readonly session: OnlineSession
  readonly view: OnlineView
  readonly box: OpenBox
  readonly onClose: () => void
}) {
  const { settings, t: page } = useSettings()
  const { language } = settings
  const t = onlineText(language)
  const { viewer } = session.sight
  const [line, setLine] = useState('')
  const [isPrivate, keepPrivate] = useState(false)
  const isShared = (session.sight.sharers ?? 1) > 1 || view.talk.some((one) => one.private === true)
  const end = useRef<HTMLLIElement>(null)
  const said = view.talk.length
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
      <section>
        <h3 className="section-title">{t('talk.table')}</h3>
        <ul className="talk-people">
          {view.seats.map((seat, place) => {
            const at = view.present[seat.id]
            const { from = 0, to = 0 } = view.vacations[seat.id] ?? {}
            const isOff = from <= serverNow() && serverNow() < to
            const isHere = seat.id === viewer || (at !== undefined && serverNow() - at < HERE_MS)
            return (
              <li key={seat.id}>
                <i className={`here-mark ${isHere || seat.kind === 'computer' ? 'is-here' : ''}`} />
                <b className={`seat-${seatColour(box.view.seatMarks, place)}`}>
                  {seat.name || t('talk.computer')}
                </b>
                <span className="muted">
                  {seat.id === viewer
                    ? t('talk.you')
                    : seat.kind === 'computer'
                      ? t('talk.computer')
                      : isHere
                        ? t('talk.here')
                        : at === undefined
                          ? t('talk.unseen')
                          : t('talk.ago', { time: ago(at, serverNow(), language) })}
                  {isOff ? ` · ${t('vacation.off', { when: momentWords(to, serverNow(), language) })}` : ''}
                </span>
              </li>
            )
          })}
        </ul>
        {view.watchers === 0 ? null : <p className="muted">{t('talk.watchers', { count: view.watchers })}</p>}
      </section>
      <ol className="talk-lines" aria-live="polite">
        {said === 0 ? <li className="muted">{t('talk.none')}</li> : null}
        {view.talk.map(({ by, at, text, phrase, private: isOwn = false }, place) => {
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
                {text ?? (known === undefined ? '' : t(`phrase.${known}`))}
                <time dateTime={new Date(at).toISOString()}>{time}</time>
              </p>
            </li>
          )
        })}
      </ol>
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
                {t(`phrase.${phrase}`)}
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
