import type { Tagged } from '../game/contract.ts'
import type { Refused } from '../game/refused.ts'
import { seatOf } from '../game/turn.ts'
import type { Course } from './course.ts'
import { type Fact, isForfeit } from './fact.ts'
import type { Match } from './match.ts'

/** What a match is asked about itself before it takes a fact in. */
type Asked<S, A extends Tagged, E extends Tagged, O, V> = Pick<
  Match<S, A, E, O, V>,
  'game' | 'header' | 'state' | 'outcome' | 'canUndo'
> & {
  /** Whether the match was begun or gone on with under that version. */
  hasHeld(version: string): boolean
}

/** Why the fact cannot be: after the end nothing can, and the rest is each fact's own. */
export function whyNotFact<S, A extends Tagged, E extends Tagged, O, V>(
  match: Asked<S, A, E, O, V>,
  course: Course<A>,
  fact: Fact,
): Refused | undefined {
  const { game } = match
  if (match.outcome() !== undefined) return matchOver
  if (fact.type === 'takenBack') {
    if (!course.canReturnTo(fact.to)) return nothingToUndo
    if (fact.by === undefined) return undefined
    const seat = seatOf(game.seatIds, fact.by)
    const isOneBack = fact.to === (course.line.at(-2)?.seq ?? course.since)
    return seat !== undefined && isOneBack && match.canUndo(seat) ? undefined : nothingToUndo
  }
  // Each version holds at most once, so whether two say the same is checked no more often than there are versions.
  if (fact.type === 'rules') return match.hasHeld(fact.version) ? rulesHeld : undefined
  if (fact.type === 'wentOnline') return game.hasSecrets ? hasSecrets : undefined
  if (!('seat' in fact)) return undefined
  const seat = match.header.seats.findIndex(({ id }) => id === fact.seat)
  if (seat < 0) return notSeated
  return isForfeit(fact) ? game.forfeit?.check(match.state, seat) : undefined
}

export const matchOver: Refused = { type: 'matchOver', clause: '' }
export const nothingToUndo: Refused = { type: 'nothingToUndo', clause: '' }
const rulesHeld: Refused = { type: 'rulesHeld', clause: '' }
const hasSecrets: Refused = { type: 'hasSecrets', clause: '' }
const notSeated: Refused = { type: 'notSeated', clause: '' }
