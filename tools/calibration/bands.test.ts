import { calibrated } from '@wyrmtable/ai'
import { expect, test } from 'vitest'
import { bandsOf, fitOf, holds, type Judged, wonByFirst } from './bands.ts'

/** A thousand positions of each twentieth in a turn, won as often as `truth` says. */
const sample = (truth: (said: number) => number, turn = 1): readonly Judged[] =>
  Array.from({ length: 20 }, (_, place) => (place + 0.5) / 20).flatMap((said) =>
    Array.from({ length: 1000 }, (_, number) => ({ said, turn, won: number < truth(said) * 1000 ? 1 : 0 })),
  )

test('a band keeps its word within five points of its edges, and says nothing with too few positions', () => {
  const bands = bandsOf(sample((said) => said))
  expect(bands.map(holds)).toEqual(Array(10).fill(true))
  expect(holds({ tenth: 3, positions: 100, won: 0.25 })).toBe(true)
  expect(holds({ tenth: 3, positions: 100, won: 0.24 })).toBe(false)
  expect(holds({ tenth: 3, positions: 100, won: 0.46 })).toBe(false)
  expect(holds({ tenth: 3, positions: 99, won: 0.9 })).toBeUndefined()
  expect(bandsOf([{ said: 1, turn: 1, won: 1 }])[9]).toEqual({ tenth: 9, positions: 1, won: 1 })
})

test('who says too much is found out and put right, in each turn by as much as it needs', () => {
  const truth = { slope: 0.25, shift: 1, byTurn: { slope: 0.1, shift: -0.15 } }
  // A share of matches instead of many of them: the fit is then exact.
  const shares = [1, 4, 8, 12].flatMap((turn) =>
    [0.05, 0.3, 0.6, 0.9].map((said) => ({ said, turn, won: calibrated(truth, said, turn) })),
  )
  const fit = fitOf(shares)
  expect(fit.slope).toBeCloseTo(0.25, 4)
  expect(fit.shift).toBeCloseTo(1, 4)
  expect(fit.byTurn.slope).toBeCloseTo(0.1, 4)
  expect(fit.byTurn.shift).toBeCloseTo(-0.15, 4)

  const judged = sample((said) => calibrated(truth, said, 4), 4)
  expect(bandsOf(judged).map(holds)).toContain(false)
  const better = judged.map(({ said, turn, won }) => ({ said: calibrated(fit, said, turn), turn, won }))
  expect(bandsOf(better).map(holds)).not.toContain(false)
})

test('a draw counts half, whether nobody won or both did', () => {
  expect([[0], [1], [], [0, 1]].map(wonByFirst)).toEqual([1, 0, 0.5, 0.5])
})
