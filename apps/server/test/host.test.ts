import type { JsonObject } from '@wyrmtable/kernel'
import { type MatchStore, openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { HandTime } from './hand-time.ts'

const time = new HandTime()
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

test('whoever is host reads reports, takes measures with a reason, and is named in the log; nobody else sees any of it', async () => {
  const [host, ada, bo] = [await comes('Hostess'), await comes('Ada'), await comes('Bo')]
  const account = await store.people.accountNamed('hostess')
  const measures = '/api/host/people/Bo/measures'
  const warn = { kind: 'warned', reason: 'Be kind.' }
  const closed = { status: 403, body: { code: 'notYours', reason: 'notHost' } }
  const all: [string, string, object?][] = [
    ['GET', '/api/host/reports'],
    ['DELETE', '/api/host/reports/x'],
    ['GET', '/api/host/people'],
    ['GET', '/api/host/people/Bo'],
    ['GET', '/api/host/log'],
    ['POST', measures, warn],
  ]
  for (const [method, path, body] of all) {
    expect(await host.ask(method, path, body), path).toMatchObject(closed)
    expect((await new Browser(server.url).ask(method, path, body)).status, path).toBe(401)
  }
  await store.people.setHost(account?.id ?? '', true)
  expect(await host.done('GET', '/api/account')).toMatchObject({ isHost: true })
  expect(await ada.done('GET', '/api/account')).toMatchObject({ isHost: false })

  for (const words of ['rude', 'rude again']) await ada.done('POST', '/api/reports', { name: 'Bo', words })
  await bo.done('POST', '/api/reports', { name: 'Ada', words: 'it was her' })
  type Reports = { reports: { id: string; words: string; about: string; by: string; isOpen: boolean }[] }
  const reports = async (which = 'open') =>
    (await host.done<Reports>('GET', `/api/host/reports?which=${which}`)).reports
  const [hers] = (await reports()).filter(({ about }) => about === 'Ada')
  expect(hers).toMatchObject({ by: 'Bo', words: 'it was her', isOpen: true })
  await host.done('DELETE', `/api/host/reports/${hers?.id}`)
  expect((await reports()).map(({ about }) => about)).toEqual(['Bo', 'Bo'])

  await host.done('POST', measures, warn)
  expect(await reports()).toEqual([])
  expect(await reports('all')).toHaveLength(3)
  expect(await bo.done('GET', '/api/account')).toMatchObject({
    notices: [{ kind: 'warned', reason: 'Be kind.' }],
  })
  const suspend = { kind: 'suspended', reason: 'Again.' }
  expect(await host.ask('POST', measures, suspend)).toMatchObject({ status: 400 })
  expect(await host.ask('POST', measures, { ...warn, reason: ' ' })).toMatchObject({ status: 400 })
  time.pass(1)
  const until = time.now() + 3 * 24 * 60 * 60_000
  expect(await host.ask('POST', measures, { ...suspend, days: 3 })).toMatchObject({
    status: 201,
    body: { name: 'Bo', inForce: { kind: 'suspended', until } },
  })
  time.pass(1)
  await host.done('POST', measures, { kind: 'closed', reason: 'No more.' })
  expect(await bo.done('GET', '/api/account')).toMatchObject({ name: null })
  time.pass(1)
  await host.done('POST', measures, { kind: 'lifted', reason: 'He was sorry.' })
  const told = await host.done<{ log: JsonObject[] }>('GET', '/api/host/people/Bo')
  expect(told.log.map(({ kind, by }) => [kind, by])).toEqual(
    ['lifted', 'closed', 'suspended', 'warned'].map((kind) => [kind, 'Hostess']),
  )
  expect((await host.done<{ log: JsonObject[] }>('GET', '/api/host/log')).log).toHaveLength(4)
  const found = await host.done<{ people: { name: string }[] }>('GET', '/api/host/people?like=HOST')
  expect(found.people.map(({ name }) => name)).toEqual(['Hostess'])
  // Nor does one host act against another, or against themselves.
  const own = '/api/host/people/Hostess/measures'
  expect(await host.ask('POST', own, warn)).toMatchObject({ status: 403, body: { reason: 'isHost' } })
  expect(await host.ask('POST', '/api/host/people/Nobody/measures', warn)).toMatchObject({ status: 404 })
})
