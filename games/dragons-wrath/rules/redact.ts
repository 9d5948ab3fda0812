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
      const { type, seat, of, zone, n, shown } = event
      return { type, seat, of, zone, n, shown }
    }
    case 'cardMoved':
      // The id under which it goes on in a hidden zone is a new one; this one was public.
      return event
    default:
      return event
  }
}

/** Events that tell nobody anything that was hidden; all others end undo. */
const silent: ReadonlySet<EventType> = new Set<EventType>([
  'committed',
  'passed',
  'answered',
  'windowOpened',
  'stepBegan',
  'attackDeclared',
  'provinceAttackDeclared',
  'combatTurnEnded',
  'combatTurnBegan',
  'chose',
])

export const reveals = ({ type }: Event): boolean => !silent.has(type)
