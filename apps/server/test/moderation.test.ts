import type { JsonObject } from '@wyrmtable/kernel'
import { type MatchStore, type MeasureKind, openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer, takeMeasure } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { HandTime } from './hand-time.ts'
import type { Laid } from './player.ts'

const time = new HandTime()
const day = 24 * 60 * 60_000
let store: MatchStore
let server: Server
beforeAll(async () => {
  store = await openSqlite(':memory:')
  const passwordCost = { ln: 10, r: 8, p: 1 }
  server = await startServer({ host: '127.0.0.1', port: 0, store, time, mostRequests: 0, passwordCost })
})
afterAll(() => server.close())

async function comes(name: string): Promise<Browser> {
  const who = new Browser(server.url)
  await register(who, name)
  return who
}
const wish = { game: 'dragon-rage', seats: [{ for: 'me' }, { for: 'anybody' }] }

async function lay(who: Browser, more: object = {}) {
  const { id, seats } = await who.done<Laid>('POST', '/api/matches', { ...wish, ...more })
  await who.done('POST', `/api/matches/${id}/join`, { name: 'x', seed: 's' })
  return { id, invitation: seats[1]?.invitation }
}
const join = (who: Browser, { id, invitation }: { id: string; invitation: string | undefined }) =>
  who.ask('POST', `/api/matches/${id}/join`, { name: 'y', seed: 't', invitation })
let said = 0
const say = (who: Browser, id: string, more: object = {}) =>
  who.ask('POST', `/api/matches/${id}/commands`, {
    ...{ after: 999, key: `s${said++}` },
    deed: { type: 'say', text: 'hello', ...more },
  })
const apart = { status: 403, body: { code: 'notAtThisTable', reason: 'apart' } }

async function host(name: string, kind: MeasureKind, reason: string, until?: number) {
  const account = await store.people.accountNamed(name.toLowerCase())
  if (account === undefined) throw new Error(name)
  await takeMeasure(store, account, { kind, reason, until }, time.now())
}

test('whoever is blocked sits at no table beside, whoever of the two comes second, and is not heard', async () => {
  const [ada, bo] = [await comes('Ada'), await comes('Bo')]
  const before = await lay(ada)
  expect((await join(bo, before)).status).toBe(200)
  expect((await say(bo, before.id)).status).toBe(200)
  // By where he sits: she need not know what his account is called.
  expect(await ada.done('POST', '/api/account/blocks', { match: before.id, seat: 'defender' })).toEqual({
    name: 'Bo',
  })
  expect(await ada.done('GET', '/api/account/blocks')).toEqual({ blocks: [{ name: 'Bo', at: time.now() }] })
  expect(await say(bo, before.id)).toMatchObject(apart)
  expect(await say(ada, before.id)).toMatchObject(apart)
  expect((await say(bo, before.id, { private: true })).status).toBe(200)

  const hers = await lay(ada, { isPublic: true })
  expect(await join(bo, hers)).toMatchObject(apart)
  expect(await join(ada, await lay(bo))).toMatchObject(apart)
  const listed = async (who: Browser) =>
    (await who.done<{ tables: { id: string }[] }>('GET', '/api/tables')).tables.some(
      ({ id }) => id === hers.id,
    )
  expect([await listed(bo), await listed(ada), await listed(new Browser(server.url))]).toEqual([
    false,
    true,
    true,
  ])
  // Others are no matter of theirs.
  expect((await join(await comes('Cleo'), hers)).status).toBe(200)

  await ada.done('DELETE', '/api/account/blocks/bo')
  expect((await join(bo, await lay(ada))).status).toBe(200)
  expect((await say(bo, before.id)).status).toBe(200)
})

