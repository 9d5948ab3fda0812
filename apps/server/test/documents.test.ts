import type { JsonObject } from '@wyrmtable/kernel'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { Browser, register } from './browser.ts'

let server: Server
beforeAll(async () => {
  const passwordCost = { ln: 10, r: 8, p: 1 }
  const store = await openSqlite(':memory:')
  server = await startServer({ host: '127.0.0.1', port: 0, store, mostRequests: 0, passwordCost })
})
afterAll(() => server.close())

const deck = { name: 'made/dragons-wrath/deck-1', base: 0, savedAt: 5, body: { cards: ['é'] } }
const put = (who: Browser, more: object = {}) => who.ask('PUT', '/api/account/document', { ...deck, ...more })
const read = (who: Browser, name = deck.name) => who.ask('GET', `/api/account/document?name=${name}`)

test('what somebody made is theirs alone, on every device, each version going on from the one that was seen', async () => {
  const [desk, phone, other] = [1, 2, 3].map(() => new Browser(server.url)) as [Browser, Browser, Browser]
  await register(desk, 'Ada')
  await register(other, 'Bo')
  await phone.done('POST', '/api/session', { name: 'Ada', password: 'Ada’s long word' })
  expect(await put(new Browser(server.url))).toMatchObject({ status: 401 })
  expect(await put(desk)).toEqual({ status: 200, body: { version: 1 } })
  expect((await read(phone)).body).toEqual({ name: deck.name, version: 1, savedAt: 5, body: deck.body })
  expect(await read(other)).toMatchObject({ status: 404 })
  expect(await put(phone, { base: 1, body: 'of the phone' })).toMatchObject({ status: 200 })
  expect(await put(desk, { base: 1, body: 'of the desk' })).toMatchObject({
    status: 409,
    body: { code: 'stale', reason: 'document' },
  })
  expect((await read(desk)).body).toMatchObject({ version: 2, body: 'of the phone' })
  const kept = await desk.done<{ made: JsonObject[] }>('GET', '/api/account/export')
  expect(kept.made).toEqual([{ name: deck.name, savedAt: 5, body: 'of the phone' }])
  const gone = { name: deck.name, base: 2, savedAt: 6 }
  expect(await desk.done('PUT', '/api/account/document', gone)).toEqual({ version: 3 })
  expect(await phone.done('GET', '/api/account/documents')).toEqual({
    documents: [{ name: deck.name, version: 3, savedAt: 6, isRemoved: true }],
  })
})

test('names are names, and an account keeps only so much', async () => {
  const who = new Browser(server.url)
  await register(who, 'Cleo')
  for (const name of ['made', 'made//x', 'made/../x y', 'Made/x/y', `made/${'x'.repeat(101)}/y`]) {
    expect(await put(who, { name })).toMatchObject({ status: 400, body: { code: 'badInput' } })
  }
  const large = 'x'.repeat(499_000)
  expect(await put(who, { body: `${large}${'x'.repeat(1_100)}` })).toMatchObject({
    status: 429,
    body: { code: 'tooMuch', reason: 'documents' },
  })
  expect(await put(who, { body: { deep: large } })).toMatchObject({ status: 200 })
})
