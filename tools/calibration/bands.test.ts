import { calibrated } from '@wyrmtable/ai'
import { expect, test } from 'vitest'
import { bandsOf, fitOf, holds, type Judged, wonByFirst } from './bands.ts'

/** A thousand positions of each twentieth, won as often as `truth` says. */
const sample = (truth: (said: number) => number): readonly Judged[] =>
  Array.from({ length: 20 }, (_, place) => (place + 0.5) / 20).flatMap((said) =>
    Array.from({ length: 1000 }, (_, number) => ({ said, won: number < truth(said) * 1000 ? 1 : 0 })),
  )

test('a band keeps its word within five points of its edges, and says nothing with too few positions', () => {
  const bands = bandsOf(sample((said) => said))
  expect(bands.map(holds)).toEqual(Array(10).fill(true))
  expect(holds({ tenth: 3, positions: 100, won: 0.25 })).toBe(true)
  expect(holds({ tenth: 3, positions: 100, won: 0.24 })).toBe(false)
  expect(holds({ tenth: 3, positions: 100, won: 0.46 })).toBe(false)
  expect(holds({ tenth: 3, positions: 99, won: 0.9 })).toBeUndefined()
  expect(bandsOf([{ said: 1, won: 1 }])[9]).toEqual({ tenth: 9, positions: 1, won: 1 })
})

test('who says too much is found out and put right', () => {
  const truth = (said: number) => calibrated({ slope: 0.5, shift: 0.3 }, said)
  const judged = sample(truth)
  expect(bandsOf(judged).map(holds)).toContain(false)
  const fit = fitOf(judged)
  expect(fit.slope).toBeCloseTo(0.5, 1)
  expect(fit.shift).toBeCloseTo(0.3, 1)
  const better = judged.map(({ said, won }) => ({ said: calibrated(fit, said), won }))
  expect(bandsOf(better).map(holds)).not.toContain(false)
})

test('a draw counts half, whether nobody won or both did', () => {
  expect([[0], [1], [], [0, 1]].map(wonByFirst)).toEqual([1, 0, 0.5, 0.5])
})
