import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

/** Known values, from the formula worked by hand. */
test.each([
  [0, 10, 0, 0.2775],
  [1, 10, 0.0179, 0.4042],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [52, 100, 0.4232, 0.6154],
])('%i of %i', (successes, trials, low, high) => {
  const interval = wilson(successes, trials)
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

test('without trials everything is possible', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
})
