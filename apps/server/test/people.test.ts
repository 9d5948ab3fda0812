import { manifests } from '@wyrmtable/games'
import { type JsonObject, readAnyVersion, verifyReplay } from '@wyrmtable/kernel'
import { type MatchStore, openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { HandTime } from './hand-time.ts'
import { type Laid, Player } from './player.ts'

const time = new HandTime()
let store: MatchStore
let server: Server
beforeAll(async () => {
  store = await openSqlite(':memory:')
  // What a password costs is no matter here.
  const passwordCost = { ln: 10, r: 8, p: 1 }
  server = await startServer({ host: '127.0.0.1', port: 0, store, time, mostRequests: 0, passwordCost })
})
afterAll(() => server.close())

const signIn = (who: Browser, name: string, password = `${name}’s long word`, adopts = false) =>
  who.ask('POST', '/api/session', { name, password, adopts })

/** Sits down at a table of their own, against a computer. */
async function sitAlone(who: Browser): Promise<string> {
  const { id } = await who.done<Laid>('POST', '/api/matches', {
    game: 'dragon-rage',
    seats: [{ for: 'me' }, { for: 'computer', level: 'novice' }],
  })
  await who.done('POST', `/api/matches/${id}/join`, { name: 'Somebody', seed: 's' })
  return id
}
const mine = async (who: Browser) =>
  (await who.done<{ matches: { id: string }[] }>('GET', '/api/mine')).matches.map(({ id }) => id)

test('an account takes over what the guest of the browser plays, on every device', async () => {
  const desk = new Browser(server.url)
  const id = await sitAlone(desk)
  expect(await desk.done('GET', '/api/account')).toEqual({ name: null, seats: 1 })
  const { codes } = await register(desk, 'Ada', true)
  expect(new Set(codes).size).toBe(8)
  expect(await mine(desk)).toEqual([id])
  expect(await desk.done('GET', '/api/account')).toMatchObject({ name: 'Ada', codesLeft: 8, seats: 0 })

  const phone = new Browser(server.url)
  expect(await mine(phone)).toEqual([])
  expect(await signIn(phone, 'ADA', 'Ada’s long word')).toEqual({ status: 200, body: { name: 'Ada' } })
  expect(await mine(phone)).toEqual([id])
  await phone.done('PUT', `/api/matches/${id}/note`, { text: 'watch the east gate' })
  expect(await desk.done('GET', `/api/matches/${id}/note`)).toEqual({ text: 'watch the east gate' })

  const { devices } = await desk.done<{ devices: { key: string; device: string; isThis: boolean }[] }>(
    'GET',
    '/api/account',
  )
  expect(devices.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
    ['Firefox · Linux', false],
    ['Firefox · Linux', true],
  ])
  await desk.done('DELETE', `/api/sessions/${devices.find(({ isThis }) => !isThis)?.key}`)
  expect(await mine(phone)).toEqual([])
  expect(await phone.ask('GET', '/api/account/export')).toMatchObject({ status: 401 })
  expect(await mine(desk)).toEqual([id])
})

test('a guest’s seats stay the guest’s where nobody asked for them', async () => {
  const shared = new Browser(server.url)
  const id = await sitAlone(shared)
  await register(shared, 'Visitor')
  expect(await mine(shared)).toEqual([])
  expect(await shared.done('GET', '/api/account')).toMatchObject({ seats: 1 })
  await shared.done('DELETE', '/api/session')
  expect(await mine(shared)).toEqual([id])
})

