import type { Game, Tagged } from '../game/contract.ts'
import type { Refused } from '../game/refused.ts'
import { canonicalJson } from '../json/canonical-json.ts'
import type { Fault } from '../json/fault.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Match } from './match.ts'
import { stateOf } from './start.ts'
import { matchOver } from './why-not-fact.ts'

/**
 * What everybody at the table agrees to when a match goes on under other rules of the same game: the position as it
 * stands, read by those rules and in their words, for `Match.goOnUnder`. Changes nothing. The fault says what they do
 * not take; a match that is over, under the one rules or the other, is as impossible as a position they do not know.
 */
export function goOnUnder<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  game: Game<S, A, E, O, V>,
): Result<Json, Fault> {
  if (match.outcome() !== undefined) return fail(impossible(matchOver))
  const state = readBy(match, game, undefined)
  if (!state.ok) return state
  return game.toAct(state.value).length === 0
    ? fail(impossible(matchOver))
    : ok(jsonOf(game.encode(state.value)))
}

/** The present position as other rules read it; no other position may be given to them. */
export function readBy<S, A extends Tagged, E extends Tagged, O, V>(
  match: Pick<Match<S, A, E, O, V>, 'game' | 'header' | 'state'>,
  game: Game<S, A, E, O, V>,
  position: Json | undefined,
): Result<S, Fault> {
  const { options } = match.header
  const given = position === undefined ? undefined : stateOf(game, options, position)
  if (given?.ok === false) return given
  const read = stateOf(game, options, jsonOf(match.game.encode(match.state)))
  if (!read.ok || given === undefined) return read
  const isSame = canonicalJson(game.encode(given.value)) === canonicalJson(game.encode(read.value))
  return isSame ? read : fail(impossible({ type: 'otherPosition', clause: '' }))
}

const impossible = (refusal: Refused): Fault => ({
  code: 'impossible',
  path: '/position',
  figures: {},
  refusal,
})
