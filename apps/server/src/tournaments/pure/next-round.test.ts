import { expect, test } from 'vitest'
import { nextRounds, type RoundRules } from './next-round.ts'
import { type EntrantId, type TournamentLine, tournamentOf } from './record.ts'

const joined = (count: number): TournamentLine[] =>
  Array.from({ length: count }, (_, place) => ({ type: 'joined', entrant: place + 1, account: `a${place}` }))
const swiss: RoundRules = { kind: 'swiss', rounds: 3, turns: 1, games: 1 }
const paired = (
  round: number,
  seed: string,
  ...pairs: (readonly [EntrantId, EntrantId])[]
): TournamentLine => ({
  ...{ type: 'paired', round, seed, sitBy: 0 },
  matches: pairs.map((seats) => ({ id: seats.join('-'), seats })),
})

test('a computer comes where the number is odd, and leaves when somebody makes it even', () => {
  const three = tournamentOf(joined(3))
  const evens = { ...swiss, evens: 'squire' }
  expect(nextRounds(three, swiss, 's').rounds[0]?.bye).toBeDefined()
  const { before, rounds } = nextRounds(three, evens, 's')
  expect(before).toEqual([{ type: 'joined', entrant: 4, level: 'squire', evens: true }])
  expect(rounds[0]).toMatchObject({ pairs: [expect.anything(), expect.anything()] })
  expect(rounds[0]).not.toHaveProperty('bye')
  const later = [...joined(3), ...before, paired(1, 's', [1, 2], [3, 4])]
  const late: TournamentLine = { type: 'joined', entrant: 5, account: 'late' }
  expect(nextRounds(tournamentOf([...later, late]), evens, 's').before).toEqual([
    { type: 'left', entrant: 4 },
  ])
  // One that stays is paired like anybody.
  expect(nextRounds(tournamentOf(later), evens, 's').before).toEqual([])
})

test('a Swiss tournament is over after its rounds, or when fewer than two play on', () => {
  const last = paired(1, 's', [1, 2])
  expect(nextRounds(tournamentOf([...joined(2), last]), { ...swiss, rounds: 1 }, 's').rounds).toEqual([])
  const gone: TournamentLine = { type: 'left', entrant: 2 }
  expect(nextRounds(tournamentOf([...joined(2), last, gone]), swiss, 's').rounds).toEqual([])
  expect(nextRounds(tournamentOf([...joined(2), last]), swiss, 's').rounds).toHaveLength(1)
})

test('a round robin goes on from the draw of its first round, also past those who have left', () => {
  const robin: RoundRules = { ...swiss, kind: 'roundRobin' }
  const all = nextRounds(tournamentOf(joined(4)), { ...robin, kind: 'league' }, 'draw').rounds
  expect(all).toHaveLength(3)
  const [first] = nextRounds(tournamentOf(joined(4)), robin, 'draw').rounds
  expect(first).toEqual(all[0])
  const stand = [...joined(4), paired(1, 'draw', ...(first?.pairs ?? []))]
  const gone: TournamentLine = { type: 'left', entrant: 2 }
  expect(nextRounds(tournamentOf([...stand, gone]), robin, 'another').rounds).toEqual([all[1]])
})
