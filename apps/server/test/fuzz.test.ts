import { readFileSync } from 'node:fs'
import { manifests } from '@wyrmtable/games'
import { type Json, jsonOf, openMatch, readAnyVersion, toReplay } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { Nearly, type Operation, operationsOf } from './nearly.ts'
import { Player, sitDown } from './player.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store: await openSqlite(':memory:'),
    mostRequests: 0,
    // All of it comes from one address.
    uploads: { bytes: Number.MAX_SAFE_INTEGER, bytesOfAddress: Number.MAX_SAFE_INTEGER },
  })
})
afterAll(() => server.close())

/** A finished match: short, since each that is sent is played again. */
const finished: Json = JSON.parse(
  readFileSync(new URL('../../../games/sorcerers/golden/resigned-p1.json', import.meta.url), 'utf8'),
)

/** The same before it ended, which can be gone on with. */
async function running(): Promise<Json> {
  const read = await readAnyVersion(manifests, finished)
  if (!read.ok) throw new Error(read.fault.code)
  const { game, replay } = read.value
  const { result: _, ...record } = replay
  const opened = openMatch(game, { ...record, entries: replay.entries.slice(0, -1) })
  if (!opened.ok) throw new Error(opened.fault.code)
  return jsonOf(toReplay(opened.value, { revealSecret: true }))
}

test('whatever is sent to whatever route, nothing breaks and nothing changes', async () => {
  const seed = `${Date.now()}`
  const people = [await Player.come(server.url), await Player.come(server.url)] as const
  const match = await sitDown(...people, { game: 'dragons-wrath' })
  const stranger = await Player.come(server.url)
  // One of its own, of which it may do what it likes.
  const own = await sitDown(stranger, stranger, { game: 'dragons-wrath' })
  const { id: kept } = await stranger.done('POST', '/api/replays', finished)
  const described = await stranger.done<Parameters<typeof operationsOf>[0]>('GET', '/api/openapi.json')
  // All routes that there are: a new one cannot be forgotten.
  const operations = operationsOf(described)
  const before = await people[0].sight(match)
  const nearly = new Nearly(seed, {
    id: [match, match, own, own, String(kept), 'nosuchmatch1'],
    match: [match, own],
    watch: [match, `${match},${match}`],
    game: manifests.map(({ id }) => id),
    seat: ['A', 'B'],
    as: ['A', 'B', 'spectator'],
    after: [0, Number(before.number), 99_999],
    action: [{ type: 'pass' }, { type: 'concede' }, ...(before.actions as readonly Json[]).slice(0, 5)],
    zone: ['Europe/Paris'],
    from: ['', '0~1', `${match}~2`],
  })
  const documents = new Map<string, Json>([
    ['/api/replays', finished],
    ['/api/matches/going-on', { replay: await running(), seats: [{ for: 'me' }, { for: 'anybody' }] }],
  ])
  const keys = [stranger.key, stranger.key, 'wrong', 'x'.repeat(400)]

  const told = (operation: Operation, path: string, body: string | undefined, answer: string) =>
    `seed ${seed}: ${operation.method} ${path} ${body?.slice(0, 300) ?? ''} → ${answer.slice(0, 300)}`
  /** Sends it, and looks at the answer; of a stream at its beginning. */
  async function send(operation: Operation, key: string): Promise<number> {
    // Now and then a method that the route does not know.
    const method = nearly.once(12)
      ? nearly.pick(['DELETE', 'PATCH', 'PUT', 'HEAD', 'POST'])
      : operation.method
    const path = nearly.path(operation)
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const document = documents.get(operation.path)
    const isDocument = document !== undefined && nearly.once(2)
    const text = isDocument ? JSON.stringify(nearly.bent(document)) : nearly.body(operation)
    const type = nearly.once(8) ? nearly.pick(['text/plain', 'application/xml', '']) : 'application/json'
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(hasBody && type !== '' ? { 'content-type': type } : {}),
      },
      ...(hasBody ? { body: text } : {}),
    })
    const isStream = /event-stream|ndjson/.test(answer.headers.get('content-type') ?? '')
    const said = isStream ? '' : await answer.text()
    if (isStream) await answer.body?.cancel()
    const what = told(operation, path, hasBody ? text : undefined, `${answer.status} ${said}`)
    if (answer.status >= 500) throw new Error(what)
    if (/\bat .*\.(ts|js):\d|node_modules|SQLITE/.test(said)) throw new Error(what)
    return answer.status
  }

  const requests = rounds(300, 100_000)
  const statuses = new Map(operations.map(({ method, path }) => [`${method} ${path}`, new Set<number>()]))
  for (let i = 0; i < requests; i++) {
    const operation = operations[i % operations.length]
    if (operation === undefined) throw new Error('no routes')
    const status = await send(operation, nearly.pick(keys))
    statuses.get(`${operation.method} ${operation.path}`)?.add(status)
  }
  for (const [name, seen] of statuses) expect(seen.size, name).toBeGreaterThan(0)
  // Most of what is sent is nearly sound: it comes further than the door.
  const all = new Set([...statuses.values()].flatMap((seen) => [...seen]))
  for (const status of [200, 400, 403, 404]) expect(all).toContain(status)
  expect({ ...(await people[0].sight(match)), present: {} }).toEqual({ ...before, present: {} })

  // Whoever sits there sends nonsense too: it may say or offer something, but the game stands as it stood.
  const commands = operations.filter(({ path }) => path.endsWith('/commands'))
  for (let i = 0; i < requests / 4; i++) {
    for (const operation of commands) {
      const body = nearly.body(operation)
      // What it may do is not what is tried here.
      if (/"(play|undo|resign|accept|rematch|handOver|substitute|concede|vacation|pass)"/.test(body)) continue
      const answer = await fetch(`${server.url}/api/matches/${match}/commands`, {
        method: 'POST',
        headers: { authorization: `Bearer ${people[0].key}`, 'content-type': 'application/json' },
        body,
      })
      const said = await answer.text()
      if (answer.status >= 500) throw new Error(told(operation, match, body, said))
    }
  }
  expect((await people[0].sight(match)).view).toEqual(before.view)
})
