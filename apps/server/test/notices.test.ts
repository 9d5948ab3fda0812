import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MatchStore, openSqlite } from '@wyrmtable/store'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { HandTime } from './hand-time.ts'
import { isSigned, NoticeReceiver } from './notice-receiver.ts'
import { NoticeTable, nimBox, told, waysOf } from './notice-table.ts'
import type { Laid } from './player.ts'

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-notices-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const [minute, hour] = [60_000, 3_600_000]

let file = ''
let count = 0
let time: HandTime
let store: MatchStore
let server: Server
let receiver: NoticeReceiver

const start = async (networks = '127.0.0.1') => {
  store = await openSqlite(file)
  server = await startServer({
    ...{ host: '127.0.0.1', port: 0, store, time, mostRequests: 0, games: [nimBox] },
    passwordCost: { ln: 10, r: 8, p: 1 },
    notices: { networks, withinMs: 1_000, resolve: async (name) => addresses[name] ?? [] },
  })
}
/** What names stand for here. */
const addresses: Record<string, { address: string; family: number }[]> = {
  'hook.test': [{ address: '127.0.0.1', family: 4 }],
  'inner.test': [{ address: '10.1.2.3', family: 4 }],
  'both.test': [
    { address: '93.184.215.14', family: 4 },
    { address: '192.168.1.1', family: 4 },
  ],
  'six.test': [{ address: '::ffff:169.254.169.254', family: 6 }],
}

beforeEach(async () => {
  file = join(folder, `${count++}.sqlite`)
  time = new HandTime()
  await start()
  receiver = await NoticeReceiver.open()
})
afterEach(async () => {
  await server.close()
  await receiver.close()
})