test('a name is one person’s, however it is written; who guesses learns nothing, and not for long', async () => {
  const who = new Browser(server.url)
  await register(who, 'Grete Olm')
  const taken = { name: 'grete  OLM', password: 'another long word' }
  expect(await who.ask('POST', '/api/accounts', taken)).toMatchObject({
    status: 409,
    body: { code: 'nameTaken' },
  })
  expect(await who.ask('POST', '/api/accounts', { name: 'Short', password: 'short' })).toMatchObject({
    status: 400,
  })
  const other = new Browser(server.url)
  const wrong = await signIn(other, 'Grete Olm', 'wrong word')
  expect(wrong).toMatchObject({ status: 403, body: { code: 'notKnown' } })
  expect(await signIn(other, 'Nobody at all')).toEqual(wrong)
  // Codes are guessed at as well.
  const guess = { name: 'Grete Olm', code: 'aaaa-bbbb-cccc', password: 'a word of my own' }
  for (let tries = 1; tries < 10; tries++) await other.ask('POST', '/api/session/recover', guess)
  expect(await signIn(other, 'Grete Olm')).toMatchObject({ status: 429, body: { figures: { seconds: 900 } } })
  // Who is signed in stays so.
  expect(await who.done('GET', '/api/account')).toMatchObject({ name: 'Grete Olm' })
  time.pass(15 * 60_000)
  expect(await signIn(other, 'Grete Olm')).toMatchObject({ status: 200 })
})

test('a lost password is mended by a code, once, and every device is signed out', async () => {
  const [old, found] = [new Browser(server.url), new Browser(server.url)]
  const { codes } = await register(old, 'Ike')
  const recover = (code = '', password = 'a word that is new') =>
    found.ask('POST', '/api/session/recover', { name: 'Ike', code, password })
  expect(await recover('aaaa-bbbb-cccc')).toMatchObject({ status: 403, body: { code: 'notKnown' } })
  // As somebody may copy it by hand.
  expect(await recover(` ${codes[0]?.toUpperCase().replaceAll('-', ' ')}`)).toMatchObject({ status: 200 })
  expect(await recover(codes[0])).toMatchObject({ status: 403 })
  expect(await old.done('GET', '/api/account')).toMatchObject({ name: null })
  expect(await found.done('GET', '/api/account')).toMatchObject({ name: 'Ike', codesLeft: 7 })
  expect((await signIn(old, 'Ike')).status).toBe(403)
  expect((await signIn(old, 'Ike', 'a word that is new')).status).toBe(200)
})

test('a new password signs out all others, and new codes make the old ones void', async () => {
  const [desk, phone] = [new Browser(server.url), new Browser(server.url)]
  const { codes } = await register(desk, 'Una')
  await signIn(phone, 'Una')
  const change = { old: 'Una’s long word', password: 'Una’s other word' }
  expect(await desk.ask('PUT', '/api/account/password', { ...change, old: 'no' })).toMatchObject({
    status: 403,
  })
  await desk.done('PUT', '/api/account/password', change)
  expect(await phone.done('GET', '/api/account')).toMatchObject({ name: null })
  expect(await desk.done('GET', '/api/account')).toMatchObject({ name: 'Una' })
  const renewed = await desk.done<{ codes: string[] }>('POST', '/api/account/codes', {
    password: change.password,
  })
  expect(renewed.codes).not.toContain(codes[0])
  const recover = { name: 'Una', code: codes[0], password: 'yet another word' }
  expect(await phone.ask('POST', '/api/session/recover', recover)).toMatchObject({ status: 403 })
})

test('what a browser is given to keep is new each time, and nothing else opens the account', async () => {
  const who = new Browser(server.url)
  who.cookies.set('wyrmtable-session', 'planted-by-somebody-else-before')
  await register(who, 'Vera')
  const secret = who.cookies.get('wyrmtable-session')
  expect(secret).not.toBe('planted-by-somebody-else-before')
  await who.done('DELETE', '/api/session')
  expect(who.cookies.get('wyrmtable-session')).toBeUndefined()
  who.cookies.set('wyrmtable-session', secret ?? '')
  expect(await who.done('GET', '/api/account')).toMatchObject({ name: null })

  await signIn(who, 'Vera')
  const id = await sitAlone(who)
  const [holder] = await store.holders(id)
  // Not even the word that the store has for it.
  const thief = new Player(server.url, holder?.key ?? '')
  expect((await thief.ask('GET', `/api/matches/${id}/note`)).status).toBe(403)
  const foreign = { origin: 'https://elsewhere.example' }
  expect(await who.ask('DELETE', '/api/sessions', undefined, foreign)).toMatchObject({ status: 403 })
  expect(await who.done('GET', '/api/account')).toMatchObject({ name: 'Vera' })
  await who.done('DELETE', '/api/sessions')
  expect(await who.done('GET', '/api/account')).toMatchObject({ name: null })
})

