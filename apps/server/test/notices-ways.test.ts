import { type MatchStore, openSqlite } from '@wyrmtable/store'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { HandTime } from './hand-time.ts'
import { MailReceiver } from './mail-receiver.ts'
import { NoticeReceiver } from './notice-receiver.ts'
import { NoticeTable, nimBox, waysOf } from './notice-table.ts'
import { PushBrowser, vouchedBy } from './push-browser.ts'

const minute = 60_000

let time: HandTime
let store: MatchStore
let server: Server
let service: NoticeReceiver
let mail: MailReceiver

beforeEach(async () => {
  time = new HandTime()
  store = await openSqlite(':memory:')
  service = await NoticeReceiver.open()
  mail = await MailReceiver.open()
  server = await startServer({
    ...{ host: '127.0.0.1', port: 0, store, time, mostRequests: 0, games: [nimBox] },
    passwordCost: { ln: 10, r: 8, p: 1 },
    notices: {
      ...{ networks: '127.0.0.1', publicUrl: 'https://games.test/', smtpUrl: mail.url },
      mailFrom: 'Wyrmtable <games@games.test>',
    },
  })
})
afterEach(async () => {
  await server.close()
  await service.close()
  await mail.close()
})

const person = async (name: string) => {
  const who = new Browser(server.url)
  await register(who, name)
  return who
}
const addWay = (who: Browser, way: object) => who.ask('POST', '/api/notices/channels', way)

test('a browser is told by push: nobody on the way reads it, and its service knows the server again', async () => {
  const [ada, bo] = [await person('Ada'), await person('Bo')]
  const browser = new PushBrowser()
  const target = `${service.url}push/one`
  expect((await addWay(ada, { kind: 'push', target, keys: browser.keys })).status).toBe(201)
  for (const keys of [
    { ...browser.keys, auth: 'short' },
    { ...browser.keys, p256dh: browser.keys.auth },
  ]) {
    expect((await addWay(ada, { kind: 'push', target: `${target}2`, keys })).status).toBe(400)
  }
  expect((await addWay(ada, { kind: 'push', target: 'https://10.0.0.1/', keys: browser.keys })).status).toBe(
    400,
  )
  const table = await NoticeTable.lay(bo, ada)
  time.pass(2 * minute)
  await table.act(bo)
  const came = await service.at(0)
  expect(browser.read(came)).toEqual({
    ...{ title: 'Your turn: nim', text: expect.stringMatching(/^Against Ada\. Your time/), language: 'en' },
    ...{ path: `/#/online/${table.id}/~since`, tag: `${table.id}/turn` },
  })
  expect(`${came.body}`).not.toContain('Ada')
  const { offers } = await ada.done<{ offers: { push: string } }>('GET', '/api/notices')
  expect(vouchedBy(came)).toMatchObject({
    key: offers.push,
    claims: { aud: new URL(service.url).origin, sub: 'https://games.test' },
  })
  expect(await waysOf(ada)).toMatchObject([{ label: 'Firefox · Linux' }])

  // The browser has forgotten us.
  service.answers.push((answer) => {
    answer.statusCode = 410
    answer.end()
  })
  await table.act(ada)
  time.pass(2 * minute)
  await table.act(bo, 2)
  await service.at(1)
  while ((await waysOf(ada)).length > 0) await new Promise((resolve) => setTimeout(resolve, 5))
})

test('letters come only to whoever has said yes, and stop by one press', async () => {
  const [ada, bo] = [await person('Ada'), await person('Bo')]
  const added = await addWay(ada, { kind: 'mail', target: 'ada@home.test' })
  expect(added.status).toBe(201)
  const question = await mail.at(0)
  expect(question).toMatchObject({ to: 'ada@home.test', headers: { from: 'Wyrmtable <games@games.test>' } })
  expect(question.text).toContain('Ada has given this address')
  const [, token] = /https:\/\/games\.test\/#\/notices\/confirm\/(\S+)/.exec(question.text) ?? []
  const table = await NoticeTable.lay(bo, ada)
  time.pass(2 * minute)
  await table.act(bo)
  await table.act(ada)
  expect(await ada.ask('POST', `/api/notices/channels/${added.body.id}/test`)).toMatchObject({ status: 409 })
  const reader = new Browser(server.url)
  for (const guess of ['abc.def', `${token}x`, `${added.body.id}.`]) {
    expect(await reader.ask('POST', `/api/notices/confirm/${guess}`)).toMatchObject({ status: 404 })
  }
  // What says no is not what says yes.
  expect(await reader.ask('POST', `/api/notices/stop/${token}`)).toMatchObject({ status: 404 })
  expect(await reader.done('POST', `/api/notices/confirm/${token}`)).toEqual({ target: 'ada@home.test' })
  time.pass(2 * minute)
  await table.act(bo, 2)
  const letter = await mail.at(1)
  expect(letter.headers).toMatchObject({
    subject: 'Your turn: nim',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
  })
  expect(letter.text).toContain(`https://games.test/#/online/${table.id}/~since`)
  const [, stop = ''] =
    /^<https:\/\/games\.test(\/api\/notices\/stop\/.+)>$/.exec(letter.headers['list-unsubscribe'] ?? '') ?? []
  expect(letter.text).toContain(`/#/notices/stop/${stop.split('/').at(-1)}`)
  const pressed = await fetch(`${server.url}${stop}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.status).toBe(200)
  expect(await waysOf(ada)).toEqual([])
})

test('nobody has strangers written to at will, or writes their own headers', async () => {
  const ada = await person('Ada')
  for (const target of ['ada', 'a@b\r\nbcc: c@d.test', 'a@home.test, b@home.test', '<a@home.test>']) {
    expect((await addWay(ada, { kind: 'mail', target })).status).toBe(400)
  }
  const add = async (who: Browser, target: string) => {
    const { status, body } = await addWay(who, { kind: 'mail', target })
    if (status === 201) await who.done('DELETE', `/api/notices/channels/${body.id}`)
    return status
  }
  const statuses: number[] = []
  for (const n of [1, 2, 3, 4, 5, 6]) statuses.push(await add(ada, `n${n}@home.test`))
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  const [bo, cy] = [await person('Bo'), await person('Cy')]
  expect([await add(bo, 'N1@home.test'), await add(cy, 'n1@home.test')]).toEqual([201, 429])
  time.pass(24 * 60 * minute)
  expect(await add(ada, 'n6@home.test')).toBe(201)
})
