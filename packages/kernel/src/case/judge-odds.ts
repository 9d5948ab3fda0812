import { seededDice } from '../dice/seeded-dice.ts'
import { equalFractions, type Fraction, fraction } from '../fraction.ts'
import type { Tagged } from '../game/contract.ts'
import { chanceOf, type Odds, odds, type RollOdds } from '../game/odds.ts'
import { seatOf, whyNot } from '../game/turn.ts'
import type { Json } from '../json/json.ts'
import { jsonOf } from '../json/json-of.ts'
import type { CaseFailure, Scene } from './case-scene.ts'
import type { CaseOdds } from './case-schema.ts'
import { isSubset } from './subset.ts'

/**
 * What of an odds expectation does not hold. Only exact odds count: a sample proves nothing. In a game with secrets
 * they are taken over what the seat knows.
 */
export function judgeOdds<S, A extends Tagged, E extends Tagged, O, V>(
  scene: Scene<S, A, E, O, V>,
  expected: CaseOdds,
  path: string,
): readonly CaseFailure[] {
  const { game, room } = scene
  const seat = seatOf(game.seatIds, expected.seat)
  if (seat === undefined) {
    return [{ path: `${path}/seat`, what: 'seat', expected: game.seatIds, found: expected.seat }]
  }
  const parsed = game.action.parse(expected.action)
  if (!parsed.ok) {
    return [
      { path: `${path}/action`, what: 'action', expected: expected.action, found: jsonOf(parsed.fault) },
    ]
  }
  const action = parsed.value
  const refusal = whyNot(game, scene.state, seat, action)
  if (refusal !== undefined) {
    return [{ path: `${path}/action`, what: 'accepted', expected: expected.action, found: jsonOf(refusal) }]
  }
  const state = game.hasSecrets
    ? room.imagine?.(game.view(scene.state, seat), seat, seededDice('odds of a case'))
    : scene.state
  if (state === undefined) return [{ path, what: 'odds', expected: 'a bot that imagines', found: null }]
  const found: Odds<S, E> = odds(game, state, seat, action, { asItIs: true })
  if (!found.exact) return [{ path, what: 'odds', expected: 'exact', found: 'sampled' }]

  const failures: CaseFailure[] = []
  const compare = (below: string, wanted: readonly [number, number], got: Fraction | undefined): void => {
    if (got !== undefined && equalFractions(got, fraction(BigInt(wanted[0]), BigInt(wanted[1])))) return
    failures.push({
      path: path + below,
      what: 'odds',
      expected: wanted,
      found: got === undefined ? null : shown(got),
    })
  }
  if (expected.success !== undefined) {
    const [only, second] = found.rolls
    if (second !== undefined) {
      const names = found.rolls.map(rollName)
      failures.push({ path: `${path}/success`, what: 'odds', expected: 'one kind of roll', found: names })
    } else compare('/success', expected.success, only?.success)
  }
  for (const [at, roll] of (expected.rolls ?? []).entries()) {
    const { why, by, on, success, happens } = roll
    const matching = found.rolls.filter(
      (one) => one.why === why && (by === undefined || one.by === by) && (on === undefined || one.on === on),
    )
    const [one, second] = matching
    if (one === undefined || second !== undefined) {
      const names = found.rolls.map(rollName)
      failures.push({ path: `${path}/rolls/${at}`, what: 'odds', expected: rollName(roll), found: names })
      continue
    }
    if (success !== undefined) compare(`/rolls/${at}/success`, success, one.success)
    if (happens !== undefined) compare(`/rolls/${at}/happens`, happens, one.happens)
  }
  for (const [at, { event, chance }] of (expected.events ?? []).entries()) {
    const got = chanceOf(game, state, seat, action, (met) => isSubset(event, jsonOf(met)), {
      asItIs: true,
    })
    compare(`/events/${at}/chance`, chance, got.chance)
  }
  if (expected.outcomes !== undefined && found.outcomes.length !== expected.outcomes) {
    failures.push({
      path: `${path}/outcomes`,
      what: 'odds',
      expected: expected.outcomes,
      found: found.outcomes.length,
    })
  }
  return failures
}

type RollName = Pick<RollOdds, 'why' | 'by' | 'on'>

function rollName({ why, by, on }: RollName): Json {
  return { why, ...(by === undefined ? {} : { by }), ...(on === undefined ? {} : { on }) }
}

/** As cases write it; figures beyond the exact integers are written as text. */
function shown({ numerator, denominator }: Fraction): Json {
  const exact = denominator <= BigInt(Number.MAX_SAFE_INTEGER)
  return exact ? [Number(numerator), Number(denominator)] : `${numerator}/${denominator}`
}
