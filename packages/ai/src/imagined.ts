import type { Dice, Game, Seat, Tagged } from '@wyrmtable/kernel'
import type { SearchRoom } from './search/search-room.ts'

/**
 * What a seat may be shown of a state: the state itself where nothing is hidden, else one that looks the same to
 * it, with all it cannot know drawn by these dice. Whoever decides for a seat is given this and never the truth.
 */
export function imagined<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  room: Pick<SearchRoom<S, A>, 'determinize'>,
  state: S,
  seat: Seat,
  dice: Dice,
): S {
  if (!game.hasSecrets) return state
  if (room.determinize === undefined)
    throw new Error(`${game.id} has secrets, and its bot does not say how to redraw them`)
  return room.determinize(state, seat, dice)
}
