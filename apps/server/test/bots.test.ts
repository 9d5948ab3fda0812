import { type MatchStore, type Notice, openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import type { Laid } from './player.ts'

let server: Server
beforeAll(async () => {
  const store = await openSqlite(':memory:')
  const passwordCost = { ln: 10, r: 8, p: 1 }
  server = await startServer({ host: '127.0.0.1', port: 0, store, mostRequests: 0, passwordCost })
})
afterAll(() => server.close())

const clock = { kind: 'live', baseMs: 60_000 }
const table = { game: 'dragon-rage', isPublic: true, clock, seats: [{ for: 'me' }, { for: 'anybody' }] }
const seat = { name: 'x', seed: 's' }
const peopleOnly = { status: 403, body: { code: 'notAtThisTable', reason: 'peopleOnly' } }

test('an account that is called a bot’s is shown as one wherever it sits, and plays in nothing that is rated', async () => {
  const [ada, bot] = [new Browser(server.url), new Browser(server.url)]
  await register(ada, 'Ada')
  await register(bot, 'Clank')
  const open = await bot.done<Laid>('POST', '/api/matches', table)
  await bot.done('POST', `/api/matches/${open.id}/join`, seat)
  expect(await ada.done('GET', '/api/people/Clank')).toMatchObject({ isBot: false })

  const label = (password: string) => bot.ask('POST', '/api/account/bot', { password })
  expect(await label('not its own')).toMatchObject({ status: 403 })
  // Also where it sat down before; and once more changes nothing.
  for (let count = 0; count < 2; count++) expect((await label('Clank’s long word')).status).toBe(200)
  expect(await ada.done('GET', '/api/people/Clank')).toMatchObject({ isBot: true })
  expect(await ada.done('GET', '/api/people/Ada')).toMatchObject({ isBot: false })
  expect(await bot.done('GET', '/api/account')).toMatchObject({ isBot: true })
  expect(await bot.done('GET', '/api/account/export')).toMatchObject({ isBot: true })
  await ada.done('POST', `/api/matches/${open.id}/join`, { ...seat, name: 'Ada' })
  const { seats } = await ada.done<{ seats: object[] }>('GET', `/api/matches/${open.id}`)
  expect(seats.map((one) => 'isBot' in one)).toEqual([true, false])

  const rated = { ...table, isRated: true }
  expect(await bot.ask('POST', '/api/matches', rated)).toMatchObject(peopleOnly)
  const { isPublic: _, ...sought } = rated
  expect(await bot.ask('POST', '/api/seeks', { ...sought, ...seat })).toMatchObject(peopleOnly)
  const of = await ada.done<Laid>('POST', '/api/matches', rated)
  await ada.done('POST', `/api/matches/${of.id}/join`, { ...seat, rated: true })
  expect(await bot.ask('POST', `/api/matches/${of.id}/join`, { ...seat, rated: true })).toMatchObject(
    peopleOnly,
  )
})

test('what a process missed of bots, it learns when it hears that it may have missed something', async () => {
  const store = await openSqlite(':memory:')
  const heard: ((notice: Notice) => void)[] = []
  const shared: MatchStore = Object.assign(Object.create(store), {
    listen: (hear: (notice: Notice) => void) => heard.push(hear),
  })
  const passwordCost = { ln: 10, r: 8, p: 1 }
  const other = await startServer({
    ...{ host: '127.0.0.1', port: 0, store: shared, mostRequests: 0, passwordCost },
  })
  const bot = new Browser(other.url)
  await register(bot, 'Clank')
  const { id } = await bot.done<Laid>('POST', '/api/matches', table)
  await bot.done('POST', `/api/matches/${id}/join`, seat)
  const seats = async () => (await bot.done<{ seats: object[] }>('GET', `/api/matches/${id}`)).seats
  // By another process, whose word did not come here.
  await store.people.setBot((await store.people.accountNamed('clank'))?.id ?? '')
  expect((await seats())[0]).not.toHaveProperty('isBot')
  for (const hear of heard) hear({ type: 'anything' })
  await vi.waitFor(async () => expect((await seats())[0]).toMatchObject({ isBot: true }), { timeout: 60_000 })
  await other.close()
})
