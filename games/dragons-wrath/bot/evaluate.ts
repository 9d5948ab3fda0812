import type { Seat } from '@wyrmtable/kernel'
import { isLiving, type State } from '../rules/state.ts'
import { FEATURES, fillFeatures, partOf } from './features.ts'
import { settled } from './settle.ts'
import { weights } from './weights.ts'

const features = new Float64Array(2 * FEATURES)

/**
 * How likely the seat is to win, 0 to 1, once what is under way has happened: the chances of outlasting each of the others
 * together; 0 for a seat that nobody sits on. Weights are fitted to matches (`testing/measure-weights.ts`).
 */
export function evaluate(before: State, seat: Seat): number {
  if (seat >= before.players.length) return 0
  const state = settled(before)
  const { ending } = state
  if (ending !== null) {
    if (ending.winners.length === 0) return 0.5
    return ending.winners.includes(seat) ? 1 : 0
  }
  if (!isLiving(state, seat) || state.player(seat).provinces.length === 0) return 0
  let chance = 1
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat || !isLiving(state, other)) continue
    chance *= 1 / (1 + Math.exp(-lead(state, seat, other)))
  }
  return chance
}

/** By how much the seat is ahead of the other, in the unit of the logistic function. */
function lead(state: State, seat: Seat, other: Seat): number {
  fillFeatures(state, seat, other, features, 0)
  fillFeatures(state, other, seat, features, FEATURES)
  const worth = weights[partOf(state)]
  let sum = 0
  for (let i = 0; i < FEATURES; i++) {
    sum += (worth[i] ?? 0) * ((features[i] ?? 0) - (features[FEATURES + i] ?? 0))
  }
  return sum
}