test('a device that was not used for half a year is signed out', async () => {
  const [who, idle] = [new Browser(server.url), new Browser(server.url)]
  await register(who, 'Will')
  await signIn(idle, 'Will')
  time.pass(100 * 24 * 60 * 60_000)
  await who.done('GET', '/api/account')
  time.pass(100 * 24 * 60 * 60_000)
  expect(await idle.done('GET', '/api/account')).toMatchObject({ name: null })
  expect(await who.done<{ devices: object[] }>('GET', '/api/account')).toMatchObject({
    devices: [{ isThis: true }],
  })
})

test('one’s data can be taken along, and the account taken away: others keep their match', async () => {
  const [who, other] = [new Browser(server.url), new Browser(server.url)]
  await register(who, 'Xenia')
  const { id, seats } = await who.done<Laid>('POST', '/api/matches', {
    game: 'dragon-rage',
    seats: [{ for: 'me' }, { for: 'anybody' }],
  })
  await who.done('POST', `/api/matches/${id}/join`, { name: 'Xenia', seed: 's' })
  const invitation = seats[1]?.invitation
  await other.done('POST', `/api/matches/${id}/join`, { name: 'Other', seed: 't', invitation })
  await who.done('PUT', `/api/matches/${id}/note`, { text: 'mine' })
  const told = await who.done('GET', '/api/account/export')
  expect(told).toMatchObject({
    format: 'wyrmtable-account/1',
    name: 'Xenia',
    seats: [{ match: id, seat: 0, state: 'running', note: 'mine' }],
  })
  expect(JSON.stringify(told)).not.toMatch(/scrypt|account:/)

  const { id: waiting } = await who.done<Laid>('POST', '/api/matches', {
    game: 'dragon-rage',
    seats: [{ for: 'me' }, { for: 'anybody' }],
  })
  await who.done('POST', `/api/matches/${waiting}/join`, { name: 'Xenia', seed: 's' })
  expect((await who.ask('DELETE', '/api/account', { password: 'no' })).status).toBe(403)
  await who.done('DELETE', '/api/account', { password: 'Xenia’s long word' })
  expect(await mine(who)).toEqual([])
  expect((await signIn(who, 'Xenia')).status).toBe(403)
  expect((await store.holders(id)).map(({ seat }) => seat)).toEqual([1])
  // The match is whole, and has a former player in it without a name.
  const seatsOf = (sight: JsonObject) => sight.seats
  const sight = await other.done('GET', `/api/matches/${id}`)
  expect(sight).toMatchObject({ state: 'running', seats: [{ name: '', isFormer: true }, { name: 'Other' }] })
  const { matches } = await other.done<{ matches: JsonObject[] }>('GET', '/api/mine')
  expect(matches.map(seatsOf)).toEqual([seatsOf(sight)])
  const resign = { after: 99, key: 'r', deed: { type: 'resign' } }
  await other.done('POST', `/api/matches/${id}/commands`, resign)
  const replay = await other.done('GET', `/api/matches/${id}/replay`)
  expect(replay.seats).toMatchObject([{ name: '' }, { name: 'Other' }])
  const read = await readAnyVersion(manifests, replay)
  expect(read.ok && verifyReplay(read.value.game, read.value.replay)).toMatchObject({ ok: true })
  // At a table that waited nobody sits for them.
  expect(await other.done('GET', `/api/matches/${waiting}`)).toMatchObject({ state: 'over' })
  // The name is free again, and opens nothing of what was.
  await register(who, 'Xenia')
  expect(await mine(who)).toEqual([])
})
