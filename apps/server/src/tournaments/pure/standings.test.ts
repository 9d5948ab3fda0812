import { expect, test } from 'vitest'
import { type TournamentLine, tournamentOf } from './record.ts'
import { scoresOf } from './score.ts'
import { standingsOf, type TieBreak } from './standings.ts'

const joined = (count: number): TournamentLine[] =>
  Array.from({ length: count }, (_, place) => ({ type: 'joined', entrant: place + 1, account: `a${place}` }))

/** A round of matches `a-b` with what the first of them got, in halves; and who was free. */
function round(number: number, results: Readonly<Record<string, 0 | 1 | 2>>, bye?: number): TournamentLine[] {
  const pairs = Object.entries(results).map(([pair, halves]) => {
    const [a = 0, b = 0] = pair.split('-').map(Number)
    return { id: `${number}/${pair}`, seats: [a, b] as const, halves }
  })
  return [
    {
      ...{ type: 'paired', round: number, seed: '', sitBy: 0 },
      matches: pairs.map(({ id, seats }) => ({ id, seats })),
      ...(bye === undefined ? {} : { bye }),
    },
    ...pairs.map(
      ({ id, halves }): TournamentLine => ({
        ...{ type: 'result', match: id, kind: 'played' },
        halves: [halves, (2 - halves) as 0 | 1 | 2],
      }),
    ),
  ]
}

const table = (lines: readonly TournamentLine[], ...breaks: readonly TieBreak[]) =>
  standingsOf(tournamentOf(lines), 1, breaks).map(({ place, id, score, breaks: figures }) =>
    `${place}: ${id} ${score.halves / 2} ${figures.join(' ')}`.trim(),
  )

// 1 beats 2 and 3 and draws 4; 4 beats 3 and draws 2; 2 beats 3.
const all = [
  ...joined(4),
  ...round(1, { '1-2': 2, '3-4': 0 }),
  ...round(2, { '3-1': 0, '4-2': 1 }),
  ...round(3, { '1-4': 1, '2-3': 2 }),
]

test('points come first, and those whom nothing tells apart share a place', () => {
  expect(table(all)).toEqual(['1: 1 2.5', '2: 4 2', '3: 2 1.5', '4: 3 0'])
  expect(table([...joined(4), ...round(1, { '1-2': 2, '3-4': 2 })])).toEqual([
    '1: 1 1',
    '1: 3 1',
    '3: 2 0',
    '3: 4 0',
  ])
})

test('Buchholz adds up what opponents have; cut by one, without the lowest of them', () => {
  expect(table(all, 'buchholz')[0]).toBe('1: 1 2.5 3.5')
  expect(table(all, 'buchholzCut1')[0]).toBe('1: 1 2.5 3.5')
  expect(table(all, 'buchholz')[3]).toBe('4: 3 0 6')
  expect(table(all, 'buchholzCut1')[3]).toBe('4: 3 0 4.5')
})

test('Sonneborn-Berger is what beaten opponents have, and half of those who drew', () => {
  // 1 has 1.5 of 2 and nothing of 3, and half of the 2 of 4.
  expect(table(all, 'sonnebornBerger')[0]).toBe('1: 1 2.5 2.5')
})

test('whoever won among those who are tied comes first, if all of them have met', () => {
  const tied = [...joined(4), ...round(1, { '1-2': 0, '3-4': 2 }), ...round(2, { '1-3': 2, '2-4': 0 })]
  // All have one point but nobody has met everybody.
  expect(table(tied, 'directEncounter')).toEqual(['1: 1 1 0', '1: 2 1 0', '1: 3 1 0', '1: 4 1 0'])
  const met = [...joined(4), ...round(1, { '1-2': 2, '3-4': 1 }), ...round(2, { '2-3': 2, '1-4': 0 })]
  expect(table(met, 'directEncounter')).toEqual(['1: 4 1.5 0', '2: 1 1 1', '3: 2 1 0', '4: 3 0.5 0'])
})

test('a later tie-break only tells those apart whom the earlier ones leave tied', () => {
  const three = [...joined(3), ...round(1, { '1-2': 2 }, 3)]
  expect(table(three, 'wins', 'buchholz')).toEqual(['1: 1 1 1 0', '2: 3 1 0 1', '3: 2 0 0 1'])
})

test('whoever is free has a point, whoever comes late has none of the rounds before', () => {
  const late: TournamentLine[] = [
    ...joined(3),
    ...round(1, { '1-2': 2 }, 3),
    { type: 'joined', entrant: 4, account: 'late' },
    ...round(2, { '1-3': 2, '4-2': 2 }),
  ]
  const scores = scoresOf(tournamentOf(late), 1)
  expect([...scores.values()].map(({ halves }) => halves)).toEqual([4, 0, 2, 2])
  expect(scores.get(4)?.rounds[0]).toEqual({ type: 'out' })
})

test('whoever leaves before anything was played was never in it; later they stay in the table', () => {
  const gone: TournamentLine = { type: 'left', entrant: 2 }
  expect(tournamentOf([...joined(3), gone]).entrants.map(({ id }) => id)).toEqual([1, 3])
  const later = tournamentOf([...joined(3), ...round(1, { '1-2': 2 }, 3), gone])
  expect(later.entrants.map(({ hasLeft }) => hasLeft)).toEqual([false, true, false])
})

test('what the organiser corrects stands in the place of what was before', () => {
  const corrected: TournamentLine = {
    ...{ type: 'result', match: '1/1-2', halves: [0, 2], kind: 'corrected', reason: 'wrong seat' },
  }
  expect(table([...joined(2), ...round(1, { '1-2': 2 }), corrected])).toEqual(['1: 2 1', '2: 1 0'])
})
