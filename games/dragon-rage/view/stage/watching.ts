import type { LoggedEntry } from '@wyrmtable/ui'
import type { Event } from '../../rules/events.ts'
import type { RageProps } from '../table/use-interaction.ts'
import type { PieceTravel } from './beats.ts'

/** The least that a move of a computer is seen before another piece sets out, in milliseconds at pace 1. */
export const leastMoveMs = 600

/** Whether a computer did it, so that whoever sits here has only watched. */
export const isComputers = ({ seats }: RageProps, seat: string): boolean =>
  seats?.find(({ id }) => id === seat)?.kind === 'computer'

/** What moved or struck in an entry: the next to do something is waited for, unless it is the same one. */
export function actorOf({ events }: LoggedEntry<Event>, travels: readonly PieceTravel[]): string | undefined {
  const [first] = travels
  if (first !== undefined) return first.piece
  for (const event of events) {
    if (event.type === 'dragonMoved' || event.type === 'breathed') return event.dragon
    if (event.type === 'rolled') return event.by
  }
  return undefined
}
