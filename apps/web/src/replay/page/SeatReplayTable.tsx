import type { GameText, SeatReplay, Tagged } from '@wyrmtable/kernel'
import { messages } from '@wyrmtable/text'
import { useCallback } from 'react'
import { toldBy } from '../../facts/fact-event.ts'
import { TopBar } from '../../parts/TopBar.tsx'
import { Folded } from '../../plain/Facts.tsx'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { replayText } from '../text/index.ts'
import './seat-replay.css'

/** What one seat has seen of a match: its chronicle, and what it saw after each entry as it is written. */
export function SeatReplayTable({
  replay,
  textAt,
  start,
}: {
  readonly replay: SeatReplay
  /** The words of the rules that an entry was played by; 0 is the first. */
  readonly textAt: (place: number) => GameText
  /** The entry at which it is looked at first; those that told this seat nothing are not there, and the one before is. */
  readonly start?: number
}) {
  const { settings } = useSettings()
  const { language } = settings
  const t = replayText(language)
  const { viewer, seats, entries } = replay
  const text = textAt(0)
  const first = start === 0 ? undefined : entries.findLast(({ seq }) => seq <= (start ?? 0))
  const show = useCallback((row: HTMLLIElement | null) => row?.scrollIntoView({ block: 'center' }), [])
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        <article className="seat-replay">
          <h1 className="display">
            {t('replay.title')} – {viewer === 'spectator' ? t('replay.spectator') : text.seat(viewer)}
          </h1>
          <p className="muted">{seats.map(({ name }) => name).join(' – ')}</p>
          <p>{messages(language)('replay.noBoard')}</p>
          <ol>
            {entries.map(({ seq, seat, events, fact, view }, at) => (
              <li key={seq} {...(seq === first?.seq ? { ref: show, 'aria-current': 'step' as const } : {})}>
                <span
                  className="muted"
                  role="img"
                  aria-label={t('replay.entry', { seq, all: entries.length })}
                >
                  {seq}
                </span>
                <div>
                  {seat === undefined ? null : <b>{text.seat(seat)}</b>}
                  {linesOf(toldBy({ fact }, tagged(events)), textAt(at)).map((line, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: what an entry told never changes
                    <p key={place}>{line}</p>
                  ))}
                  <Folded title={t('replay.seen')} value={view} />
                </div>
              </li>
            ))}
          </ol>
        </article>
      </main>
    </div>
  )
}

const linesOf = (events: readonly Tagged[], text: GameText): readonly string[] =>
  events.flatMap((event) => text.event(event) ?? [])

const tagged = (events: readonly object[]): readonly Tagged[] => events.filter((event) => isTagged(event))
const isTagged = (event: object): event is Tagged => 'type' in event && typeof event.type === 'string'
