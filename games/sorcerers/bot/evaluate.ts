import type { Seat } from '@wyrmtable/kernel'
import type { State } from '../rules/state.ts'
import { outcomeOf } from '../rules/topics/ranks.ts'
import { featuresOf } from './features.ts'

/** What each feature is worth, in points of shield. */
const weights = { shield: 1, army: 0.06, pressure: 1.2, purse: 0.07, wounds: 0.5, place: 1 } as const

/**
 * What the others threaten counts for less than the own threats: looking one action ahead, two fronts that
 * fear each other alike would never meet.
 */
const FEAR = 0.15

/** By how many points of shield the better side is nearly sure to win. */
const SPREAD = 4

/** How likely the seat is to win, 0 to 1, from features alone. */
export function evaluate(state: State, seat: Seat): number {
  const outcome = outcomeOf(state)
  if (outcome !== undefined) {
    if (outcome.winners.length === 0) return 0.5
    return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0
  }
  if (!state.isIn(seat)) return 0
  const strengths: number[] = []
  let own = 0
  for (let other = 0; other < state.seats; other++) {
    if (!state.isIn(other)) continue
    if (other === seat) own = strengthOf(state, other, 1)
    else strengths.push(strengthOf(state, other, FEAR))
  }
  // The chance of outlasting each of the others; who is ahead of all of them is ahead.
  let chance = 1
  for (const strength of strengths) chance *= 1 / (1 + Math.exp((strength - own) / SPREAD))
  return 0.02 + 0.96 * chance
}

function strengthOf(state: State, seat: number, boldness: number): number {
  const { shield, army, pressure, purse, wounds, place } = featuresOf(state, seat)
  return (
    // The last points of a shield count more than the first.
    weights.shield * 30 * Math.log1p(shield / 15) +
    weights.army * army +
    weights.pressure * boldness * pressure +
    weights.purse * purse -
    weights.wounds * wounds +
    weights.place * boldness * place
  )
}
