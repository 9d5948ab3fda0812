import { seatColour } from '@wyrmtable/ui'
import type { OpenBox } from '../../box/open-box.ts'
import { ago } from '../../parts/ago.ts'
import { KeepAway } from '../../people/KeepAway.tsx'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { momentWords } from '../clock/clock-words.ts'
import { useServerNow } from '../clock/use-server-now.ts'
import type { OnlineView } from '../session/online-session.ts'
import { onlineText } from '../text/index.ts'
import type { Muted } from './use-muted.ts'

/** Somebody who did something within it is here. */
const HERE_MS = 90_000
/** Between two looks at the time, in ms. */
const EVERY_MS = 20_000

/** Who sits at the table, whether they are here, and whom one would rather not hear. */
export function TalkPeople({
  match,
  view,
  viewer,
  box,
  muted,
}: {
  readonly match: string
  readonly view: OnlineView
  readonly viewer: string
  readonly box: OpenBox
  readonly muted: Muted
}) {
  const { language } = useSettings().settings
  const t = onlineText(language)
  const now = useServerNow(EVERY_MS)
  return (
    <section>
      <h3 className="section-title">{t('talk.table')}</h3>
      <ul className="talk-people">
        {view.seats.map((seat, place) => {
          const at = view.present[seat.id]
          const { from = 0, to = 0 } = view.vacations[seat.id] ?? {}
          const isOff = from <= now && now < to
          const isHere = seat.id === viewer || (at !== undefined && now - at < HERE_MS)
          const isMuted = muted.has(seat)
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
                        : t('talk.ago', { time: ago(at, now, language) })}
                {isOff ? ` · ${t('vacation.off', { when: momentWords(to, now, language) })}` : ''}
              </span>
              {seat.id === viewer || seat.kind === 'computer' ? null : (
                <span className="talk-deeds">
                  <button
                    type="button"
                    className="chip talk-mute"
                    aria-pressed={isMuted}
                    aria-label={t('talk.muteWhom', { name: seat.name })}
                    onClick={() => muted.toggle(seat)}
                  >
                    {t('talk.mute')}
                  </button>
                  {viewer === 'spectator' ? null : (
                    <KeepAway whom={{ match, seat: seat.id }} name={seat.name} className="chip talk-mute" />
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {view.watchers === 0 ? null : <p className="muted">{t('talk.watchers', { count: view.watchers })}</p>}
    </section>
  )
}
