import { type BotRoom, type Game, seededDice, type Tagged } from '@wyrmtable/kernel'
import { candidatesOf } from './candidates.ts'
import type { Player } from './player.ts'

export interface RandomPlayerOptions<State, Action extends Tagged, View = State> {
  /** The same seed makes the same choices in the same match. */
  readonly seed: number | string
  /** Chooses among its candidates only, which spares the match foolish ends such as giving up. */
  readonly bot?: BotRoom<State, Action, View>
}

/** Chooses among all actions, each equally likely: every other player must beat it. */
export function randomPlayer<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  { seed, bot }: RandomPlayerOptions<S, A, V>,
): Player<S, A> {
  const chance = seededDice(seed)
  return {
    choose(state, seat) {
      const candidates = candidatesOf(game, bot, state, seat)
      const chosen = candidates[chance.pick(candidates.length, 'choice')]
      if (chosen === undefined) throw new RangeError('picked outside of the list')
      return chosen
    },
  }
}
