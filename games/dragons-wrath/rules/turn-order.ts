import type { Seat } from '@wyrmtable/kernel'
import type { State } from './state.ts'

/** DW-23.3: whose answer is awaited; one seat, or several in commits, the mulligan and simultaneous choices. */
export function awaited({ question }: State): readonly Seat[] {
  if (question === null) return []
  switch (question.kind) {
    case 'draftPick':
    case 'buildDeck':
    case 'mulligan':
    case 'commitMagic':
    case 'commitPurchase':
      return question.seats
    case 'choices':
      return [...new Set(question.asks.filter(({ picked }) => picked === null).map(({ seat }) => seat))]
    default:
      return [question.seat]
  }
}
