import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { Authenticator } from './authenticator.ts'
import { Browser, register } from './browser.ts'
import { type Operation, operationsOf } from './nearly.ts'
import type { Laid } from './player.ts'
import { get, rawRequest } from './raw-request.ts'

/** What an attacker was made to try. */

const passwordCost = { ln: 10, r: 8, p: 1 }
const webRoot = mkdtempSync(join(tmpdir(), 'wyrmtable-attacks-'))
let server: Server
/** With the limits that a server has where nobody lifts them. */
let limited: Server
let operations: readonly Operation[]
beforeAll(async () => {
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>x</title>')
  const where = { host: '127.0.0.1', port: 0, passwordCost, webRoot }
  server = await startServer({ ...where, store: await openSqlite(':memory:'), mostRequests: 0 })
  limited = await startServer({ ...where, store: await openSqlite(':memory:') })
  const described = await new Browser(server.url).done<Parameters<typeof operationsOf>[0]>(
    'GET',
    '/api/openapi.json',
  )
  // All routes that there are: a new one cannot be forgotten.
  operations = operationsOf(described)
  expect(operations.length).toBeGreaterThan(50)
})
afterAll(async () => {
  await Promise.all([server.close(), limited.close()])
  rmSync(webRoot, { recursive: true })
})

const changing = () => operations.filter(({ method }) => method !== 'GET')
const pathOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, 'abcdef123456')
const whoIs = (who: Browser) => who.done<{ name: string | null; devices: object[] }>('GET', '/api/account')
const signIn = (who: Browser, name: string, password = `${name}’s long word`, more: object = {}) =>
  who.ask('POST', '/api/session', { name, password, ...more })

test('a session that was planted is not the one that is signed in, and the one before ends', async () => {
  const [attacker, victim] = [new Browser(server.url), new Browser(server.url)]
  await register(attacker, 'Attacker')
  await register(new Browser(server.url), 'Victim')
  const planted = attacker.cookies.get('wyrmtable-session') ?? ''
  victim.cookies.set('wyrmtable-session', planted)
  await signIn(victim, 'Victim')
  expect(victim.cookies.get('wyrmtable-session')).not.toBe(planted)
  expect(await whoIs(victim)).toMatchObject({ name: 'Victim' })
  // What was planted opens nothing of the victim's, and nothing at all any more.
  expect(await whoIs(attacker)).toMatchObject({ name: null })
  // Whoever signs in again has another one, and none besides.
  const before = victim.cookies.get('wyrmtable-session') ?? ''
  const { devices } = await whoIs(victim)
  await signIn(victim, 'Victim')
  expect(victim.cookies.get('wyrmtable-session')).not.toBe(before)
  expect((await whoIs(victim)).devices).toHaveLength(devices.length)
  const thief = new Browser(server.url)
  thief.cookies.set('wyrmtable-session', before)
  expect(await whoIs(thief)).toMatchObject({ name: null })
})

test('whoever planted the key of a guest holds nothing of it once an account has taken its seats', async () => {
  const [attacker, victim] = [new Browser(server.url), new Browser(server.url)]
  const wish = { game: 'dragon-rage', seats: [{ for: 'me' }, { for: 'anybody' }] }
  const { id } = await attacker.done<Laid>('POST', '/api/matches', wish)
  victim.cookies.set('wyrmtable', attacker.cookies.get('wyrmtable') ?? '')
  await victim.done('POST', `/api/matches/${id}/join`, { name: 'x', seed: 's' })
  await register(victim, 'Taker', true)
  expect((await victim.ask('GET', `/api/matches/${id}/note`)).status).toBe(200)
  expect(await attacker.ask('GET', `/api/matches/${id}/note`)).toMatchObject({ status: 403 })
})

test('no address leads to another site', async () => {
  for (const path of [
    '//evil.example',
    '///evil.example/x',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/?next=https://evil.example',
    '/account?return=//evil.example',
    '/login?redirect=https%3A%2F%2Fevil.example',
    'https://evil.example/',
  ]) {
    const { head, status } = await rawRequest(server.url, get(path))
    const [, to] = /^location: *(.*)$/im.exec(head) ?? []
    expect({ path, status, to }).toEqual({ path, status, to: to === undefined ? undefined : '/' })
  }
})

