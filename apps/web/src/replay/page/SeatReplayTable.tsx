import type { GameText, SeatReplay, Tagged } from '@wyrmtable/kernel'
import { messages } from '@wyrmtable/text'
import { TopBar } from '../../parts/TopBar.tsx'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { replayText } from '../text/index.ts'

/** What one seat has seen of a match: its chronicle, and what it saw after each entry as it is written. */
export function SeatReplayTable({ replay, text }: { readonly replay: SeatReplay; readonly text: GameText }) {
  const { settings } = useSettings()
  const { language } = settings
  const t = replayText(language)
  const { viewer, seats, entries } = replay
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        <h1 className="display">
          {t('replay.title')}: {viewer === 'spectator' ? viewer : text.seat(viewer)}
        </h1>
        <p className="muted">{seats.map(({ name }) => name).join(' – ')}</p>
        <p>{messages(language)('replay.noBoard')}</p>
        <ol>
          {entries.map(({ seq, seat, events, view }) => (
            <li key={seq} value={seq}>
              {seat === undefined ? null : <b>{text.seat(seat)}</b>}
              {linesOf(events, text).map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what an entry told never changes
                <p key={place}>{line}</p>
              ))}
              <details>
                <summary>{t('replay.entry', { seq, all: entries.length })}</summary>
                <pre>{JSON.stringify(view, null, 1)}</pre>
              </details>
            </li>
          ))}
        </ol>
      </main>
    </div>
  )
}

const linesOf = (events: readonly object[], text: GameText): readonly string[] =>
  events.flatMap((event) => (isTagged(event) ? (text.event(event) ?? []) : []))

const isTagged = (event: object): event is Tagged => 'type' in event && typeof event.type === 'string'
