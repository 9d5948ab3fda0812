import { SearchRandom } from '../search/search-random.ts'

/** What was known of a position, and what came of it. */
export interface Sample {
  /** Features of the position, each worth the same wherever it occurs: the seat's own less those of the other side. */
  readonly inputs: Float64Array
  /** 1 a win, 0 a loss, 0.5 a draw. */
  readonly result: number
}

export interface FitOptions {
  /** The same seed and samples give the same weights. */
  readonly seed: string
  /** How often every sample is looked at, about. */
  readonly epochs: number
}

const BATCH = 64
/** Steps of the weights: wide at first, narrow in the last third. */
const WIDE = 0.02
const NARROW = 0.003
/** Pull of all weights towards nothing, so that inputs which say the same share it. */
const DECAY = 1e-4
/** How long Adam remembers slopes and their squares. */
const MEMORY = [0.9, 0.999] as const

/**
 * Weights of a logistic regression by Adam: with them `chanceOf` says how likely a win is. Both sides of a match may be
 * samples; inputs of a size near 1 are fitted best.
 */
export function fitLogistic(samples: readonly Sample[], { seed, epochs }: FitOptions): Float64Array {
  const size = samples[0]?.inputs.length ?? 0
  const weights = new Float64Array(size)
  const slope = new Float64Array(size)
  const mean = new Float64Array(size)
  const square = new Float64Array(size)
  const random = new SearchRandom(seed)
  const steps = Math.ceil((samples.length * epochs) / BATCH)
  for (let step = 1; step <= steps; step++) {
    slope.fill(0)
    for (let i = 0; i < BATCH; i++) {
      const sample = samples[random.pick(samples.length)]
      if (sample === undefined) continue
      const error = chanceOf(weights, sample.inputs) - sample.result
      for (let k = 0; k < size; k++) slope[k] = (slope[k] ?? 0) + error * (sample.inputs[k] ?? 0)
    }
    const rate = step > (2 / 3) * steps ? NARROW : WIDE
    const [short, long] = MEMORY
    for (let k = 0; k < size; k++) {
      const down = (slope[k] ?? 0) / BATCH + DECAY * (weights[k] ?? 0)
      mean[k] = short * (mean[k] ?? 0) + (1 - short) * down
      square[k] = long * (square[k] ?? 0) + (1 - long) * down * down
      const towards = (mean[k] ?? 0) / (1 - short ** step)
      const width = Math.sqrt((square[k] ?? 0) / (1 - long ** step)) + 1e-8
      weights[k] = (weights[k] ?? 0) - (rate * towards) / width
    }
  }
  return weights
}

/** How likely a win is by the weights, 0 to 1. */
export function chanceOf(weights: Float64Array, inputs: Float64Array): number {
  let sum = 0
  for (let k = 0; k < weights.length; k++) sum += (weights[k] ?? 0) * (inputs[k] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

/**
 * How well weights predict samples: the mean loss (the negative natural logarithm of the chance given to what happened;
 * 0.693 is no better than a coin), and the share of results that were predicted.
 */
export function fitOf(weights: Float64Array, samples: readonly Sample[]) {
  let loss = 0
  let right = 0
  let decided = 0
  for (const { inputs, result } of samples) {
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, chanceOf(weights, inputs)))
    loss -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance)
    if (result === 0.5) continue
    decided++
    if (chance > 0.5 === result > 0.5) right++
  }
  return { loss: loss / samples.length, right: right / decided }
}
