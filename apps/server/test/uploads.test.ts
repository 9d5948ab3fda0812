import { readFileSync } from 'node:fs'
import { manifests } from '@wyrmtable/games'
import { createMatch, type JsonObject, seededDice, toReplay } from '@wyrmtable/kernel'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { HandTime } from './hand-time.ts'
import { Player } from './player.ts'

let server: Server
let one: Player
beforeAll(async () => {
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store: await openSqlite(':memory:'),
    mostRequests: 0,
  })
  one = await Player.come(server.url)
})
afterAll(() => server.close())

const finished = (): JsonObject => {
  const path = '../../../games/dragon-noir/golden/lake-crossed-exile.json'
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}

test('a finished match that was played elsewhere is kept once it was played again, and anybody can have it', async () => {
  const replay = finished()
  const taken = await one.ask('POST', '/api/replays', replay)
  expect(taken).toMatchObject({ status: 201, body: { game: 'dragon-noir', dice: 'seed' } })
  const { id } = taken.body as { id: string }
  // The same document has the same address.
  expect((await one.ask('POST', '/api/replays', replay)).body).toEqual(taken.body)
  const stranger = await fetch(`${server.url}/api/replays/${id}`)
  expect(await stranger.json()).toEqual(replay)
  expect((await one.ask('GET', '/api/replays/abcdef0123456789abcd')).status).toBe(404)
})

test('what was not played by the rules, or goes on, is not kept, and it is said where', async () => {
  const replay = finished()
  const entries = replay.entries as readonly JsonObject[]
  const bent = {
    ...replay,
    entries: entries.map((entry, place) => (place === 3 ? { ...entry, dice: [1] } : entry)),
  }
  const refused = await one.ask('POST', '/api/replays', bent)
  expect(refused).toMatchObject({ status: 400, body: { code: 'badInput', in: 'body' } })
  expect(refused.text).toContain('/entries/3')
  const game = (await manifests.find(({ id }) => id === 'dragon-noir')?.rules())?.game
  if (game === undefined) throw new Error('no game')
  const seats = game.seatIds.map((id) => ({ id, name: id, kind: 'person' as const }))
  const dice = { kind: 'seeded', seed: 'begun' } as const
  const begun = createMatch(
    game,
    { id: 'begun', seats, dice, createdAt: 0, options: {} },
    seededDice('begun'),
  )
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault))
  expect(await one.ask('POST', '/api/replays', toReplay(begun.value))).toMatchObject({
    status: 409,
    body: { code: 'wrongMoment', state: 'running' },
  })
  for (const body of [null, 1, [], {}, { format: 'wyrmtable-replay/2', game: 'chess' }]) {
    expect((await one.ask('POST', '/api/replays', body)).status).toBe(400)
  }
})

test('there is room for so much, and an address brings so much in a day; both are told', async () => {
  const text = (name: string): JsonObject =>
    JSON.parse(readFileSync(new URL(`../../../games/${name}.json`, import.meta.url), 'utf8'))
  const [first, second] = [
    text('sorcerers/golden/resigned-p1'),
    text('dragon-noir/golden/mill-eliminated-horde'),
  ]
  const bytes = JSON.stringify(first).length
  const time = new HandTime()
  const store = await openSqlite(':memory:')
  const uploads = { bytes: bytes + 100, bytesOfAddress: 4 * bytes }
  const small = await startServer({
    host: '127.0.0.1',
    port: 0,
    store,
    time,
    mostRequests: 0,
    uploads,
    proxies: '127.0.0.1',
  })
  const from = async (address: string, replay: JsonObject) => {
    const answer = await fetch(`${small.url}/api/replays`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(replay),
    })
    return { status: answer.status, after: answer.headers.get('retry-after'), body: await answer.json() }
  }
  expect((await from('192.0.2.1', first)).status).toBe(201)
  expect(await from('192.0.2.1', second)).toMatchObject({
    status: 429,
    body: { code: 'tooMuch', reason: 'uploads', figures: { bytes: bytes + 100 } },
  })
  // What is there already needs no room.
  expect((await from('192.0.2.1', first)).status).toBe(201)
  const tooOften = await from('192.0.2.1', first)
  expect(tooOften).toMatchObject({ status: 429, body: { code: 'tooOften', reason: 'uploads' } })
  expect(tooOften.after).toBe(String(tooOften.body.figures.seconds))
  expect((await from('192.0.2.2', first)).status).toBe(201)
  time.pass(1_000 * Number(tooOften.after))
  expect((await from('192.0.2.1', first)).status).toBe(201)
  await small.close()
})
