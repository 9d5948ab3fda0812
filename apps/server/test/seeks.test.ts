import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MatchStore, openPostgres, openSqlite } from '@wyrmtable/store'
import { afterAll, expect, test, vi } from 'vitest'
import { startPostgres } from '../../../packages/store/src/testing/postgres.ts'
import { type Server, startServer } from '../src/index.ts'
import { realTime } from '../src/matches/time.ts'
import { soughtMs } from '../src/matches/wake-at.ts'
import { failingStore } from './every-route/failing-store.ts'
import { HandTime } from './hand-time.ts'
import { ownProcess } from './own-process.ts'
import { Player } from './player.ts'

const servers: Server[] = []
const stores: MatchStore[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
  for (const store of stores) await store.close()
})

/** A server whose store can be looked at after it was closed. */
async function start(time = realTime) {
  const store = await openSqlite(':memory:')
  stores.push(store)
  const kept = failingStore(store).store
  const server = await startServer({ host: '127.0.0.1', port: 0, store: kept, time, mostRequests: 0 })
  servers.push(server)
  return { server, store, url: server.url }
}

const wish = {
  ...{ game: 'dragon-rage', seats: [{ for: 'me' }, { for: 'anybody' }] },
  ...{ name: 'A bot', seed: 'any words' },
}

/** Seeks, and reads a line at a time; `go` cuts the line. */
async function seek(url: string, who: Player) {
  const cut = new AbortController()
  const answer = await fetch(`${url}/api/seeks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    signal: cut.signal,
  })
  expect(answer.status).toBe(200)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const line = async () => {
    const { value = '' } = (await reader?.read()) ?? {}
    return value === '' ? undefined : (JSON.parse(value) as { type: string; match: string })
  }
  return { line, go: () => cut.abort() }
}
const listed = async (who: Player) =>
  (await who.done<{ tables: { id: string }[] }>('GET', '/api/tables')).tables.map(({ id }) => id)

test('a seek stands in the list until somebody comes, and then says that it has begun', async () => {
  const { url } = await start()
  const [one, two] = [await Player.come(url), await Player.come(url)]
  const { line } = await seek(url, one)
  const { match = '' } = (await line()) ?? {}
  expect(await listed(two)).toEqual([match])
  await two.done('POST', `/api/matches/${match}/join`, { name: 'Another', seed: 's' })
  expect(await line()).toEqual({ type: 'begun', match })
  expect(await line()).toBeUndefined()
  // What has begun does not end with the line by which it was sought.
  expect(await one.sight(match)).toMatchObject({ state: 'running' })
})

test('a seek whose line is cut leaves no table, nor does one that its own player left', async () => {
  const { url } = await start()
  const [one, two] = [await Player.come(url), await Player.come(url)]
  const cut = await seek(url, one)
  const { match = '' } = (await cut.line()) ?? {}
  expect(await listed(two)).toEqual([match])
  cut.go()
  await vi.waitFor(async () => expect(await listed(two)).toEqual([]), { timeout: 60_000 })
  expect(await one.sight(match)).toMatchObject({ state: 'over' })

  const left = await seek(url, one)
  const { match: next = '' } = (await left.line()) ?? {}
  await one.done('POST', `/api/matches/${next}/leave`, {})
  expect(await left.line()).toEqual({ type: 'calledOff', match: next })
  expect(await listed(two)).toEqual([])
})

test('no seek outlives a server that is closed', async () => {
  const { url, server, store } = await start()
  const { line } = await seek(url, await Player.come(url))
  const { match = '' } = (await line()) ?? {}
  await server.close()
  expect(await store.match(match)).toMatchObject({ state: 'over' })
})

test('a seek stands for as long as its server lives', async () => {
  const time = new HandTime()
  const { url, store } = await start(time)
  const one = await Player.come(url)
  const { line } = await seek(url, one)
  const { match = '' } = (await line()) ?? {}
  const { deadline = 0 } = (await store.match(match)) ?? {}
  for (let passed = 0; passed < 3 * soughtMs; passed += 5_000) {
    time.pass(5_000)
    await one.sight(match)
  }
  expect(time.now()).toBeGreaterThan(deadline)
  expect(await listed(one)).toEqual([match])
})

test('the table of a seek whose server was killed is taken away when one starts again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-seek-'))
  const file = join(folder, 'matches.sqlite')
  const killed = await ownProcess(file)
  const { line } = await seek(killed.url, await Player.come(killed.url))
  const { match = '' } = (await line()) ?? {}
  killed.child.kill('SIGKILL')
  await killed.ended
  const store = await openSqlite(file)
  expect(await store.match(match)).toMatchObject({ state: 'open' })
  const time = { ...realTime, now: () => Date.now() + 2 * soughtMs }
  const server = await startServer({ host: '127.0.0.1', port: 0, store, time, mostRequests: 0 })
  const two = await Player.come(server.url)
  await vi.waitFor(async () => expect(await listed(two)).toEqual([]), { timeout: 60_000 })
  expect(await store.match(match)).toMatchObject({ state: 'over' })
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the table of a seek whose server was killed is taken away by another', async () => {
  const postgres = await startPostgres()
  const url = await postgres.database()
  const store = await openPostgres(url)
  const server = await startServer({ host: '127.0.0.1', port: 0, store, mostRequests: 0 })
  const killed = await ownProcess(url)
  const { line } = await seek(killed.url, await Player.come(killed.url))
  const { match = '' } = (await line()) ?? {}
  const two = await Player.come(server.url)
  expect(await listed(two)).toEqual([match])
  killed.child.kill('SIGKILL')
  await vi.waitFor(async () => expect(await listed(two)).toEqual([]), { timeout: 300_000, interval: 500 })
  await server.close()
  await postgres.stop()
})