test('whom one blocks or reports is somebody else, with an account, whom one has met or can name', async () => {
  const [dara, ed] = [await comes('Dara'), await comes('Ed')]
  const block = (who: Browser, body: object) => who.ask('POST', '/api/account/blocks', body)
  expect(await block(new Browser(server.url), { name: 'Ed' })).toMatchObject({ status: 401 })
  expect(await block(dara, { name: 'Nobody' })).toMatchObject({ status: 404 })
  expect(await block(dara, { name: 'dara' })).toMatchObject({ status: 400, body: { reason: 'yourself' } })
  expect(await block(dara, {})).toMatchObject({ status: 400, body: { reason: 'whom' } })
  const table = await lay(dara)
  const guest = new Browser(server.url)
  await join(guest, table)
  const there = { match: table.id, seat: 'defender' }
  expect(await block(dara, there)).toMatchObject({ status: 404, body: { reason: 'noAccount' } })
  // Who does not sit there learns nothing of who does.
  expect(await block(ed, { match: table.id, seat: 'invader' })).toMatchObject({ status: 403 })

  const report = (words: string) => dara.ask('POST', '/api/reports', { name: 'Ed', match: table.id, words })
  for (let count = 0; count < 10; count++) expect((await report(`rude ${count}`)).status).toBe(201)
  expect(await report('rude again')).toMatchObject({ status: 429, body: { code: 'tooMuch' } })
  expect(await store.moderation.reports('open', 99)).toHaveLength(10)
  await host('Ed', 'warned', 'Be kind.')
  expect(await store.moderation.reports('open', 99)).toEqual([])
  expect((await report('and again')).status).toBe(201)
})

test('whoever is warned reads why, and whoever is suspended neither sits down nor talks, until it is over', async () => {
  const [fay, gil] = [await comes('Fay'), await comes('Gil')]
  const table = await lay(gil)
  await join(fay, table)
  await host('Fay', 'warned', 'No insults, please.')
  const notices = async () => (await fay.done<{ notices: JsonObject[] }>('GET', '/api/account')).notices
  const [warning] = await notices()
  expect(await fay.done('GET', '/api/mine')).toMatchObject({ hasNotice: true })
  expect(warning).toMatchObject({ kind: 'warned', reason: 'No insults, please.', isInForce: false })
  expect(await gil.ask('POST', `/api/account/notices/${warning?.id}/seen`, {})).toMatchObject({ status: 200 })
  expect(await notices()).toHaveLength(1)
  await fay.done('POST', `/api/account/notices/${warning?.id}/seen`, {})
  expect(await notices()).toEqual([])
  expect(await fay.done('GET', '/api/mine')).toMatchObject({ hasNotice: false })

  const until = time.now() + 3 * day
  await host('Fay', 'suspended', 'Insults again.', until)
  const barred = { status: 403, body: { code: 'barred', kind: 'suspended', reason: 'Insults again.', until } }
  expect(await fay.ask('POST', '/api/matches', wish)).toMatchObject(barred)
  expect(await join(fay, await lay(gil))).toMatchObject(barred)
  expect(await say(fay, table.id)).toMatchObject(barred)
  // What she has begun she may end, and she reads why as long as it lasts.
  const { toAct, number } = await fay.done('GET', `/api/matches/${table.id}`)
  expect(toAct).toEqual(['defender'])
  const resign = { after: number, key: 'r', deed: { type: 'resign' } }
  await fay.done('POST', `/api/matches/${table.id}/commands`, resign)
  const [notice] = await notices()
  await fay.done('POST', `/api/account/notices/${notice?.id}/seen`, {})
  expect(await notices()).toMatchObject([{ kind: 'suspended', until, isInForce: true }])
  time.pass(3 * day)
  expect(await notices()).toEqual([])
  expect((await join(fay, await lay(gil))).status).toBe(200)
})

test('a closed account is signed out and opens nothing, and says why to whoever has its password, until it is lifted', async () => {
  const hal = await comes('Hal')
  const table = await lay(hal)
  await host('Hal', 'closed', 'A second account.')
  expect(await hal.done('GET', '/api/account')).toMatchObject({ name: null })
  const signIn = (password: string) => hal.ask('POST', '/api/session', { name: 'Hal', password })
  expect(await signIn('Hal’s long word')).toMatchObject({
    status: 403,
    body: { code: 'barred', kind: 'closed', reason: 'A second account.' },
  })
  // Whoever only guesses is not told.
  expect(await signIn('a wrong word')).toMatchObject({ status: 403, body: { code: 'notKnown' } })
  await host('Hal', 'lifted', 'It was his brother.')
  expect((await signIn('Hal’s long word')).status).toBe(200)
  const { matches } = await hal.done<{ matches: { id: string }[] }>('GET', '/api/mine')
  expect(matches.map(({ id }) => id)).toEqual([table.id])
  const kept = await hal.done<{ measures: JsonObject[] }>('GET', '/api/account/export')
  expect(kept.measures.map(({ kind }) => kind)).toEqual(['lifted', 'closed'])
})
