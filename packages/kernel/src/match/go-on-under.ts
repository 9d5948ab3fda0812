import type { Game, Tagged } from '../game/contract.ts'
import type { Fault } from '../json/fault.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Match } from './match.ts'
import { stateOf } from './start.ts'

/**
 * What everybody at the table agrees to when a match goes on under other rules of the same game: the position as it
 * stands, read by those rules and in their words, for `Match.goOnUnder`. Changes nothing. The fault says what they do
 * not take; a match that is over, under the one rules or the other, is as impossible as a position they do not know.
 */
export function goOnUnder<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  game: Game<S, A, E, O, V>,
): Result<Json, Fault> {
  if (match.outcome() !== undefined) return fail(over)
  const state = stateOf(game, match.header.options, match.game.encode(match.state))
  if (!state.ok) return state
  return game.toAct(state.value).length === 0 ? fail(over) : ok(jsonOf(game.encode(state.value)))
}

const over: Fault = {
  code: 'impossible',
  path: '/position',
  figures: {},
  refusal: { type: 'matchOver', clause: '' },
}
