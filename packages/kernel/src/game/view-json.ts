import type { Fault } from '../json/fault.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import type { Result } from '../result.ts'
import { ok } from '../result.ts'
import type { Game, Tagged } from './contract.ts'

/** Whether the view is the whole state, as every view is where nothing is hidden (`Game.hasSecrets`). */
export function isWholeState<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  _view: S | V,
): _view is S {
  return !game.hasSecrets
}

/** A view as it goes over a wire or to another thread; `decodeView` reads it. */
export function encodeView(game: Game, view: unknown): Json {
  if (game.encodeView !== undefined) return game.encodeView(view)
  return isWholeState(game, view) ? game.encode(view) : jsonOf(view)
}

/** A view that came over a wire. `options` are those of the match as its viewer may know them. */
export function decodeView(game: Game, json: Json, options: unknown): Result<unknown, Fault> {
  if (game.decodeView !== undefined) return game.decodeView(json, options)
  return game.hasSecrets ? ok(json) : game.decode(json, options)
}
