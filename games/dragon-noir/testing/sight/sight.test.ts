import { expect, test } from 'vitest'
import { compareSights } from './compare-sights.ts'

const PAIRS = 5000

test('DN-2.4, DN-2.5, DN-2.6, DN-3.3, DN-6.9 to DN-6.22, DN-6.30: lines of fire agree with a slow reference', () => {
  const { pairs, free, differences } = compareSights(PAIRS, 'automatic')
  expect(differences).toEqual([])
  expect(pairs).toBeGreaterThanOrEqual(PAIRS)
  expect(free).toBeGreaterThan(PAIRS / 10)
  expect(pairs - free).toBeGreaterThan(PAIRS / 10)
})
