import type { Seat } from '@wyrmtable/kernel'
import type { State } from '../rules/state.ts'
import { outcomeOf } from '../rules/victory.ts'
import { evaluate } from './evaluate.ts'
import { FEATURES, featureNames, fillFeatures } from './features.ts'
import json from './weights.json' with { type: 'json' }

/** What each feature is worth in a scenario, in the order of `featureNames`. */
const weights: ReadonlyMap<string, Float64Array> = new Map(
  Object.entries(json.scenarios).map(([id, values]) => [
    id,
    Float64Array.from(featureNames, (name) => values[name]),
  ]),
)

const features = new Float64Array(FEATURES)

/**
 * How likely the seat is to win, 0 to 1, between two turns: by weights that were fitted to matches where the scenario has
 * some, else by points. In the middle of a turn it misleads.
 */
export function turnValue(state: State, seat: Seat): number {
  const worth = weights.get(state.setting.scenario.id)
  const outcome = outcomeOf(state)
  if (outcome !== undefined) return evaluate(state, seat)
  // What one side gains by points the other does not quite lose: the middle of both.
  if (worth === undefined) return (evaluate(state, seat) + 1 - evaluate(state, (1 - seat) as Seat)) / 2
  fillFeatures(state, features)
  let sum = 0
  for (let i = 0; i < FEATURES; i++) sum += (worth[i] ?? 0) * (features[i] ?? 0)
  const exile = 1 / (1 + Math.exp(-sum))
  return seat === 0 ? exile : 1 - exile
}
