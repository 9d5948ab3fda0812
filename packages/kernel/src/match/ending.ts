import type { Game, Outcome, Seat, Tagged } from '../game/contract.ts'
import { seatOf } from '../game/turn.ts'
import { type Fact, isForfeit } from './fact.ts'

/** Whether the fact ends the match although the game itself would go on: a draw, or a game without `forfeit`. */
export function endsMatch(game: { readonly forfeit?: unknown }, fact: Fact | undefined): boolean {
  if (fact === undefined) return false
  return fact.type === 'drawAgreed' || (isForfeit(fact) && game.forfeit === undefined)
}

/**
 * How the match ended, where the last entry that counts is a fact. An agreed draw has no winners; a forfeit is
 * what the game makes of it, and by the clock for that reason, whatever the game calls it. Endings of the match
 * itself speak of no clause.
 */
export function endingBy<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  fact: Fact,
  seats: number,
): Outcome | undefined {
  if (fact.type === 'drawAgreed') return { winners: [], reason: 'drawAgreed', clause: '' }
  if (!isForfeit(fact)) return game.outcome(state)
  if (game.forfeit === undefined) {
    const gone = seatOf(game.seatIds, fact.seat)
    const all = Array.from({ length: seats }, (_, seat): Seat => seat)
    return { winners: all.filter((seat) => seat !== gone), reason: fact.type, clause: '' }
  }
  const outcome = game.outcome(state)
  return outcome !== undefined && fact.type === 'outOfTime' ? { ...outcome, reason: 'outOfTime' } : outcome
}
