import type { JsonObject } from '@wyrmtable/kernel'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { HandTime } from './hand-time.ts'
import type { Laid } from './player.ts'

const time = new HandTime()
let server: Server
beforeAll(async () => {
  const passwordCost = { ln: 10, r: 8, p: 1 }
  const store = await openSqlite(':memory:')
  server = await startServer({ host: '127.0.0.1', port: 0, store, time, mostRequests: 0, passwordCost })
})
afterAll(() => server.close())

async function comes(name: string): Promise<Browser> {
  const who = new Browser(server.url)
  await register(who, name)
  time.pass(1)
  return who
}
interface Told {
  readonly role: string | null
  readonly count: number
  readonly link?: string
  readonly members: { name: string; role: string }[]
  readonly asked?: { name: string }[]
}
const found = async (who: Browser, name: string, joining = 'request') =>
  (await who.done<{ id: string }>('POST', '/api/clubs', { name, about: 'Tuesdays', joining })).id
const club = (who: Browser, id: string) => who.done<Told>('GET', `/api/clubs/${id}`)
const join = (who: Browser, id: string, link?: string) => {
  time.pass(1)
  return who.ask('POST', `/api/clubs/${id}/members`, link === undefined ? {} : { link })
}
const put = (who: Browser, id: string, name: string, role: string) =>
  who.ask('PUT', `/api/clubs/${id}/members/${name}`, { role })
const drop = (who: Browser, id: string, name: string) => who.ask('DELETE', `/api/clubs/${id}/members/${name}`)
const members = async (who: Browser, id: string) =>
  (await club(who, id)).members.map(({ name, role }) => `${name} ${role}`)
const notYours = { status: 403, body: { code: 'notYours' } }
const lastOwner = { status: 409, body: { code: 'wrongMoment', reason: 'lastOwner' } }

test('people come into a club by asking, by its link, or as they like; and are what its owner makes them', async () => {
  const [ada, bo, cleo, dan] = [
    await comes('Ada'),
    await comes('Bo'),
    await comes('Cleo'),
    await comes('Dan'),
  ]
  const id = await found(ada, 'The Émigrés')
  const again = { name: 'the  émigrés', about: '', joining: 'open' }
  expect(await bo.ask('POST', '/api/clubs', again)).toMatchObject({
    status: 409,
    body: { code: 'nameTaken' },
  })
  expect(await new Browser(server.url).ask('POST', '/api/clubs', again)).toMatchObject({ status: 401 })

  expect(await join(bo, id)).toEqual({ status: 200, body: { role: 'asked' } })
  expect(await club(bo, id)).toMatchObject({
    role: 'asked',
    count: 1,
    members: [{ name: 'Ada', role: 'owner' }],
  })
  expect((await club(ada, id)).asked).toMatchObject([{ name: 'Bo' }])
  // Nobody lets themselves in.
  expect(await put(bo, id, 'Bo', 'member')).toMatchObject(notYours)
  expect(await put(ada, id, 'Bo', 'member')).toMatchObject({ status: 200 })
  const { link } = await club(ada, id)
  expect((await club(bo, id)).link).toBeUndefined()
  expect(await join(cleo, id, 'not-the-link')).toMatchObject(notYours)
  expect(await join(cleo, id, link)).toEqual({ status: 200, body: { role: 'member' } })

  expect(await put(bo, id, 'Bo', 'officer')).toMatchObject(notYours)
  await put(ada, id, 'Bo', 'officer')
  await join(dan, id)
  expect(await put(bo, id, 'Dan', 'member')).toMatchObject({ status: 200 })
  expect(await put(bo, id, 'Dan', 'officer')).toMatchObject(notYours)
  expect(await members(cleo, id)).toEqual(['Ada owner', 'Bo officer', 'Cleo member', 'Dan member'])
  // From outside one sees who leads it.
  expect(await members(new Browser(server.url), id)).toEqual(['Ada owner', 'Bo officer'])

  expect(await drop(cleo, id, 'Dan')).toMatchObject(notYours)
  expect(await drop(bo, id, 'Ada')).toMatchObject(notYours)
  expect((await drop(bo, id, 'Dan')).status).toBe(200)
  expect((await drop(cleo, id, 'Cleo')).status).toBe(200)
  // A new link makes the old one void.
  await bo.done('POST', `/api/clubs/${id}/link`, {})
  expect(await join(cleo, id, link)).toMatchObject(notYours)

  const wish = { name: 'The Émigrés', about: 'Fridays', joining: 'link' }
  expect(await bo.ask('PUT', `/api/clubs/${id}`, wish)).toMatchObject(notYours)
  await ada.done('PUT', `/api/clubs/${id}`, wish)
  expect(await join(cleo, id)).toMatchObject({ status: 403, body: { reason: 'byLink' } })
  await ada.done('PUT', `/api/clubs/${id}`, { ...wish, joining: 'open' })
  expect(await join(cleo, id)).toEqual({ status: 200, body: { role: 'member' } })
  const { clubs } = await cleo.done<{ clubs: JsonObject[] }>('GET', '/api/clubs')
  expect(clubs).toMatchObject([{ id, name: 'The Émigrés', about: 'Fridays', count: 3, role: 'member' }])
})

