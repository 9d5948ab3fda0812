import type { Viewer } from '@wyrmtable/kernel'
import type { Event, EventType } from './events.ts'

/** DW-13.7, DW-13.8, DW-13.11: who drew, searched or looked sees the cards; others how many there were. */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'drew': {
      if (viewer === event.seat) return event
      const { type, seat, n } = event
      return { type, seat, n }
    }
    case 'searched': {
      if (event.shown || viewer === event.seat) return event
      const { type, seat, of, n, shown } = event
      return { type, seat, of, n, shown }
    }
    case 'looked': {
      if (event.shown || viewer === event.seat) return event
      const { type, seat, of, zone, by, n, shown } = event
      return { type, seat, of, zone, by, n, shown }
    }
    default:
      return event
  }
}

/** Events by which a hidden card, province or choice, or chance, becomes known to somebody: they end undo. */
const revealing: ReadonlySet<EventType> = new Set<EventType>([
  'rolled',
  'orderSet',
  'packsPassed',
  'drew',
  'shuffled',
  'mulligan',
  'commitRevealed',
  'provincesShown',
  'provincesExhausted',
  'provinceDiscarded',
  'provinceStolen',
  'cardCast',
  'enteredPlay',
  'objectAttached',
  'objectReturned',
  'cardsDiscarded',
  'searched',
  'looked',
])

export const reveals = ({ type }: Event): boolean => revealing.has(type)
