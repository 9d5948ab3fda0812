import { expect, test } from 'vitest'
import { sorcerersBench } from './bench.ts'

test('the bench runs, and both passes of sight agree', async () => {
  const { rows, figures } = await sorcerersBench({ rounds: 1, ms: 5 })
  expect(rows.map(({ ours, baseMedian }) => ours > 0 && baseMedian > 0)).toEqual(rows.map(() => true))
  expect(figures.every(({ value }) => value > 0)).toBe(true)
})
