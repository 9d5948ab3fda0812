import { openSqlite } from '@wyrmtable/store'
import { expect, test } from 'vitest'
import { startServer } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { nimBox } from './notice-table.ts'

interface Sight {
  readonly state: string
  readonly organiser: string | null
  readonly entrants: readonly {
    readonly id: number
    readonly name: string | null
    readonly hasLeft: boolean
  }[]
  readonly rounds: readonly {
    readonly matches: readonly {
      readonly id: string
      readonly seats: readonly [number, number]
      readonly result?: { readonly points: readonly number[]; readonly kind: string }
    }[]
  }[]
}

test('tournaments are taken along, and left at once by whoever deletes their account; results of others stay', async () => {
  const store = await openSqlite(':memory:')
  const server = await startServer({
    ...{ host: '127.0.0.1', port: 0, store, mostRequests: 0, games: [nimBox] },
    passwordCost: { ln: 10, r: 8, p: 1 },
  })
  const people: Browser[] = []
  for (const name of ['Ada', 'Bo', 'Cy', 'Di']) {
    const who = new Browser(server.url)
    await register(who, name)
    people.push(who)
  }
  const [ada, bo] = people as [Browser, Browser]
  const make = async (who: Browser, name: string) => {
    const clock = { kind: 'live', baseMs: 1_200_000 }
    const wish = { name, kind: 'swiss', rounds: 2, game: 'nim', clock, options: { piles: [9, 9] } }
    return (await who.done<{ id: string }>('POST', '/api/tournaments', wish)).id
  }
  const join = (who: Browser, id: string) => who.done('POST', `/api/tournaments/${id}/join`, {})
  const sight = (id: string) => ada.done<Sight>('GET', `/api/tournaments/${id}`)
  const until = async (id: string, isSo: (seen: Sight) => boolean) => {
    for (;;) {
      const seen = await sight(id)
      if (isSo(seen)) return seen
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const who = (entrant: number) => people[entrant - 1] as Browser
  const sit = (entrant: number, match: string) =>
    who(entrant).done('POST', `/api/matches/${match}/join`, { name: `Seat of ${entrant}`, seed: 's' })
  const giveUp = async (entrant: number, match: string) => {
    const { number } = await who(entrant).done('GET', `/api/matches/${match}`)
    const deed = { after: number, key: match, deed: { type: 'resign' } }
    await who(entrant).done('POST', `/api/matches/${match}/commands`, deed)
  }

  const running = await make(ada, 'The long night')
  for (const one of people) await join(one, running)
  await ada.done('POST', `/api/tournaments/${running}/start`)
  // Bo wins in the first round, so that there is something to take along, and to keep.
  const first = (await sight(running)).rounds[0]?.matches ?? []
  for (const { id, seats } of first) {
    for (const seat of seats) await sit(seat, id)
    await giveUp(seats.find((seat) => seat !== 2) ?? 0, id)
  }
  const second = await until(running, ({ rounds }) => rounds.length === 2)
  const open = await make(ada, 'The short night')
  for (const one of [ada, bo]) await join(one, open)
  const own = await make(bo, 'A night of his own')

  const { tournaments } = await bo.done<{ tournaments: object[] }>('GET', '/api/account/export')
  expect(new Set(tournaments)).toEqual(
    new Set([
      expect.objectContaining({ id: own, name: 'A night of his own', isOrganiser: true, entered: [] }),
      expect.objectContaining({ id: open, state: 'open', isOrganiser: false }),
      expect.objectContaining({
        ...{ id: running, name: 'The long night', game: 'nim', state: 'running' },
        entered: [{ entrant: 2, hasLeft: false, reason: null, brought: null, place: 1, points: 1 }],
      }),
    ]),
  )

  // He has sat down in the second, and the other has not.
  const mine = second.rounds[1]?.matches.find(({ seats }) => seats.includes(2))
  await sit(2, mine?.id ?? '')
  await bo.done('DELETE', '/api/account', { password: 'Bo’s long word' })
  const left = await sight(running)
  expect(left.entrants[1]).toMatchObject({ id: 2, name: null, hasLeft: true })
  expect(left.rounds[0]).toEqual(second.rounds[0])
  const isMine = ({ id }: { readonly id: string }) => id === mine?.id
  const settled = await until(running, ({ rounds }) => rounds[1]?.matches.find(isMine)?.result !== undefined)
  expect(settled.rounds[1]?.matches.find(isMine)?.result).toEqual({
    points: mine?.seats.map((seat) => (seat === 2 ? 0 : 1)),
    kind: 'left',
  })
  const table = await ada.done<{ seats: object[] }>('GET', `/api/matches/${mine?.id}`)
  expect(table.seats).toContainEqual(expect.objectContaining({ name: '', isFormer: true }))
  expect((await sight(open)).entrants.map(({ id }) => id)).toEqual([1])
  expect(await sight(own)).toMatchObject({ state: 'open', organiser: null })

  // The others play on to the end.
  const other = second.rounds[1]?.matches.find(({ id }) => id !== mine?.id)
  for (const seat of other?.seats ?? []) await sit(seat, other?.id ?? '')
  await giveUp(other?.seats[0] ?? 0, other?.id ?? '')
  await until(running, ({ state }) => state === 'over')
  const csv = await (await fetch(`${server.url}/api/tournaments/${running}/results?format=csv`)).text()
  expect(csv).toContain(',former player,')
  expect(csv).not.toContain('Bo')
  await server.close()
})
