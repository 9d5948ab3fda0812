import type { State } from '../rules/state.ts'
import { outcomeOf } from '../rules/topics/ranks.ts'
import { FEATURES, fillFeatures } from './features.ts'
import { weights } from './weights.ts'

const SEATS = 4
const features = new Float64Array(SEATS * FEATURES)

/**
 * How likely the seat is to win, 0 to 1: the chances of outlasting each of the others together. Weights are fitted to
 * matches (`fitting/`), where positions were looked at between two decisions.
 */
export function evaluate(state: State, seat: number): number {
  const outcome = outcomeOf(state)
  if (outcome !== undefined) {
    if (outcome.winners.length === 0) return 0.5
    return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0
  }
  if (!state.isIn(seat)) return 0
  for (let one = 0; one < state.seats; one++) fillFeatures(state, one, features, one * FEATURES)
  const { playing } = state
  const place = playing.indexOf(seat)
  let chance = 1
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || !state.isIn(other)) continue
    const first = place < playing.indexOf(other) ? 1 : -1
    chance *= 1 / (1 + Math.exp(-lead(state, seat, other, first)))
  }
  return chance
}

/** By how much the seat is ahead of the other, in the unit of the logistic function. */
function lead({ phase }: State, seat: number, other: number, first: number): number {
  const { features: worth, order } = weights[phase === 'sorcerer' ? 'sorcerers' : 'creatures']
  let sum = order * first
  for (let i = 0; i < FEATURES; i++) {
    const more = (features[seat * FEATURES + i] ?? 0) - (features[other * FEATURES + i] ?? 0)
    sum += (worth[i] ?? 0) * more
  }
  return sum
}
