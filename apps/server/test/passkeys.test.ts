import type { JsonObject } from '@wyrmtable/kernel'
import { type MatchStore, openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer, takeMeasure } from '../src/index.ts'
import { Authenticator, type Lies } from './authenticator.ts'
import { Browser, register } from './browser.ts'
import { HandTime } from './hand-time.ts'

const time = new HandTime()
let store: MatchStore
let server: Server
/** By its name: no passkey belongs to an address of numbers. */
let url: string
beforeAll(async () => {
  store = await openSqlite(':memory:')
  const passwordCost = { ln: 10, r: 8, p: 1 }
  server = await startServer({ host: '127.0.0.1', port: 0, store, time, mostRequests: 0, passwordCost })
  url = server.url.replace('127.0.0.1', 'localhost')
})
afterAll(() => server.close())

type Asked = Parameters<Authenticator['sign']>[0]
const challenge = (who: Browser, body: object = {}) => who.done<Asked>('POST', '/api/passkeys', body)
const signIn = async (who: Browser, by: Authenticator, lies: Lies = {}) =>
  who.ask('POST', '/api/session/passkey', { passkey: by.sign(await challenge(who), lies) })
const notKnown = { status: 403, body: { code: 'notKnown' } }

/** Somebody whose account has no password. */
async function comes(name: string): Promise<{ who: Browser; by: Authenticator; codes: string[] }> {
  const [who, by] = [new Browser(url), new Authenticator(url)]
  const made = by.make(await challenge(who, { name }))
  const { codes } = await who.done<{ codes: string[] }>('POST', '/api/accounts', {
    name,
    passkey: { name: 'first', made },
  })
  return { who, by, codes }
}
const me = (who: Browser) =>
  who.done<{ name: string; hasPassword: boolean; passkeys: { id: string; name: string }[] }>(
    'GET',
    '/api/account',
  )

test('an account is made by a passkey alone, which signs in on another device without a name', async () => {
  const { who, by, codes } = await comes('Ada')
  expect(codes).toHaveLength(8)
  expect(await me(who)).toMatchObject({ name: 'Ada', hasPassword: false, passkeys: [{ name: 'first' }] })
  const other = new Browser(url)
  expect(await signIn(other, by)).toEqual({ status: 200, body: { name: 'Ada' } })
  expect(await me(other)).toMatchObject({ name: 'Ada' })
  // What is asked for tells nobody's name or key.
  expect(await challenge(new Browser(url))).toMatchObject({ allowCredentials: [], rpId: 'localhost' })
  // No password opens it, not even an empty one.
  for (const password of ['', 'scrypt']) {
    expect(await other.ask('POST', '/api/session', { name: 'Ada', password })).toMatchObject(notKnown)
  }
  expect(await new Browser(url).ask('POST', '/api/passkeys', { name: 'ada' })).toMatchObject({ status: 409 })
})

test('an account may have several, each with a name, and keeps its last way in', async () => {
  const { who, by } = await comes('Bo')
  const prove = async () => ({ passkey: by.sign(await challenge(who)) })
  const phone = new Authenticator(url)
  // An open page alone adds none: it must be they.
  expect(await who.ask('POST', '/api/account/passkeys/next', {})).toMatchObject(notKnown)
  const asked = await who.done<Asked>('POST', '/api/account/passkeys/next', await prove())
  expect(asked).toMatchObject({ excludeCredentials: [{ id: by.held[0]?.id, transports: ['internal'] }] })
  const made = phone.make(asked)
  // Of two that were added at one moment either may be listed first.
  await time.pass(1)
  expect((await who.ask('POST', '/api/account/passkeys', { name: 'phone', made })).status).toBe(201)
  expect((await me(who)).passkeys.map(({ name }) => name)).toEqual(['first', 'phone'])
  expect(await signIn(new Browser(url), phone)).toMatchObject({ status: 200 })

  const drop = (id = '') => who.ask('DELETE', `/api/account/passkeys?id=${id}`)
  expect(await drop('nothing')).toMatchObject({ status: 404 })
  expect((await drop(by.held[0]?.id)).status).toBe(200)
  expect(await signIn(new Browser(url), by)).toMatchObject(notKnown)
  const last = { status: 409, body: { code: 'wrongMoment', reason: 'lastWayIn' } }
  expect(await drop(phone.held[0]?.id)).toMatchObject(last)
  // With a password it is the last no more.
  const password = 'a long word of mine'
  const proof = { passkey: phone.sign(await challenge(who)) }
  await who.done('PUT', '/api/account/password', { ...proof, password })
  expect((await drop(phone.held[0]?.id)).status).toBe(200)
  expect(await me(who)).toMatchObject({ hasPassword: true, passkeys: [] })
  expect(await new Browser(url).ask('POST', '/api/session', { name: 'Bo', password })).toMatchObject({
    status: 200,
  })
})

test('a passkey stands for a password where it must be they', async () => {
  const { who, by } = await comes('Cleo')
  const { by: another } = await comes('Not Cleo')
  const passkey = async (one: Authenticator) => ({ passkey: one.sign(await challenge(who)) })
  expect(await who.ask('POST', '/api/account/codes', await passkey(another))).toMatchObject(notKnown)
  expect((await who.ask('POST', '/api/account/codes', await passkey(by))).status).toBe(200)
  expect(JSON.stringify(await who.done('GET', '/api/account/export'))).toContain(
    '"passkeys":[{"name":"first"',
  )
  expect(await who.ask('DELETE', '/api/account', {})).toMatchObject(notKnown)
  expect((await who.ask('DELETE', '/api/account', await passkey(by))).status).toBe(200)
  expect(await signIn(who, by)).toMatchObject(notKnown)
})

