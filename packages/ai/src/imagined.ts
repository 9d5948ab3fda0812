import { type Dice, type Game, isWholeState, type Seat, type Tagged } from '@wyrmtable/kernel'
import type { SearchRoom } from './search/search-room.ts'

/**
 * A state to think about for a seat that has this view: the view itself where nothing is hidden, else a state built
 * from it, with all that the seat cannot know drawn by these dice. A player that decides for a seat is given this and
 * never the true state. It must not be changed, since it may be the view.
 */
export function imagined<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  room: Pick<SearchRoom<S, A, V>, 'imagine'>,
  view: V,
  seat: Seat,
  dice: Dice,
): S {
  if (room.imagine !== undefined) return room.imagine(view, seat, dice)
  if (isWholeState(game, view)) return view
  throw new Error(`${game.id} has secrets, and its bot does not say how to imagine them`)
}
