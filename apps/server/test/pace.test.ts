import { openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { HandTime } from './hand-time.ts'
import { Player, sitDown } from './player.ts'
import { makeWebRoot } from './web-root.ts'

const time = new HandTime()
let server: Server
beforeAll(async () => {
  server = await startServer({ host: '127.0.0.1', port: 0, store: await openSqlite(':memory:'), time })
})
afterAll(() => server.close())

test('a seat that says too much is told when to come back; others are not, nor is what is sent again', async () => {
  const [one, two] = [await Player.come(server.url), await Player.come(server.url)] as const
  const match = await sitDown(one, two, { game: 'dragon-rage', scenario: 'esirien' })
  const say = (who: Player, key: string) => who.command(match, 999, { type: 'say', text: key }, key)
  for (let i = 0; i < 30; i++) expect((await say(one, `w${i}`)).status).toBe(200)
  const refused = await say(one, 'more')
  expect(refused).toMatchObject({ status: 429, body: { code: 'tooOften', figures: { seconds: 2 } } })
  expect(refused.headers.get('retry-after')).toBe('2')
  expect((await say(one, 'w3')).status).toBe(200)
  expect((await say(two, 'w')).status).toBe(200)
  const offer = { type: 'offer', matter: { type: 'draw' } }
  // This game knows no draw; the offer is no word too many.
  expect(await one.command(match, 999, offer)).toMatchObject({ status: 403, body: { reason: 'noDraw' } })
  time.pass(2_000)
  expect((await say(one, 'more')).status).toBe(200)
  expect((await say(one, 'again')).status).toBe(429)
})

test('an address is told when it asks too much of the API; files of the page are not counted', async () => {
  const { webRoot, remove } = makeWebRoot()
  const store = await openSqlite(':memory:')
  const busy = await startServer({ host: '127.0.0.1', port: 0, store, webRoot, mostRequests: 5 })
  for (let i = 0; i < 12; i++) expect((await fetch(busy.url)).status).toBe(200)
  for (let i = 0; i < 5; i++) expect((await fetch(`${busy.url}/api/tables`)).status).toBe(200)
  expect((await fetch(`${busy.url}/api/tables`)).status).toBe(429)
  expect((await fetch(busy.url)).status).toBe(200)
  await busy.close()
  remove()
})

test('those who come by a proxy that is believed are counted apart; nobody else can choose an address', async () => {
  const ask = (url: string, from: string) =>
    fetch(`${url}/api/tables`, { headers: { 'x-forwarded-for': from } }).then(({ status }) => status)
  for (const proxies of [undefined, '10.0.0.0/8, ::1', '127.0.0.1, 10.0.0.0/8']) {
    const store = await openSqlite(':memory:')
    const behind = await startServer({
      host: '127.0.0.1',
      port: 0,
      store,
      mostRequests: 2,
      ...(proxies === undefined ? {} : { proxies }),
    })
    const asked = [await ask(behind.url, '192.0.2.1'), await ask(behind.url, '192.0.2.1')]
    expect(asked).toEqual([200, 200])
    expect(await ask(behind.url, '192.0.2.1')).toBe(429)
    expect(await ask(behind.url, '192.0.2.2')).toBe(proxies?.startsWith('127') ? 200 : 429)
    await behind.close()
  }
})

test.each(['', 'nginx', '10.0.0.0/33', '10.0.0.0/8/8', '127.0.0.1,'])('%j is no proxy', async (proxies) => {
  await expect(startServer({ host: '127.0.0.1', port: 0, proxies })).rejects.toMatchObject({
    code: 'proxyUnknown',
  })
})
