import type { JsonObject } from '@wyrmtable/kernel'
import { openPostgres, openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '../../../packages/store/src/testing/postgres.ts'
import { type Server, startServer } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { HandTime } from './hand-time.ts'
import { type Laid, Player } from './player.ts'

const minute = 60_000
const live = { kind: 'live', baseMs: 20 * minute }
const rated = { game: 'dragon-rage', isRated: true, clock: live, seats: [{ for: 'me' }, { for: 'anybody' }] }

const time = new HandTime()
let server: Server
let ada: Browser
let bo: Browser
beforeAll(async () => {
  const store = await openSqlite(':memory:')
  const passwordCost = { ln: 10, r: 8, p: 1 }
  server = await startServer({ host: '127.0.0.1', port: 0, store, time, mostRequests: 0, passwordCost })
  ada = await comes('Ada')
  bo = await comes('Bo')
})
afterAll(() => server.close())

async function comes(name: string): Promise<Browser> {
  const who = new Browser(server.url)
  await register(who, name)
  return who
}

/** Two at a rated table, the first as the invader. */
async function sitDown(one: Browser, two: Browser, wish: object = rated): Promise<string> {
  const { id, seats } = await one.done<Laid>('POST', '/api/matches', wish)
  const invitation = seats[1]?.invitation
  await one.done('POST', `/api/matches/${id}/join`, { name: 'x', seed: 's', rated: true })
  await two.done('POST', `/api/matches/${id}/join`, { name: 'x', seed: 't', invitation, rated: true })
  return id
}

let commands = 0
const command = async (who: Browser, match: string, deed: object) => {
  const { number } = await who.done('GET', `/api/matches/${match}`)
  return who.ask('POST', `/api/matches/${match}/commands`, { after: number, key: `c${commands++}`, deed })
}

/** What the table says once the match has counted. */
async function counted(who: Browser, match: string): Promise<JsonObject> {
  for (;;) {
    const sight = await who.done('GET', `/api/matches/${match}`)
    if (sight.rated !== undefined) return sight.rated as JsonObject
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

interface Profile {
  readonly ratings: readonly JsonObject[]
  readonly endings: JsonObject
  readonly matches: readonly { readonly match: string; readonly seats: readonly JsonObject[] }[]
  readonly more: string | null
}
const profile = (name: string, more = '') =>
  new Browser(server.url).done<Profile>('GET', `/api/people/${encodeURIComponent(name)}${more}`)

test('a rated match is told as such, names its people, and counts once it is over', async () => {
  const match = await sitDown(ada, bo)
  const sight = await ada.done('GET', `/api/matches/${match}`)
  expect(sight).toMatchObject({ rules: { isRated: true, takeBacks: 'never', whenOut: 'forfeit' } })
  expect(sight.seats).toMatchObject([{ name: 'Ada' }, { name: 'Bo' }])
  expect(JSON.stringify(sight)).not.toContain('account')
  expect((await command(bo, match, { type: 'resign' })).status).toBe(200)
  const told = await counted(ada, match)
  expect(told).toEqual({
    seats: [
      {
        seat: 'invader',
        before: { rating: 1500, within: 500 },
        after: { rating: expect.any(Number), within: expect.any(Number) },
      },
      { seat: 'defender', before: { rating: 1500, within: 500 }, after: expect.anything() },
    ],
  })
  const [invader, defender] = told.seats as readonly { after: { rating: number; within: number } }[]
  expect(invader?.after.rating).toBeGreaterThan(1500)
  expect(defender?.after.rating).toBeLessThan(1500)
  expect(invader?.after.within).toBeLessThan(500)
  const { news } = await bo.done<{ news: JsonObject[] }>('GET', `/api/matches/${match}/news?after=0`)
  expect(news.filter(({ type }) => type === 'rated')).toMatchObject([told])

  expect(await profile('bo')).toMatchObject({
    name: 'Bo',
    ratings: [
      {
        game: 'dragon-rage',
        side: 'defender',
        pace: 'live',
        matches: 1,
        isSure: false,
        ...defender?.after,
      },
    ],
    endings: { resigned: 1 },
    matches: [
      {
        match,
        seat: 'defender',
        seats: [
          { seat: 'invader', name: 'Ada', place: 1, ending: 'played' },
          { seat: 'defender', name: 'Bo', place: 2, ending: 'resigned' },
        ],
      },
    ],
    more: null,
  })
  // What is not rated counts for nothing.
  const free = await sitDown(ada, bo, { ...rated, isRated: false })
  await command(bo, free, { type: 'resign' })
  expect((await profile('Bo')).endings).toEqual({ resigned: 1 })
  expect(await ada.done('GET', `/api/matches/${free}`)).not.toHaveProperty('rated')
})

test('only people with accounts sit down, each at one side, who know that it counts', async () => {
  const lay = (who: Browser, more: object) => who.ask('POST', '/api/matches', { ...rated, ...more })
  const refused = (reason: string) => ({ status: 403, body: { code: 'notAtThisTable', reason } })
  const guest = new Browser(server.url)
  expect(await lay(guest, {})).toMatchObject(refused('needsAccount'))
  const bot = await Player.come(server.url)
  const session = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asBot = { authorization: `Bearer ${bot.key}`, cookie: session }
  expect(await new Browser(server.url).ask('POST', '/api/matches', rated, asBot)).toMatchObject(
    refused('needsAccount'),
  )
  const computer = { for: 'computer', level: 'novice' }
  expect(await lay(ada, { seats: [{ for: 'me' }, computer] })).toMatchObject(refused('peopleOnly'))
  const both = { seats: [{ for: 'me' }, { for: 'me' }] }
  expect(await lay(ada, both)).toMatchObject(refused('sitsHereAlready'))
  expect(await lay(ada, { clock: { kind: 'none' } })).toMatchObject(refused('noClock'))

  const { id, seats } = await ada.done<Laid>('POST', '/api/matches', rated)
  const invitation = seats[1]?.invitation
  const join = (who: Browser, more: object) =>
    who.ask('POST', `/api/matches/${id}/join`, { name: 'x', seed: 's', invitation, ...more })
  expect(await join(guest, { rated: true })).toMatchObject(refused('needsAccount'))
  expect(await join(bo, {})).toMatchObject(refused('isRated'))
  await ada.done('POST', `/api/matches/${id}/join`, { name: 'x', seed: 's', rated: true })
  expect(await join(ada, { rated: true })).toMatchObject(refused('sitsHereAlready'))
  expect((await join(bo, { rated: true })).status).toBe(200)
  // Nobody plays in another's place, and nothing is taken back by asking.
  expect(await ada.ask('POST', `/api/matches/${id}/passes`, {})).toMatchObject(refused('isRated'))
  for (const matter of [
    { type: 'handOver', seat: 'invader', level: 'squire' },
    { type: 'substitute', seat: 'defender' },
  ]) {
    expect(await command(ada, id, { type: 'offer', matter })).toMatchObject(refused('isRated'))
  }
  expect(await command(ada, id, { type: 'offer', matter: { type: 'takeBack' } })).toMatchObject(
    refused('noTakeBacks'),
  )
})

test('running out of time and leaving for good are losses, and said so', async () => {
  const cleo = await comes('Cleo')
  const late = await sitDown(cleo, ada)
  const [awaited] = (await ada.done<{ toAct: string[] }>('GET', `/api/matches/${late}`)).toAct
  time.pass(21 * minute)
  await counted(ada, late)
  const { seats = [] } = (await profile('Ada')).matches.find(({ match }) => match === late) ?? {}
  const loser = seats.find(({ seat }) => seat === awaited)
  expect(loser).toMatchObject({ place: 2, ending: 'outOfTime' })

  time.pass(minute)
  const left = await sitDown(cleo, ada)
  await cleo.done('DELETE', '/api/account', { password: 'Cleo’s long word' })
  await counted(ada, left)
  // The match is whole; whoever left has no name any more.
  expect((await profile('Ada')).matches[0]).toMatchObject({
    match: left,
    seats: [
      { name: null, place: 2, ending: 'resigned' },
      { name: 'Ada', place: 1, ending: 'played' },
    ],
  })
  expect(await ada.ask('GET', '/api/people/Cleo')).toMatchObject({ status: 404 })
})

test('a list of the best leaves out who is not known well, and profiles go on page by page', async () => {
  const [dara, ed] = [await comes('Dara'), await comes('Ed')]
  const best = async (query: string) =>
    (await ada.done<{ people: JsonObject[] }>('GET', `/api/ratings?${query}`)).people
  for (let played = 0; played < 22; played++) {
    const match = await sitDown(dara, ed)
    await command(played % 3 === 0 ? dara : ed, match, { type: 'resign' })
    await counted(dara, match)
    time.pass(minute)
    if (played === 0) expect(await best('game=dragon-rage&pace=live&side=invader')).toEqual([])
  }
  const [first, ...others] = await best('game=dragon-rage&pace=live&side=invader')
  expect(first).toMatchObject({ name: 'Dara', matches: 22 })
  expect(others).toEqual([])
  expect(await best('game=dragon-rage&pace=days&side=invader')).toEqual([])
  const one = await profile('Dara')
  expect(one.ratings).toMatchObject([{ isSure: true }])
  expect(one.matches).toHaveLength(20)
  const two = await profile('Dara', `?before=${one.more}`)
  expect([two.matches.length, two.more]).toEqual([2, null])
  const all = [...one.matches, ...two.matches].map(({ match }) => match)
  expect(new Set(all).size).toBe(22)
  expect(await ada.ask('GET', '/api/people/Dara?before=x')).toMatchObject({ status: 400 })
})

test('who is rated takes it along, and another match counts from there', async () => {
  const { ratings } = await ada.done<{ ratings: JsonObject[] }>('GET', '/api/account/export')
  expect(ratings).toContainEqual(expect.objectContaining({ game: 'dragon-rage', side: 'invader' }))
  const before = (await profile('Ada')).ratings.find(({ side }) => side === 'invader')
  const match = await sitDown(ada, bo)
  await command(ada, match, { type: 'resign' })
  const { seats } = await counted(bo, match)
  expect(seats).toMatchObject([{ before: { rating: before?.rating, within: before?.within } }, {}])
})

test('a match that was over when the server ended counts when it is there again', async () => {
  const postgres = await startPostgres()
  const database = await postgres.database()
  const start = async (works: boolean) =>
    startServer({
      ...{ host: '127.0.0.1', port: 0, store: await openPostgres(database), mostRequests: 0, works },
      passwordCost: { ln: 10, r: 8, p: 1 },
    })
  const silent = await start(false)
  const [ada, bo] = [new Browser(silent.url), new Browser(silent.url)]
  await register(ada, 'Ada')
  await register(bo, 'Bo')
  const { id, seats } = await ada.done<Laid>('POST', '/api/matches', rated)
  const invitation = seats[1]?.invitation
  await ada.done('POST', `/api/matches/${id}/join`, { name: 'x', seed: 's', rated: true })
  await bo.done('POST', `/api/matches/${id}/join`, { name: 'x', seed: 't', invitation, rated: true })
  const { number } = await bo.done('GET', `/api/matches/${id}`)
  const resign = { after: number, key: 'k', deed: { type: 'resign' } }
  await bo.done('POST', `/api/matches/${id}/commands`, resign)
  expect(await bo.done('GET', `/api/matches/${id}`)).not.toHaveProperty('rated')
  await silent.close()
  // Two of them come: one counts it.
  const servers = [await start(true), await start(true)]
  const again = new Browser(servers[0]?.url ?? '')
  for (;;) {
    const { endings } = await again.done('GET', '/api/people/Bo')
    if ((endings as JsonObject).resigned !== undefined) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  for (const server of servers) await server.close()
  const store = await openPostgres(database)
  expect(await store.ratings.resultsOf(id)).toMatchObject([
    { matches: 1 },
    { matches: 1, ending: 'resigned' },
  ])
  await store.close()
  await postgres.stop()
})