/** Waits until all that is due is done. */
async function settled(): Promise<void> {
  for (;;) {
    const waiting = [
      ...(await store.notices.waitingOccasions(time.now(), 9)),
      ...(await store.notices.waitingDeliveries(time.now(), 9)),
    ]
    if (waiting.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test('whose turn it is is told by a signed post, once, unless they were there', async () => {
  const ada = await told(server.url, 'Ada', receiver.url)
  const bo = new Browser(server.url)
  await register(bo, 'Bo')
  const table = await NoticeTable.lay(ada.who, bo)
  // Whoever sat down last began it themselves.
  await settled()
  expect(receiver.received).toEqual([])
  await table.act(ada.who)
  time.pass(hour)
  await table.act(bo)
  const first = await receiver.at(0)
  expect(isSigned(first, ada.secret)).toBe(true)
  expect(isSigned({ ...first, body: Buffer.from(`${first.body} `) }, ada.secret)).toBe(false)
  expect(first.json).toEqual({
    ...{ kind: 'turn', language: 'en', title: 'Your turn: nim' },
    text: expect.stringMatching(/^Against Bo\. Your time is out on .*\.$/),
    about: { match: table.id, game: 'nim', pace: 'days', seat: 'first', outAt: expect.any(Number) },
    link: `${server.url}/#/online/${table.id}/~since`,
  })
  // Nothing of what is played.
  expect(`${first.body}`).not.toMatch(/pile|take/)
  await settled()
  expect(await waysOf(ada.who)).toMatchObject([{ workedAt: time.now(), failures: 0 }])

  // Whoever was there a moment ago is given time to see it themselves …
  await table.act(ada.who)
  await table.act(bo)
  time.pass(30_000)
  await ada.who.done('POST', `/api/matches/${table.id}/presence`, {})
  time.pass(2 * minute)
  await settled()
  expect(receiver.received).toHaveLength(1)
  // … and told if they have not.
  await table.act(ada.who)
  await table.act(bo)
  time.pass(59_000)
  await settled()
  expect(receiver.received).toHaveLength(1)
  time.pass(2_000)
  await receiver.at(1)
})

test('what fails is tried again with growing pauses, under the same name; then the way is left alone', async () => {
  const ada = await told(server.url, 'Ada', receiver.url)
  const bo = new Browser(server.url)
  await register(bo, 'Bo')
  const table = await NoticeTable.lay(bo, ada.who, { seats: [{ for: 'me' }, { for: 'anybody' }] })
  const fails = (status: number) => {
    receiver.answers.push((answer) => {
      answer.statusCode = status
      answer.end()
    })
  }
  for (const status of [500, 404, 301]) fails(status)
  time.pass(2 * minute)
  await table.act(bo)
  await receiver.at(0)
  await settled()
  expect(await waysOf(ada.who)).toMatchObject([{ failures: 1, why: 'status', status: 500, isPaused: false }])
  time.pass(59_000)
  await settled()
  expect(receiver.received).toHaveLength(1)
  time.pass(1_000)
  await receiver.at(1)
  await settled()
  time.pass(5 * minute)
  await receiver.at(2)
  await settled()
  time.pass(15 * minute)
  await receiver.at(3)
  await settled()
  const [one, ...others] = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(others).toEqual([one, one, one])
  expect(await waysOf(ada.who)).toMatchObject([{ failures: 0, why: null }])

  // Nobody is there any more.
  await receiver.close()
  await table.act(ada.who)
  time.pass(2 * minute)
  await table.act(bo, 2)
  await settled()
  for (const minutes of [1, 5, 15, 60, 180, 360]) {
    time.pass(minutes * minute)
    await settled()
  }
  expect(await waysOf(ada.who)).toMatchObject([{ failures: 7, why: 'noConnection', isPaused: false }])
  time.pass(12 * hour)
  await settled()
  expect(await waysOf(ada.who)).toMatchObject([{ failures: 8, isPaused: true }])
  const test = await ada.who.ask('POST', `/api/notices/channels/${ada.id}/test`)
  expect(test).toMatchObject({ status: 409, body: { code: 'wrongMoment' } })

  receiver = await NoticeReceiver.open(Number(new URL(receiver.url).port))
  await ada.who.done('PUT', `/api/notices/channels/${ada.id}`, { isPaused: false })
  await ada.who.done('POST', `/api/notices/channels/${ada.id}/test`)
  expect((await receiver.at(0)).json).toMatchObject({ kind: 'test', title: 'A test from Wyrmtable' })
})

test('what waits is not lost with the process, and not told again after', async () => {
  const ada = await told(server.url, 'Ada', receiver.url)
  const bo = new Browser(server.url)
  await register(bo, 'Bo')
  const table = await NoticeTable.lay(bo, ada.who)
  receiver.answers.push((answer) => answer.destroy())
  time.pass(2 * minute)
  await table.act(bo)
  await receiver.at(0)
  await settled()
  await server.close()
  time.pass(hour)
  await start()
  const second = await receiver.at(1)
  expect(second.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id'])
  await settled()
  await server.close()
  time.pass(hour)
  await start()
  await settled()
  expect(receiver.received).toHaveLength(2)
})

test('only what somebody wants is told: by kind, by game and pace, and outside their quiet hours', async () => {
  const ada = await told(server.url, 'Ada', receiver.url)
  const bo = await told(server.url, 'Bo', `${receiver.url}bo`)
  const { rules } = await ada.who.done<{ rules: object }>('GET', '/api/notices')
  const want = (more: object) => ada.who.done('PUT', '/api/notices/rules', { ...rules, ...more })
  const live = await NoticeTable.lay(bo.who, ada.who, { clock: { kind: 'live', baseMs: 8 * hour } })
  time.pass(2 * minute)
  await live.act(bo.who)
  await settled()
  // A live match is played by those who are there.
  expect(receiver.received).toEqual([])
  await want({ games: { nim: 'always' }, language: 'fr' })
  await live.act(ada.who)
  time.pass(2 * minute)
  await live.act(bo.who, 2)
  expect((await receiver.at(0)).json).toMatchObject({ title: 'À vous de jouer\u00a0: nim' })
  await live.act(bo.who, { type: 'say', text: 'hello there' })
  await settled()
  expect(receiver.received).toHaveLength(1)
  await want({
    games: { nim: 'always' },
    kinds: { turn: false, reminder: true, invited: true, ended: true, talk: true },
  })
  await live.act(bo.who, { type: 'say', text: 'are you there' })
  const spoken = await receiver.at(1)
  expect(spoken.json).toMatchObject({ kind: 'talk', link: `${server.url}/#/online/${live.id}` })
  expect(`${spoken.body}`).not.toContain('are you')
  await live.act(bo.who, { type: 'resign' })
  expect((await receiver.at(2)).json).toMatchObject({ kind: 'ended' })
  await bo.who.done('POST', `/api/matches/${live.id}/commands`, {
    after: 99,
    key: 'r',
    deed: { type: 'rematch' },
  })
  const invited = await receiver.at(3)
  expect(invited.json).toMatchObject({ kind: 'invited', about: { seat: 'first' } })
  await settled()
  expect(receiver.received).toHaveLength(4)
})

test('whoever is asked to a seat by a friend is told, unless the seat is taken or the offer gone by then', async () => {
  const ada = await told(server.url, 'Ada', receiver.url)
  const bo = new Browser(server.url)
  await register(bo, 'Bo')
  await bo.done('POST', '/api/friends', { name: 'Ada' })
  await ada.who.done('POST', '/api/friends', { name: 'Bo' })
  const asks = async () => {
    const clock = { kind: 'days', bankMs: 20 * hour, bonusMs: 0, capMs: 20 * hour }
    const wish = {
      game: 'nim',
      options: { piles: [9, 9] },
      seats: [{ for: 'me' }, { for: 'anybody' }],
      clock,
    }
    const { id } = await bo.done<Laid>('POST', '/api/matches', wish)
    await bo.done('POST', `/api/matches/${id}/invitations`, { seat: 'second', friend: 'Ada' })
    return id
  }
  const first = await asks()
  await settled()
  expect(receiver.received).toEqual([])
  time.pass(minute)
  const { json } = await receiver.at(0)
  expect(json).toMatchObject({
    kind: 'asked',
    title: 'A friend asks you to a table: nim',
    link: `${server.url}/#/`,
    about: { match: first, seat: 'second' },
  })

  const second = await asks()
  await ada.who.done('DELETE', `/api/account/invitations/${second}`)
  await asks()
  await ada.who.done('DELETE', '/api/friends/Bo')
  time.pass(minute)
  await settled()
  expect(receiver.received).toHaveLength(1)
})

test('in quiet hours nothing comes but at their end; a reminder comes before them rather than too late', async () => {
  const ada = await told(server.url, 'Ada', receiver.url)
  const bo = new Browser(server.url)
  await register(bo, 'Bo')
  const { rules } = await ada.who.done<{ rules: object }>('GET', '/api/notices')
  // 1_800_000_000_000 is 8:00 in Greenwich, 9:00 in Paris.
  await ada.who.done('PUT', '/api/notices/rules', {
    ...{ ...rules, zone: 'Europe/Paris', quiet: { fromHour: 22, toHour: 7 } },
  })
  const day = 24 * hour
  const clock = { kind: 'days', bankMs: 20 * hour, bonusMs: day, capMs: 20 * hour }
  const table = await NoticeTable.lay(bo, ada.who, { clock })
  time.pass(14 * hour)
  await table.act(bo)
  await settled()
  expect(receiver.received).toEqual([])
  time.pass(8 * hour - minute)
  await settled()
  expect(receiver.received).toEqual([])
  time.pass(minute)
  expect((await receiver.at(0)).json).toMatchObject({ kind: 'turn' })
  await settled()
  // Out at 19:00, five hours after a quarter of the time is left.
  time.pass(7 * hour - minute)
  await settled()
  expect(receiver.received).toHaveLength(1)
  time.pass(minute)
  expect((await receiver.at(1)).json).toMatchObject({
    kind: 'reminder',
    title: 'Your time is running out: nim',
  })
  await settled()

  // The next is out at 12:00, of which a quarter begins at 7:00: it waits for nothing.
  time.pass(2 * hour)
  await table.act(ada.who)
  await table.act(bo)
  time.pass(minute)
  expect((await receiver.at(2)).json).toMatchObject({ kind: 'turn' })
  await settled()
  time.pass(15 * hour - 2 * minute)
  await settled()
  expect(receiver.received).toHaveLength(3)
  time.pass(minute)
  expect((await receiver.at(3)).json).toMatchObject({ kind: 'reminder' })
})

test('no address inside is reached, by whatever name, and nobody keeps a delivery busy', async () => {
  const who = new Browser(server.url)
  await register(who, 'Mallory')
  const add = (target: string) =>
    who.ask('POST', '/api/notices/channels', { kind: 'webhook', target, label: '' })
  for (const target of [
    ...['https://10.0.0.1/', 'https://169.254.169.254/latest', 'https://[::1]/', 'https://[fd00::1]/'],
    ...['https://[::ffff:10.0.0.1]/', 'https://100.64.0.1/', 'https://0.0.0.0/', 'https://2130706434/'],
    ...['https://192.168.0.1/', 'https://172.16.0.1/', 'https://224.0.0.1/', 'https://[fe80::1]/'],
    ...['http://93.184.215.14/', 'https://user:word@hook.test/', 'https://hook.test:22/', 'ftp://hook.test/'],
    ...['file:///etc/passwd', 'https://[::127.0.0.2]/', 'https://[64:ff9b::a00:1]/', 'https://0x7f.2/'],
  ]) {
    expect([target, (await add(target)).status]).toEqual([target, 400])
  }
  const port = new URL(receiver.url).port
  const failure = async (target: string) => {
    const { id } = (await add(target)).body
    await who.done('POST', `/api/notices/channels/${id}/test`)
    await settled()
    const way = (await waysOf(who)).find((one) => one.id === id)
    await who.done('DELETE', `/api/notices/channels/${id}`)
    return way?.why
  }
  for (const name of ['inner.test', 'both.test', 'six.test']) {
    expect(await failure(`https://${name}:${port}/`)).toBe('notAllowed')
  }
  expect(await failure('https://nowhere.test/')).toBe('noSuchHost')
  expect(receiver.received).toEqual([])

  const inner = await NoticeReceiver.open()
  receiver.answers.push((answer) => answer.writeHead(302, { location: inner.url }).end())
  expect(await failure(`http://hook.test:${port}/`)).toBe('status')
  expect(inner.received).toEqual([])
  await inner.close()
  // An answer without an end, one that drips, and none at all.
  receiver.answers.push((answer) => {
    const pour = () => {
      while (answer.write('x'.repeat(10_000)));
    }
    answer.on('drain', pour)
    pour()
  })
  expect(await failure(receiver.url)).toBe('tooLarge')
  receiver.answers.push((answer) => {
    answer.write('x')
  })
  expect(await failure(receiver.url)).toBe('tooSlow')
  receiver.answers.push(() => {})
  expect(await failure(receiver.url)).toBe('tooSlow')
  const mute = createServer((socket) => socket.on('error', () => {}).resume())
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const address = mute.address()
  const mutePort = typeof address === 'object' && address !== null ? address.port : 0
  expect(await failure(`https://hook.test:${mutePort}/`)).toBe('tooSlow')
  await new Promise((resolve) => mute.close(resolve))

  // A host that has opened nothing lets nothing inside be reached.
  await who.done('POST', '/api/notices/channels', {
    kind: 'webhook',
    target: `https://hook.test:${port}/`,
    label: '',
  })
  await server.close()
  await start('')
  const again = new Browser(server.url)
  for (const [name, value] of who.cookies) again.cookies.set(name, value)
  const [way] = await waysOf(again)
  await again.done('POST', `/api/notices/channels/${way?.id}/test`)
  await settled()
  expect(await waysOf(again)).toMatchObject([{ why: 'notAllowed' }])
})

test('a way is its owner’s alone, and what opens it is shown once', async () => {
  const ada = await told(server.url, 'Ada', receiver.url)
  const bo = new Browser(server.url)
  await register(bo, 'Bo')
  const way = `/api/notices/channels/${ada.id}`
  expect(await bo.ask('POST', `${way}/test`)).toMatchObject({ status: 404 })
  expect(await bo.ask('PUT', way, { isPaused: true })).toMatchObject({ status: 404 })
  await bo.done('DELETE', way)
  expect(await waysOf(ada.who)).toHaveLength(1)
  const shown = JSON.stringify([
    await ada.who.done('GET', '/api/notices'),
    await ada.who.done('GET', '/api/account/export'),
  ])
  expect(shown).toContain(receiver.url)
  expect(shown).not.toContain(ada.secret)
  const guest = new Browser(server.url)
  for (const [method, path] of [
    ['GET', '/api/notices'],
    ['POST', `${way}/test`],
    ['DELETE', way],
  ] as const) {
    expect(await guest.ask(method, path)).toMatchObject({ status: 401 })
  }
  // A page of another site asks with the cookie of whoever looks at it.
  const foreign = { origin: 'https://elsewhere.test' }
  expect(await ada.who.ask('POST', `${way}/test`, undefined, foreign)).toMatchObject({ status: 403 })
  for (let more = 1; more < 12; more++) {
    await ada.who.done('POST', '/api/notices/channels', {
      kind: 'webhook',
      target: `${receiver.url}${more}`,
      label: '',
    })
  }
  const one = { kind: 'webhook', target: `${receiver.url}one-more`, label: '' }
  expect(await ada.who.ask('POST', '/api/notices/channels', one)).toMatchObject({ status: 429 })
})
