import { featureNames, type Part } from './features.ts'
import json from './weights.json' with { type: 'json' }

/** What each feature is worth in one part of a match, in the order of `featureNames`. */
const read = (part: Part): Float64Array => Float64Array.from(featureNames, (name) => json[part][name])

export const weights: Readonly<Record<Part, Float64Array>> = {
  early: read('early'),
  planning: read('planning'),
  combat: read('combat'),
}