test('a page of another site changes nothing, by whatever route, method and kind of body', async () => {
  const who = new Browser(server.url)
  await register(who, 'Visitor')
  for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`, 'not an origin']) {
    for (const operation of changing()) {
      const { method } = operation
      const body = operation.body === undefined ? undefined : {}
      const answer = await who.ask(method, pathOf(operation), body, { origin })
      expect([method, operation.path, answer.status, answer.body.code]).toEqual([
        ...[method, operation.path, 403, 'foreignOrigin'],
      ])
    }
  }
  // What a form can send, also from a browser that does not say where it comes from.
  const json = JSON.stringify({ name: 'visitor', words: 'x' })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b']) {
    const cookie = `wyrmtable-session=${who.cookies.get('wyrmtable-session')}`
    for (const headers of [{ cookie }, { cookie, origin: 'https://evil.example' }]) {
      for (const path of ['/api/account/codes', '/api/reports', '/api/friends', '/api/clubs']) {
        const sent = { method: 'POST', body: json, headers: { ...headers, 'content-type': type } }
        const { status } = await fetch(`${server.url}${path}`, sent)
        expect([400, 403, 415], `${type} ${path}`).toContain(status)
      }
    }
  }
  expect(await whoIs(who)).toMatchObject({ name: 'Visitor', codesLeft: 8 })
})

test('no route takes more than it needs: what is too large is refused before it is read', async () => {
  const most = 4 * 1024 * 1024
  /** Matches that were played elsewhere, and whole boards. */
  const large = ['/api/replays', '/api/matches/going-on', '/api/account/document']
  const announce = async (operation: Operation, bytes: number) =>
    rawRequest(
      server.url,
      get(pathOf(operation), operation.method, [
        'content-type: application/json',
        `content-length: ${bytes}`,
        `origin: http://localhost`,
      ]),
    )
  for (const operation of changing().filter(({ body }) => body !== undefined)) {
    const isLarge = large.includes(operation.path)
    const { status, body } = await announce(operation, (isLarge ? most : 64 * 1024) + 1)
    expect([operation.path, status]).toEqual([operation.path, 413])
    expect(JSON.parse(body)).toMatchObject({ code: 'tooLarge' })
  }
})

test('whoever guesses is slowed by where they come from, whatever names they try', async () => {
  const who = new Browser(limited.url)
  const by = new Authenticator(limited.url)
  by.make({ challenge: 'x' })
  const guesses: readonly [string, (count: number) => object][] = [
    ['/api/session', (count) => ({ name: `n${count}`, password: 'guess' })],
    ['/api/session/recover', (count) => ({ name: `r${count}`, code: 'a', password: 'a long word' })],
    ['/api/session/passkey', () => ({ passkey: by.sign({ challenge: 'eA', rpId: 'localhost' }) })],
    ['/api/accounts', (count) => ({ name: '', password: `${count}` })],
  ]
  for (const [path, body] of guesses) {
    const statuses: number[] = []
    for (let count = 0; count < 21; count++) statuses.push((await who.ask('POST', path, body(count))).status)
    expect(statuses.slice(0, 20), path).not.toContain(429)
    expect(statuses[20], path).toBe(429)
  }
})

test('what is answered tells nobody which names there are, and which of them have a password', async () => {
  const who = new Browser(server.url)
  await register(who, 'Known')
  const url = server.url.replace('127.0.0.1', 'localhost')
  const [other, by] = [new Browser(url), new Authenticator(url)]
  const made = by.make(await other.done('POST', '/api/passkeys', { name: 'Keyed' }))
  await other.done('POST', '/api/accounts', { name: 'Keyed', passkey: { name: 'x', made } })
  const stranger = new Browser(server.url)
  const answers = []
  for (const name of ['Known', 'Keyed', 'Nobody here']) {
    answers.push([
      await signIn(stranger, name, 'a wrong word'),
      await signIn(stranger, name, ''),
      await stranger.ask('POST', '/api/session/recover', { name, code: 'a-b', password: 'a long word' }),
    ])
  }
  expect(answers[0]?.map(({ status }) => status)).toEqual([403, 403, 403])
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})