test('a club has an owner as long as it has members; the last of all takes it away', async () => {
  const [ed, fay, gil] = [await comes('Ed'), await comes('Fay'), await comes('Gil')]
  const id = await found(ed, 'The Lamp', 'open')
  for (const who of [fay, gil]) await join(who, id)
  expect(await drop(ed, id, 'Ed')).toMatchObject(lastOwner)
  expect(await put(ed, id, 'Ed', 'member')).toMatchObject(lastOwner)
  await put(ed, id, 'Gil', 'officer')
  expect(await fay.ask('DELETE', `/api/clubs/${id}`)).toMatchObject(notYours)
  // Whoever deletes their account hands it on: officers before members.
  const kept = await ed.done<{ clubs: JsonObject[] }>('GET', '/api/account/export')
  expect(kept.clubs).toMatchObject([{ name: 'The Lamp', role: 'owner' }])
  await ed.done('DELETE', '/api/account', { password: 'Ed’s long word' })
  expect(await members(fay, id)).toEqual(['Gil owner', 'Fay member'])
  expect((await drop(fay, id, 'Fay')).status).toBe(200)
  expect((await drop(gil, id, 'Gil')).status).toBe(200)
  expect(await fay.ask('GET', `/api/clubs/${id}`)).toMatchObject({ status: 404 })

  const other = await found(gil, 'The Lamp')
  await gil.done('DELETE', `/api/clubs/${other}`)
  expect(await gil.ask('GET', `/api/clubs/${other}`)).toMatchObject({ status: 404 })
})

test('a club’s tables are for its members: listed to them, and nobody else sits down', async () => {
  const [hal, ida, jo] = [await comes('Hal'), await comes('Ida'), await comes('Jo')]
  const id = await found(hal, 'The Gate', 'open')
  await join(ida, id)
  const wish = { game: 'dragon-rage', seats: [{ for: 'me' }, { for: 'anybody' }], isPublic: true, club: id }
  expect(await jo.ask('POST', '/api/matches', wish)).toMatchObject(notYours)
  expect(await new Browser(server.url).ask('POST', '/api/matches', wish)).toMatchObject({ status: 401 })
  const laid = await hal.done<Laid>('POST', '/api/matches', wish)
  await hal.done('POST', `/api/matches/${laid.id}/join`, { name: 'Hal', seed: 's' })
  const tables = async (who: Browser) =>
    (await who.done<{ tables: { id: string; club?: JsonObject }[] }>('GET', '/api/tables')).tables.filter(
      (table) => table.id === laid.id,
    )
  expect(await tables(ida)).toMatchObject([{ club: { id, name: 'The Gate' } }])
  expect([await tables(jo), await tables(new Browser(server.url))]).toEqual([[], []])
  const sit = (who: Browser, more: object = {}) =>
    who.ask('POST', `/api/matches/${laid.id}/join`, { name: 'x', seed: 't', ...more })
  const invitation = laid.seats[1]?.invitation
  // Not even by an invitation that somebody passed on.
  const clubOnly = { status: 403, body: { code: 'notAtThisTable', reason: 'clubOnly' } }
  expect(await sit(jo, { invitation })).toMatchObject(clubOnly)
  expect(await sit(new Browser(server.url), { invitation })).toMatchObject(clubOnly)
  expect(await jo.done('GET', `/api/matches/${laid.id}`)).toMatchObject({ club: { id, isMember: false } })
  expect(await ida.done('GET', `/api/matches/${laid.id}`)).toMatchObject({ club: { id, isMember: true } })
  expect((await sit(ida)).status).toBe(200)
  expect(await ida.done('GET', `/api/matches/${laid.id}`)).toMatchObject({ state: 'running' })
})
