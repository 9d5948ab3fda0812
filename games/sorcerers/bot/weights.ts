import { featureNames } from './features.ts'
import json from './weights.json' with { type: 'json' }

/** What each feature is worth in one phase, in the order of `featureNames`, and what it is worth to act before the other. */
interface PhaseWeights {
  readonly features: Float64Array
  readonly order: number
}

const read = (phase: (typeof json)['creatures']): PhaseWeights => ({
  features: Float64Array.from(featureNames, (name) => phase[name]),
  order: phase.order,
})

export const weights = { creatures: read(json.creatures), sorcerers: read(json.sorcerers) } as const