test('what was signed for another page, site or challenge, twice, or too late opens nothing', async () => {
  const { by } = await comes('Dora')
  const thief = new Browser(url)
  const asked = await challenge(thief)
  const passkey = by.sign(asked)
  expect((await thief.ask('POST', '/api/session/passkey', { passkey })).status).toBe(200)
  expect(await new Browser(url).ask('POST', '/api/session/passkey', { passkey })).toMatchObject(notKnown)
  for (const lies of [
    { origin: 'https://evil.example' },
    { origin: url.replace('localhost', 'evil.localhost') },
    { origin: 'http://localhost:1' },
    { site: 'evil.example' },
    { challenge: 'bm90IG9uZSBvZiBvdXJz' },
    { userHandle: 'c29tZWJvZHk' },
    { isUnverified: true },
  ]) {
    expect(await signIn(new Browser(url), by, lies), JSON.stringify(lies)).toMatchObject(notKnown)
  }
  // A page of another site cannot even send it.
  const foreign = { origin: 'https://evil.example' }
  const sent = { passkey: by.sign(await challenge(thief)) }
  expect(await thief.ask('POST', '/api/session/passkey', sent, foreign)).toMatchObject({
    status: 403,
    body: { code: 'foreignOrigin' },
  })
  const late = by.sign(await challenge(thief))
  time.pass(5 * 60_000 + 1)
  expect(await thief.ask('POST', '/api/session/passkey', { passkey: late })).toMatchObject(notKnown)
  expect((await signIn(thief, by)).status).toBe(200)
})

test('a counter that goes back is that of a copy; one that never counts is believed', async () => {
  const { by } = await comes('Ed')
  const who = new Browser(url)
  expect((await signIn(who, by, { counter: 0 })).status).toBe(200)
  expect((await signIn(who, by, { counter: 7 })).status).toBe(200)
  for (const counter of [7, 3, 0]) expect(await signIn(who, by, { counter })).toMatchObject(notKnown)
  expect((await signIn(who, by, { counter: 8 })).status).toBe(200)
})

test('a challenge serves what it was given out for, and whom', async () => {
  const { who, by } = await comes('Fay')
  const other = await comes('Gil')
  const proof = async (one: { who: Browser; by: Authenticator }) => ({
    passkey: one.by.sign(await challenge(one.who)),
  })
  const asked = await who.done<Asked>('POST', '/api/account/passkeys/next', await proof({ who, by }))
  // One’s own passkey put into another’s account would open it later.
  const made = new Authenticator(url).make(asked)
  expect(await other.who.ask('POST', '/api/account/passkeys', { name: 'mine', made })).toMatchObject(notKnown)
  const next = await who.done<Asked>('POST', '/api/account/passkeys/next', await proof({ who, by }))
  const passkey = by.sign({ ...next, rpId: 'localhost' })
  expect(await who.ask('POST', '/api/session/passkey', { passkey })).toMatchObject(notKnown)
  const first = {
    name: 'Hal',
    passkey: { name: 'x', made: new Authenticator(url).make(await challenge(who)) },
  }
  expect(await who.ask('POST', '/api/accounts', first)).toMatchObject(notKnown)
  // What is no answer of an authenticator at all is said to be none.
  const broken: JsonObject = { ...by.sign(await challenge(who)), rawId: 'not the same' }
  expect(await who.ask('POST', '/api/session/passkey', { passkey: broken })).toMatchObject({ status: 400 })
  const garbled = { ...by.sign(await challenge(who)) }
  garbled.response = { ...garbled.response, clientDataJSON: 'AAAA', signature: 'AAAA' }
  expect(await who.ask('POST', '/api/session/passkey', { passkey: garbled })).toMatchObject(notKnown)
})

test('at an address of numbers there are none, and a closed account is told so', async () => {
  const { by } = await comes('Iris')
  expect(await new Browser(server.url).ask('POST', '/api/passkeys', {})).toMatchObject({
    status: 400,
    body: { code: 'badInput', reason: 'noSite' },
  })
  const account = await store.people.accountNamed('iris')
  if (account !== undefined) await takeMeasure(store, account, { kind: 'closed', reason: 'No.' }, time.now())
  expect(await signIn(new Browser(url), by)).toMatchObject({ status: 403, body: { code: 'barred' } })
})

test('whoever has a password adds a passkey by it, and loses neither with the other', async () => {
  const who = new Browser(url)
  await register(who, 'Jo')
  const by = new Authenticator(url)
  expect(await who.ask('POST', '/api/account/passkeys/next', { password: 'no' })).toMatchObject(notKnown)
  const asked = await who.done<Asked>('POST', '/api/account/passkeys/next', { password: 'Jo’s long word' })
  await who.done('POST', '/api/account/passkeys', { name: 'key ring', made: by.make(asked) })
  expect((await signIn(new Browser(url), by)).status).toBe(200)
  expect((await who.ask('DELETE', `/api/account/passkeys?id=${by.held[0]?.id}`)).status).toBe(200)
  expect(await signIn(new Browser(url), by)).toMatchObject(notKnown)
})
