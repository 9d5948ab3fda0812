import { expect, test } from 'vitest'
import { SearchRandom } from '../search/search-random.ts'
import { chanceOf, fitLogistic, fitOf, type Sample } from './logistic.ts'

/** Positions whose results fall by these weights. */
function samplesBy(weights: readonly number[], count: number, seed: string): readonly Sample[] {
  const random = new SearchRandom(seed)
  const number = (): number => random.pick(2001) / 1000 - 1
  return Array.from({ length: count }, () => {
    const inputs = Float64Array.from(weights, number)
    const result = random.pick(1_000_000) / 1_000_000 < chanceOf(Float64Array.from(weights), inputs) ? 1 : 0
    return { inputs, result }
  })
}

test('weights that results fall by are found again, and what weighs nothing weighs little', () => {
  const truth = [2, -1, 0, 0.5]
  const fitted = fitLogistic(samplesBy(truth, 20_000, 'seen'), { seed: 'fit', epochs: 10 })
  for (const [i, weight] of truth.entries()) expect(Math.abs((fitted[i] ?? 9) - weight)).toBeLessThan(0.15)
})

test('the fit is better than a coin on samples it has not seen, and as good as the truth', () => {
  const truth = [2, -1, 0, 0.5]
  const unseen = samplesBy(truth, 5000, 'unseen')
  const fitted = fitLogistic(samplesBy(truth, 20_000, 'seen'), { seed: 'fit', epochs: 10 })
  const coin = fitOf(new Float64Array(truth.length), unseen).loss
  const best = fitOf(Float64Array.from(truth), unseen).loss
  expect(coin).toBeCloseTo(Math.LN2, 3)
  expect(fitOf(fitted, unseen).loss).toBeLessThan(best + 0.01)
  expect(fitOf(fitted, unseen).right).toBeGreaterThan(0.65)
})

test('the same seed gives the same weights', () => {
  const samples = samplesBy([1, -1], 500, 'few')
  const fit = () => fitLogistic(samples, { seed: 'same', epochs: 2 })
  expect(fit()).toEqual(fit())
})
