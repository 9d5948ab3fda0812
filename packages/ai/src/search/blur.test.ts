import { expect, test } from 'vitest'
import { Blur } from './blur.ts'
import { SearchRandom } from './search-random.ts'

/** By how much values are moved, at most, where they lie so far to both sides of a half. */
function widest(away: number): number {
  const blur = new Blur(0.5, new SearchRandom('blur'))
  let most = 0
  for (let i = 0; i < 400; i++) {
    const clear = 0.5 + (i % 2 === 0 ? away : -away)
    const values = [clear, 1 - clear]
    blur.mix(values)
    if (i >= 100) most = Math.max(most, Math.abs((values[0] ?? 0) - (0.5 + (clear - 0.5) / 2)))
  }
  return most
}

test('values that lie near together are blurred less, so that they are as hard to tell apart', () => {
  expect(widest(0.004)).toBeCloseTo(widest(0.04) / 10, 2)
  expect(widest(0.04)).toBeGreaterThan(0.2)
})

test('the noise is never wider than the whole range', () => {
  expect(widest(0.5)).toBeLessThanOrEqual(0.25)
})

test('what one of two seats gains the other loses', () => {
  const values = [0.8, 0.2]
  new Blur(0.4, new SearchRandom(1)).mix(values)
  expect((values[0] ?? 0) + (values[1] ?? 0)).toBeCloseTo(1)
})

test('where nothing is blurred nothing is drawn', () => {
  const values = [0.8, 0.2]
  const random = new SearchRandom(1)
  new Blur(0, random).mix(values)
  expect(values).toEqual([0.8, 0.2])
  expect(random.pick(1000)).toBe(new SearchRandom(1).pick(1000))
})
