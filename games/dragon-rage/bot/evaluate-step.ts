import type { Seat } from '@wyrmtable/kernel'
import { INVADER } from '../rules/pieces.ts'
import type { State } from '../rules/state.ts'
import { CLAIM_POINTS, outcomeOf } from '../rules/topics/victory.ts'
import { featuresOf } from './features.ts'

/** Victory points that each feature is worth to the Invader. */
const weights = {
  destroyed: 1,
  health: 9,
  reach: 1.1,
  garrison: -0.3,
  danger: -0.2,
  prey: 0.08,
  magic: -0.25,
  clocks: -8,
} as const
type Feature = keyof typeof weights
const features: readonly Feature[] = [
  'destroyed',
  'health',
  'reach',
  'garrison',
  'danger',
  'prey',
  'magic',
  'clocks',
]

/** The sum at which both sides are as likely to win, and how many points away the matter is decided. */
const EVEN = 12.5
const SPREAD = 4

/** Grades make a won game better, but never as much as winning it at all. */
const gradeValues: Readonly<Record<string, number>> = {
  marginal: 0.96,
  normal: 0.975,
  great: 0.99,
  ultimate: 1,
}

/**
 * How likely the seat is to win, 0 to 1, seen from any single action: each step of a sound plan raises it, so
 * that a player who looks no further than one action still walks to where it wants to be.
 */
export function evaluateStep(state: State, seat: Seat): number {
  const invader = invaderChance(state)
  return seat === INVADER ? invader : 1 - invader
}

function invaderChance(state: State): number {
  const outcome = outcomeOf(state)
  if (outcome !== undefined) {
    return outcome.winners.includes(INVADER) ? (gradeValues[outcome.grade ?? ''] ?? 1) : 0
  }
  const found = featuresOf(state)
  let sum = 0
  for (const feature of features) sum += weights[feature] * found[feature]
  const chance = 1 / (1 + Math.exp((EVEN - sum) / SPREAD))
  // A victory that can be claimed is nearly one.
  return found.destroyed >= CLAIM_POINTS ? 0.9 + 0.08 * chance : 0.93 * chance
}
