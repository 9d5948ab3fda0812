import { manifests } from '@wyrmtable/games'
import {
  canonicalJson,
  createMatch,
  type Game,
  type Json,
  type JsonObject,
  seededDice,
} from '@wyrmtable/kernel'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scramble } from '../../../games/dragons-wrath/testing/scramble.ts'
import { type Server, startServer } from '../src/index.ts'
import { type Moment, sightOf, type TableFacts, Teller, viewersOf } from '../src/matches/sight/index.ts'
import { firstStanding } from '../src/matches/standing.ts'
import type { LaidTable } from '../src/matches/table.ts'
import { Player, sitDown } from './player.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store: await openSqlite(':memory:'),
    mostRequests: 0,
  })
})
afterAll(() => server.close())

const gameOf = async (id: string): Promise<{ game: Game; trial: JsonObject }> => {
  const manifest = manifests.find((one) => one.id === id)
  if (manifest === undefined) throw new Error(id)
  return { game: (await manifest.rules()).game, trial: manifest.trial ?? {} }
}

test('what a seat wants to be asked about is told to that seat alone, and counted for nobody else', async () => {
  const people = [await Player.come(server.url), await Player.come(server.url)] as const
  const watcher = await Player.come(server.url)
  const { game, trial } = await gameOf('dragons-wrath')
  // So long a pause that nothing is done while this test looks.
  const match = await sitDown(...people, {
    game: game.id,
    options: { ...trial, maskDelayMs: [60_000, 60_000] },
  })
  const streams = [await people[1].stream(), await watcher.stream(`&watch=${match}`)]
  for (const { until } of streams) await until(({ type }) => type === 'hello')
  const before = await Promise.all([people[1].sight(match), watcher.sight(match)])
  const wishes = { preset: 'correspondence', stops: { reaction: 'never' }, pass: 'turn' }
  expect((await people[0].command(match, 999, { type: 'wish', wishes })).status).toBe(200)
  expect((await people[0].sight(match)).wishes).toMatchObject({ stops: { reaction: 'never' } })
  for (const [place, who] of [people[1], watcher].entries()) {
    const after = await who.sight(match)
    // That somebody touched the page is no secret.
    expect({ ...after, present: null }).toEqual({ ...before[place], present: null })
    expect((await who.ask('GET', `/api/matches/${match}/news?after=0`)).text).not.toMatch(/wish|"stops"/)
    expect((await who.ask('GET', `/api/matches/${match}/replay`)).text).not.toMatch(/wish|"stops"/)
  }
  await people[1].command(match, 999, { type: 'say', text: 'last' })
  await streams[0]?.until(({ text }) => text === 'last')
  for (const { raw, end } of streams) {
    expect(raw.join('')).not.toMatch(/wish|"stops"/)
    end()
  }
})

describe('two states that a viewer cannot tell apart', () => {
  test('give that viewer the same bytes: tables, news and their numbers', async () => {
    const { game, trial } = await gameOf('dragons-wrath')
    const start = {
      id: 'swap',
      seats: [0, 1].map((seat) => ({ id: game.seatIds[seat] ?? '', name: 'N', kind: 'person' as const })),
      dice: { kind: 'recorded' as const },
      createdAt: 0,
      options: trial,
    }
    const created = createMatch(game, start, seededDice('swap'))
    if (!created.ok) throw new Error(JSON.stringify(created.fault))
    const match = created.value
    const table: LaidTable = {
      options: match.header.options,
      seats: start.seats.map(({ kind, name }) => ({ kind, name })),
      commitment: 'c',
      clock: { kind: 'none' },
      whenOut: 'forfeit',
      spectators: 'all',
      takeBacks: 'byConsent',
    }
    const random = seededDice('swapped')
    const pick = (n: number): number => random.pick(n, 'swap')
    let compared = 0
    for (let moves = 0; moves < 150 && match.outcome() === undefined; moves++) {
      const [seat = 0] = match.toAct()
      const actions = game.actions(match.state, seat)
      const action = actions[pick(actions.length)]
      if (action === undefined) break
      for (const viewer of viewersOf(2)) {
        if (viewer === seat) continue
        const other = scramble(game.clone(match.state) as never, viewer, pick)
        const [one, two] = [game.clone(match.state), other].map((state) =>
          told(game, state, viewer, table, match.header.id),
        )
        expect(one).toBe(two)
        compared++
      }
      match.play(seat, action, 0)
    }
    expect(compared).toBeGreaterThan(100)
  })
})

/** All that a viewer is sent of a state: the table, and the news of something that has just led there. */
function told(
  game: Game,
  state: unknown,
  viewer: number | 'spectator',
  table: LaidTable,
  id: string,
): string {
  const moment: Moment = {
    game,
    state,
    seats: 2,
    events: [],
    toAct: game.toAct(state),
    outcome: undefined,
    mayUndo: undefined,
  }
  const place = viewer === 'spectator' ? 2 : viewer
  const news = new Teller(game, 2).tell(0, undefined, { type: 'begun', setup: [] }, moment)[place]
  const facts: TableFacts = {
    id,
    game,
    version: game.version,
    table,
    isPublic: false,
    createdAt: 0,
    standing: firstStanding(table),
    match: undefined,
    present: {},
    watchers: 0,
    formers: new Set(),
    bots: new Set(),
    sharers: 0,
    opened: undefined,
  }
  const sight: Json = sightOf(facts, viewer, 1, [])
  return `${news}\n${canonicalJson(sight)}`
}
