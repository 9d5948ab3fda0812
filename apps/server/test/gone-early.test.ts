import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'
import { type MatchStore, openSqlite } from '@wyrmtable/store'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { failingStore } from './every-route/failing-store.ts'
import { type Laid, Player } from './player.ts'

const table = { game: 'dragon-rage', isPublic: true, seats: [{ for: 'me' }, { for: 'anybody' }] }
const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

/** Answers of all servers here, in the order in which they were asked. */
const answers: ServerResponse[] = []
const asked = (message: unknown) => {
  const answer = typeof message === 'object' && message !== null && 'response' in message && message.response
  if (answer instanceof ServerResponse) answers.push(answer)
}
subscribe('http.server.request.start', asked)
afterEach(() => answers.splice(0))
afterAll(() => unsubscribe('http.server.request.start', asked))

async function serve(store: MatchStore): Promise<Server> {
  const passwordCost = { ln: 10, r: 8, p: 1 }
  const server = await startServer({ host: '127.0.0.1', port: 0, store, mostRequests: 0, passwordCost })
  ends.push(() => server.close())
  return server
}

/** A function that waits until it is let go on, and says whether anybody waits. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const state = { isAsked: false }
  const pass = () => {
    state.isAsked = true
    return opened
  }
  return { pass, open, state }
}

/** A match that no process has open, on a server that cannot read it yet. */
async function coldMatch() {
  const store = await openSqlite(':memory:')
  ends.push(() => store.close())
  const kept = failingStore(store).store
  const first = await startServer({ host: '127.0.0.1', port: 0, store: kept, mostRequests: 0 })
  const one = await Player.come(first.url)
  const { id } = await one.done<Laid>('POST', '/api/matches', table)
  await first.close()
  const { pass, open, state } = gate()
  const slow: MatchStore = Object.assign(Object.create(kept), {
    async match(wanted: string) {
      await pass()
      return store.match(wanted)
    },
  })
  return { server: await serve(slow), id, open, state }
}

const watching = ({ url, key }: Player, id: string, signal: AbortSignal) =>
  fetch(`${url}/api/stream?watch=${id}`, { headers: { authorization: `Bearer ${key}` }, signal })

test('whoever goes away before their stream began takes up no place', async () => {
  const { server, id, open, state } = await coldMatch()
  const who = await Player.come(server.url)
  answers.splice(0)
  const leaves = new AbortController()
  const left = Array.from({ length: 24 }, () => watching(who, id, leaves.signal).catch(() => undefined))
  await vi.waitFor(() => expect([state.isAsked, answers.length]).toEqual([true, 24]), { timeout: 60_000 })
  leaves.abort()
  await Promise.all(left)
  const isGone = ({ destroyed }: ServerResponse) => destroyed
  await vi.waitFor(() => expect(answers.every(isGone)).toBe(true), { timeout: 60_000 })
  open()
  const stays = new AbortController()
  expect((await watching(who, id, stays.signal)).status).toBe(200)
  stays.abort()
})

test('of streams that are asked for at the same time no more are begun than there is room for', async () => {
  const { server, id, open, state } = await coldMatch()
  const who = await Player.come(server.url)
  answers.splice(0)
  const leaves = new AbortController()
  const begun = Array.from({ length: 27 }, () => watching(who, id, leaves.signal))
  await vi.waitFor(() => expect([state.isAsked, answers.length]).toEqual([true, 27]), { timeout: 60_000 })
  open()
  const statuses = (await Promise.all(begun)).map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array.from({ length: 24 }, () => 200), 429, 429, 429])
  leaves.abort()
})

test('whoever goes away before their seek began leaves no table', async () => {
  const store = await openSqlite(':memory:')
  ends.push(() => store.close())
  const { pass, open, state } = gate()
  const { moderation } = store
  const slow: MatchStore = Object.assign(Object.create(failingStore(store).store), {
    moderation: Object.assign(Object.create(moderation), {
      async measuresOf(account: string) {
        await pass()
        return moderation.measuresOf(account)
      },
    }),
  })
  const { url } = await serve(slow)
  const ada = new Browser(url)
  await register(ada, 'Ada')
  answers.splice(0)
  const seek = (signal: AbortSignal) =>
    fetch(`${url}/api/seeks`, {
      method: 'POST',
      headers: {
        cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ game: table.game, seats: table.seats, name: 'Ada', seed: 's' }),
      signal,
    })
  const leaves = new AbortController()
  const left = seek(leaves.signal).catch(() => undefined)
  await vi.waitFor(() => expect(state.isAsked).toBe(true), { timeout: 60_000 })
  leaves.abort()
  await left
  await vi.waitFor(() => expect(answers[0]?.destroyed).toBe(true), { timeout: 60_000 })
  open()
  const stays = new AbortController()
  const next = await seek(stays.signal)
  const { value = '' } = (await next.body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {}
  const { match }: { match: string } = JSON.parse(value)
  const { tables } = await ada.done<{ tables: { id: string }[] }>('GET', '/api/tables')
  expect(tables.map(({ id }) => id)).toEqual([match])
  stays.abort()
})
