import { expect, test } from 'vitest'
import type { PairedResult } from './run-round-robin.ts'
import { standingsOf } from './standings.ts'

const met = (ids: readonly [string, string], winner: number | undefined, first: number): PairedResult => ({
  index: 0,
  seed: ids.join(),
  actions: 10,
  turns: 4,
  first,
  rounds: 6,
  ids,
  outcome: { winners: winner === undefined ? [] : [winner], reason: 'over', clause: 'X-1' },
})

test('counts wins of entries from either seat, meetings, draws, and wins of who came first', () => {
  const standings = standingsOf(
    [
      met(['red', 'blue'], 0, 0),
      met(['blue', 'red'], 0, 1),
      met(['red', 'grey'], undefined, 0),
      { index: 0, seed: 'x', actions: 3, turns: 1, ids: ['blue', 'grey'], error: 'broken' },
    ],
    ['red', 'blue', 'grey'],
  )
  expect(standings).toMatchObject({
    matches: 4,
    finished: 3,
    entries: { red: { count: 1, share: 1 / 3 }, blue: { count: 1, share: 1 / 2 }, grey: { count: 0 } },
    draws: { count: 1 },
    first: { count: 1 },
    firstSeat: { count: 2 },
    rounds: { mean: 6, median: 6 },
  })
  expect(standings.meetings).toEqual([
    { ids: ['red', 'blue'], wins: 1, draws: 0, losses: 1 },
    { ids: ['red', 'grey'], wins: 0, draws: 1, losses: 0 },
    { ids: ['blue', 'grey'], wins: 0, draws: 0, losses: 0 },
  ])
})
