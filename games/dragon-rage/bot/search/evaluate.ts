import type { Outcome, Seat } from '@wyrmtable/kernel'
import { INVADER } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { outcomeOf } from '../../rules/topics/victory.ts'
import { type FeatureName, featureNames, writeFeatures } from './features.ts'

/** Weights of the features in the logit of the Invader's chance, fitted to matches of the search with itself. */
const weights: Readonly<Record<FeatureName, number>> = {
  destroyed: 0.15,
  short: -0.15,
  health: 1.1,
  strongest: 2.4,
  access: 0.2,
  fire: 0.2,
  threat: -1.8,
  garrison: -0.08,
  hero: -1,
  magic: -0.4,
  clock: -1.6,
  claimable: 4.2,
  defending: -0.12,
  air: -0.2,
  lame: -0.1,
  cover: -0.03,
  bows: -0.03,
  ready: 0.14,
  watch: -0.04,
  nearly: 4,
}
const BIAS = -2.4
const list = featureNames.map((name) => weights[name])
const found = new Float64Array(featureNames.length)

/** Grades make a won game better, but never as much as winning it at all. */
const gradeValues: Readonly<Record<string, number>> = {
  marginal: 0.96,
  normal: 0.975,
  great: 0.99,
  ultimate: 1,
}

export function outcomeValue(outcome: Outcome, seat: Seat): number {
  const invader = outcome.winners.includes(INVADER) ? (gradeValues[outcome.grade ?? ''] ?? 1) : 0
  return seat === INVADER ? invader : 1 - invader
}

/** How likely the seat is to win, 0 to 1, from features alone. */
export function evaluate(state: State, seat: Seat): number {
  const outcome = outcomeOf(state)
  if (outcome !== undefined) return outcomeValue(outcome, seat)
  const invader = invaderChance(state)
  return seat === INVADER ? invader : 1 - invader
}

/** What each feature adds to the logit of the seat's chance: the reasons for the evaluation, in one unit. */
export function explain(state: State, seat: Seat): Readonly<Record<string, number>> {
  writeFeatures(state, found)
  const sign = seat === INVADER ? 1 : -1
  return Object.fromEntries(featureNames.map((name, i) => [name, sign * weights[name] * (found[i] ?? 0)]))
}

function invaderChance(state: State): number {
  writeFeatures(state, found)
  let logit = BIAS
  for (let i = 0; i < list.length; i++) logit += (list[i] ?? 0) * (found[i] ?? 0)
  // The nearer a clock, the less the rest matters.
  const clock = found[10] ?? 0
  const chance = sigmoid(logit) * (1 - clock * clock * clock * clock)
  return 0.01 + 0.94 * chance
}

/** A rational sigmoid close to the logistic one: sums and products are the same on every machine. */
function sigmoid(x: number): number {
  const half = x / 2
  return 0.5 + 0.5 * tanh(half)
}

/** Padé approximation, cut where it reaches 1. */
function tanh(x: number): number {
  if (x > 4.9) return 1
  if (x < -4.9) return -1
  const xx = x * x
  return (x * (135135 + xx * (17325 + xx * (378 + xx)))) / (135135 + xx * (62370 + xx * (3150 + 28 * xx)))
}
