import type { Fault } from '../json/fault.ts'
import { atPath } from '../json/fault-at.ts'
import type { Json, JsonObject } from '../json/json.ts'
import { isJsonObject } from '../json/json-of.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Game, SetupRefusal, Tagged } from './contract.ts'

/** Options under which computers alone may play. */
export interface Unattended {
  readonly options: Json
  /**
   * What the game refused in the options given, and the options that override them because of it; absent: they are as
   * given.
   */
  readonly remedied?: { readonly refusal: SetupRefusal; readonly set: JsonObject }
}

/**
 * Reads outside options for a match in which no person plays, and adds what the game says such a match needs to come to
 * an end. The fault says that they are no options of the game, or that it refuses them for a reason without a remedy.
 */
export function unattendedOptions<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  options: Json,
  seats: number,
): Result<Unattended, Fault> {
  const judged = judge(game, options, seats)
  if ('fault' in judged) return fail(judged.fault)
  const { refusal } = judged
  if (refusal === undefined) return ok({ options })
  const set = refusal.remedy
  const wrong: Fault = { code: 'wrongSetup', path: '/seats', figures: { seats }, refusal }
  if (set === undefined || !isJsonObject(options)) return fail(wrong)
  const mended: Json = { ...options, ...set }
  const again = judge(game, mended, seats)
  if ('fault' in again) return fail(again.fault)
  return again.refusal === undefined ? ok({ options: mended, remedied: { refusal, set } }) : fail(wrong)
}

function judge<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  options: Json,
  seats: number,
): { readonly refusal: SetupRefusal | undefined } | { readonly fault: Fault } {
  const parsed = game.options.parse(options)
  if (!parsed.ok) return { fault: atPath('/options', parsed.fault) }
  return { refusal: game.checkSetup?.(parsed.value, seats, []) }
}
