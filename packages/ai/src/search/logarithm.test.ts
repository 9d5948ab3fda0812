import { expect, test } from 'vitest'
import { logarithm } from './logarithm.ts'

test('it is the natural logarithm to eight places', () => {
  for (const n of [1, 2, 3, 5, 10, 100, 12_345, 1_000_000, 2 ** 31 - 1]) {
    expect(Math.abs(logarithm(n) - Math.log(n))).toBeLessThan(1e-6)
  }
})
