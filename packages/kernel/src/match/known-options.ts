import type { Game, KnownOptions, Tagged, Viewer } from '../game/contract.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import type { Match } from './match.ts'

/** The options as the game tells them to the viewer before the match is over: all of them where none is a secret. */
export function knownOptions<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  options: O,
  viewer: Viewer,
  seats: number,
): KnownOptions<O> {
  return game.knownOptions?.(options, viewer, seats) ?? { told: jsonOf(options), usable: options }
}

/** The options of a match as the viewer may know them, such that rules work with them: for a program that thinks for it. */
export function optionsFor<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  viewer: Viewer,
): Json {
  const { game, header } = match
  if (game.knownOptions === undefined) return header.options
  return jsonOf(knownOptions(game, optionsOf(match), viewer, header.seats.length).usable)
}

/** The same as they are told, with nothing in the place of what others bring in secret. */
export function optionsToldTo<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  viewer: Viewer,
): Json {
  const { game, header } = match
  if (game.knownOptions === undefined) return header.options
  return knownOptions(game, optionsOf(match), viewer, header.seats.length).told
}

function optionsOf<S, A extends Tagged, E extends Tagged, O, V>({ game, header }: Match<S, A, E, O, V>): O {
  const parsed = game.options.parse(header.options)
  if (!parsed.ok) throw new Error(`${game.id}: the options of a match are none`)
  return parsed.value
}
