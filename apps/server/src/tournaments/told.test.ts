import { openSqlite } from '@wyrmtable/store'
import { expect, test, vi } from 'vitest'
import { House } from '../matches/house.ts'
import { Lobby } from '../matches/lobby.ts'
import { realTime } from '../matches/time.ts'
import type { TournamentLine } from './pure/record.ts'
import { rulesFor, tournamentWishSchema } from './rules.ts'
import { sightOf, summaryOf } from './told.ts'
import { Tournaments } from './tournaments.ts'

const at = 1_700_000_000_000
const clock = { kind: 'live', baseMs: 60_000 }
const rules = rulesFor(tournamentWishSchema.parse({ name: 'Autumn', kind: 'swiss', game: 'nim', clock }))
const lines: readonly TournamentLine[] = [
  { type: 'joined', entrant: 1, account: 'ada' },
  { type: 'joined', entrant: 2, account: 'bo' },
  { type: 'joined', entrant: 3, level: 'squire' },
  { type: 'joined', entrant: 4, account: 'gone' },
  {
    ...{ type: 'paired', round: 1, seed: 's', sitBy: at },
    matches: [
      { id: 'ma', seats: [1, 2] },
      { id: 'mb', seats: [3, 4] },
    ],
  },
]

test('the store is asked as often for a tournament of many as of few, and for a list as for one', async () => {
  const store = await openSqlite(':memory:')
  for (const id of ['ada', 'bo']) {
    const row = { id, name: id.toUpperCase(), nameKey: id, password: 'p', createdAt: at }
    await store.people.addAccount({ ...row, isHost: false, isBot: false })
  }
  const matches = ['ma', 'mb'].map((id) => ({
    ...{ id, game: 'nim', version: '1', table: '{}', isPublic: false, createdAt: at },
    ...{ secrets: {}, holders: [] },
  }))
  const written = lines.map((line, place) => ({ n: place + 1, at, body: JSON.stringify(line) }))
  for (const id of ['a', 'b']) {
    await store.tournaments.create({ id, organiser: 'ada', rules: JSON.stringify(rules), createdAt: at })
  }
  await store.tournaments.append({ tournament: 'a', lines: written, matches })
  await store.tournaments.append({ tournament: 'b', lines: written.slice(0, 2) })

  const house = new House(store, realTime, [], false)
  const tournaments = new Tournaments(house, new Lobby(house))
  const opened = await tournaments.open('a')
  const asked = [
    vi.spyOn(store, 'match'),
    vi.spyOn(store.people, 'account'),
    vi.spyOn(store.tournaments, 'lines'),
    vi.spyOn(store.tournaments, 'tournament'),
  ]
  const sight = await sightOf(store, opened, undefined, at)
  expect(sight.entrants.map((one) => ('name' in one ? one.name : one.level))).toEqual([
    ...['ADA', 'BO', 'squire', null],
  ])
  expect(sight.rounds.flatMap((round) => round.matches.map(({ state }) => state))).toEqual(['open', 'open'])
  const listed = await tournaments.openAll(await store.tournaments.list('open', 9))
  expect(listed.map((one) => [one.row.id, summaryOf(one).entrants, summaryOf(one).round])).toEqual([
    ['a', 4, 1],
    ['b', 2, 0],
  ])
  expect(asked.flatMap(({ mock }) => mock.calls)).toEqual([])
  await house.close()
  await store.close()
})
