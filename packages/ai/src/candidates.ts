import type { BotRoom, Game, Seat, Tagged } from '@wyrmtable/kernel'

/** The actions a player thinks about: those the game's bot room names, else all that are listed. */
export function candidatesOf<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  bot: BotRoom<S, A, V> | undefined,
  state: S,
  seat: Seat,
): readonly A[] {
  const candidates = bot?.candidates?.(state, seat) ?? game.actions(state, seat)
  if (candidates.length === 0) throw new Error(`${game.id}: seat ${seat} has nothing to choose from`)
  return candidates
}
