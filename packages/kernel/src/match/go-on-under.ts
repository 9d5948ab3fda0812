import type { Game, Tagged } from '../game/contract.ts'
import type { Fault } from '../json/fault.ts'
import { atPath } from '../json/fault-at.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Match } from './match.ts'

/** From where a match goes on under other rules, in their words. */
export interface RulesChange {
  readonly version: string
  readonly options: Json
  readonly position: Json
}

/**
 * What everybody at the table agrees to when a match goes on under other rules of the same game: the position as it
 * stands, read by those rules. Changes nothing. The fault says what they do not take, with its path in the change; a
 * match that is over, under the one rules or the other, is as impossible as a position they do not know.
 */
export function goOnUnder<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  game: Game<S, A, E, O, V>,
): Result<RulesChange, Fault> {
  if (match.outcome() !== undefined) return fail(over)
  const options = game.options.parse(match.header.options)
  if (!options.ok) return fail(atPath('/options', options.fault))
  const shape = game.position.parse(match.game.encode(match.state))
  if (!shape.ok) return fail(atPath('/position', shape.fault))
  const state = game.decode(shape.value, options.value)
  if (!state.ok) return fail(atPath('/position', state.fault))
  if (game.toAct(state.value).length === 0) return fail(over)
  return ok({ version: game.version, options: jsonOf(options.value), position: game.encode(state.value) })
}

const over: Fault = {
  code: 'impossible',
  path: '/position',
  figures: {},
  refusal: { type: 'matchOver', clause: '' },
}
