import type { Game, Tagged } from './contract.ts'

/**
 * Whether the action is the game's own way of giving up: whoever sits at a table and takes it resigns from the
 * match, which records the fact in its place.
 */
export function givesUp<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  action: Tagged,
): boolean {
  return game.forfeit?.actions?.includes(action.type) === true
}
