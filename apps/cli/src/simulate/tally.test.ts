import type { Outcome } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import type { MatchResult } from './simulate-match.ts'
import { tallyOf } from './tally.ts'

const result = (index: number, actions: number, outcome?: Outcome, error?: string): MatchResult => ({
  index,
  seed: `s/${index}`,
  actions,
  turns: 2,
  ...(outcome === undefined ? {} : { outcome }),
  ...(error === undefined ? {} : { error }),
})
const won = (seat: number, reason: string, scores: readonly number[]): Outcome => ({
  winners: [seat],
  reason,
  clause: 'X-1',
  scores,
})

test('counts wins, ends, lengths and points of the matches that ended, and names the others', () => {
  const tally = tallyOf(
    [
      result(0, 10, won(0, 'points', [4, 2])),
      result(1, 30, won(1, 'points', [1, 3])),
      result(2, 20, won(0, 'points', [4, 1])),
      result(3, 5, undefined, 'Error: broken'),
    ],
    ['red', 'blue'],
  )
  expect(tally.games).toBe(4)
  expect(tally.finished).toBe(3)
  expect(tally.wins.red).toMatchObject({ count: 2, share: 2 / 3 })
  expect(tally.endings.map(({ outcome, count }) => [outcome.winners, count])).toEqual([
    [[0], 2],
    [[1], 1],
  ])
  expect(tally.actions).toEqual({ mean: 20, median: 20, mostOf95: 30, least: 10, most: 30 })
  expect(tally.scores).toEqual({ red: 3, blue: 2 })
  expect(tally.errors).toEqual([{ seed: 's/3', error: 'Error: broken' }])
})
