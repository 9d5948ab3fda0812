import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonObject } from '@wyrmtable/kernel'
import { type MatchStore, openPostgres, openSqlite } from '@wyrmtable/store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { starterDecks } from '../../../games/dragons-wrath/data/library.ts'
import { manifest as race } from '../../../games/race/manifest.ts'
import { startPostgres, type TestPostgres } from '../../../packages/store/src/testing/postgres.ts'
import { type ServerOptions, startServer } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { HandTime } from './hand-time.ts'

const minute = 60_000
const day = 24 * 60 * minute
const passwordCost = { ln: 10, r: 8, p: 1 }

let postgres: TestPostgres
const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-tournaments-'))
let files = 0
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Match {
  readonly id: string
  readonly seats: readonly [number, number]
  readonly state: string
  readonly result?: { readonly points: readonly number[]; readonly kind: string; readonly reason?: string }
}
interface Sight {
  readonly state: string
  readonly me: number | null
  readonly entrants: readonly (JsonObject & { readonly id: number })[]
  readonly rounds: readonly {
    readonly bye?: number
    readonly seed: string
    readonly matches: readonly Match[]
  }[]
  readonly standings: readonly { readonly entrant: number; readonly place: number; readonly points: number }[]
}

/** A server on a database that outlives it, and people with accounts on it. */
class Place {
  readonly address: string
  readonly time: HandTime | undefined
  url = ''
  readonly store: () => Promise<MatchStore>
  private close = async (): Promise<void> => {}
  private people: Browser[] = []

  constructor(address: string, time?: HandTime) {
    this.address = address
    this.time = time
    this.store = () => (address.startsWith('postgres:') ? openPostgres(address) : openSqlite(address))
  }

  async start(
    wrap = (store: MatchStore): MatchStore => store,
    more: Partial<ServerOptions> = {},
  ): Promise<void> {
    const store = wrap(await this.store())
    const { time } = this
    const server = await startServer({
      ...{ host: '127.0.0.1', port: 0, store, mostRequests: 0, passwordCost },
      ...(time === undefined ? {} : { time }),
      ...more,
    })
    this.close = () => server.close()
    this.url = server.url
    this.people = this.people.map((old) => moved(old, server.url))
  }

  stop(): Promise<void> {
    return this.close()
  }

  async comes(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      const who = new Browser(this.url)
      await register(who, name)
      this.people.push(who)
    }
  }

  who(place: number): Browser {
    const found = this.people[place]
    if (found === undefined) throw new Error(`nobody at ${place}`)
    return found
  }
}

function moved(old: Browser, url: string): Browser {
  const who = new Browser(url)
  for (const [name, value] of old.cookies) who.cookies.set(name, value)
  return who
}

const live = { kind: 'live', baseMs: 20 * minute }
const wish = { name: 'The long night', kind: 'swiss', game: 'dragon-rage', clock: live }
const make = async (who: Browser, more: object = {}) =>
  (await who.done<{ id: string }>('POST', '/api/tournaments', { ...wish, ...more })).id
const sight = (who: Browser, id: string) => who.done<Sight>('GET', `/api/tournaments/${id}`)
const joins = (who: Browser, id: string, more: object = {}) =>
  who.done('POST', `/api/tournaments/${id}/join`, more)
const start = (who: Browser, id: string) => who.done('POST', `/api/tournaments/${id}/start`)

async function until(who: Browser, id: string, isSo: (seen: Sight) => boolean): Promise<Sight> {
  for (let tries = 0; tries < 1_500; tries++) {
    const seen = await sight(who, id)
    if (isSo(seen)) return seen
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`it never came: ${JSON.stringify(await sight(who, id)).slice(0, 3_000)}`)
}

const sit = (who: Browser, match: string, more: object = {}) =>
  who.done('POST', `/api/matches/${match}/join`, { name: 'x', seed: 's', ...more })

let commands = 0
async function giveUp(who: Browser, match: string): Promise<void> {
  const { number } = await who.done('GET', `/api/matches/${match}`)
  const deed = { type: 'resign' }
  await who.done('POST', `/api/matches/${match}/commands`, { after: number, key: `c${commands++}`, deed })
}

/** All matches of the last round are given up by whoever has the higher number. */
async function playRound(place: Place, id: string, entrants: readonly number[]): Promise<void> {
  const { rounds } = await sight(place.who(0), id)
  for (const { id: match, seats, result } of rounds.at(-1)?.matches ?? []) {
    if (result !== undefined) continue
    for (const seat of seats) await sit(place.who(entrants.indexOf(seat)), match)
    await giveUp(place.who(entrants.indexOf(Math.max(...seats))), match)
  }
}

const databases = [
  ['SQLite', async () => join(folder, `${files++}.sqlite`)],
  ['PostgreSQL', () => postgres.database()],
] as const

describe.each(databases)('%s', (_, address) => {
  test('a Swiss tournament is joined, played and told to its end', async () => {
    const place = new Place(await address())
    await place.start()
    await place.comes('Ada', 'Bo', 'Cy', 'Di', 'Eve')
    const ada = place.who(0)
    const id = await make(ada, { rounds: 3 })
    expect((await ada.ask('POST', `/api/tournaments/${id}/start`)).body).toMatchObject({ reason: 'tooFew' })
    for (const one of [0, 1, 2, 3]) await joins(place.who(one), id)
    expect((await place.who(1).ask('POST', `/api/tournaments/${id}/start`)).status).toBe(403)
    expect((await place.who(1).ask('POST', `/api/tournaments/${id}/join`, {})).status).toBe(409)
    expect((await new Browser(place.url).ask('POST', `/api/tournaments/${id}/join`, {})).status).toBe(401)
    await start(ada, id)
    const first = await sight(ada, id)
    expect(first).toMatchObject({ state: 'running', me: 1, isMine: true })
    expect(first.rounds).toHaveLength(1)
    const mine = first.rounds[0]?.matches.find(({ seats }) => seats.includes(1))?.id ?? ''
    // Nobody gets up from the table of a tournament, plays for another, or lays its like again.
    expect((await ada.ask('POST', `/api/matches/${mine}/leave`, {})).body).toMatchObject({
      reason: 'inTournament',
    })
    expect(
      (await place.who(4).ask('POST', `/api/matches/${mine}/join`, { name: 'x', seed: 's' })).status,
    ).toBe(403)
    await playRound(place, id, [1, 2, 3, 4])
    await until(ada, id, ({ rounds }) => rounds.length === 2)
    // Late, with nothing for the round before; then somebody is free.
    await joins(place.who(4), id)
    await playRound(place, id, [1, 2, 3, 4])
    const third = await until(ada, id, ({ rounds }) => rounds.length === 3)
    expect(third.rounds[2]?.bye).toBeDefined()
    await place.who(3).done('POST', `/api/tournaments/${id}/leave`)
    const isSettled = ({ seats, result }: Match) => !seats.includes(4) || result?.kind === 'left'
    await until(ada, id, ({ rounds }) => rounds[2]?.matches.every(isSettled) === true)
    await playRound(place, id, [1, 2, 3, 4, 5])
    const over = await until(ada, id, ({ state }) => state === 'over')
    expect(over.standings.map(({ entrant }) => entrant)[0]).toBe(1)
    expect(over.standings[0]).toMatchObject({ points: 3, place: 1 })
    expect(over.entrants.map(({ hasLeft }) => hasLeft)).toEqual([false, false, false, true, false])
    expect(JSON.stringify(over)).not.toContain('account')
    const met = over.rounds.flatMap(({ matches }) => matches.map(({ seats }) => [...seats].sort().join('-')))
    expect(new Set(met).size).toBe(met.length)

    const document = await ada.done('GET', `/api/tournaments/${id}/results`)
    expect(document).toMatchObject({ format: 'wyrmtable-tournament/1', state: 'over' })
    const csv = async (query = '', asked = '') =>
      (
        await fetch(`${place.url}/api/tournaments/${id}/results?format=csv${query}`, {
          headers: { 'accept-language': asked },
        })
      ).text()
    const english = (await csv()).split('\r\n')
    expect(english[0]).toMatch(/^place,entrant,name,points,.*Sonneborn-Berger.*,round 1,round 2/)
    expect(english[1]).toMatch(/^1,1,Ada,3,.* against \d in seat /)
    const french = (await csv('', 'de, fr-CH;q=0.8, en;q=0.5')).split('\r\n')
    expect(french[0]).toMatch(/^place,inscrit,nom,points,.*,ronde 1,ronde 2/)
    expect(french[1]).toMatch(/^1,1,Ada,3,.* contre \d au siège /)
    expect(await csv('&lang=es', 'fr')).toMatch(/^puesto,inscrito,nombre,puntos,.*,ronda 1/)
    await place.stop()
  })

  test('of two servers one opens a round, and a crash in the middle leaves nothing half done', async () => {
    const at = await address()
    const place = new Place(at)
    // The power goes as the round is to be written.
    let isBroken = false
    await place.start((store) => {
      const { tournaments } = store
      const append = tournaments.append.bind(tournaments)
      tournaments.append = async (write) => {
        if (!isBroken || write.matches === undefined) return append(write)
        throw new Error('no power')
      }
      return store
    })
    await place.comes('Ada', 'Bo')
    const ada = place.who(0)
    const id = await make(ada, { rounds: 2 })
    await joins(ada, id)
    await joins(place.who(1), id)
    await start(ada, id)
    isBroken = true
    await playRound(place, id, [1, 2])
    await until(ada, id, ({ rounds }) => rounds[0]?.matches[0]?.result !== undefined)
    expect((await sight(ada, id)).rounds).toHaveLength(1)
    expect((await ada.done<{ matches: unknown[] }>('GET', '/api/mine')).matches).toHaveLength(1)
    await place.stop()
    await place.start()
    const other = new Place(at)
    if (at.startsWith('postgres:')) await other.start()
    const again = await until(place.who(0), id, ({ rounds }) => rounds.length === 2)
    // The seats are changed.
    const [one, two] = again.rounds.map(({ matches }) => matches[0]?.seats)
    expect(two).toEqual([...(one ?? [])].reverse())
    expect((await place.who(0).done<{ matches: unknown[] }>('GET', '/api/mine')).matches).toHaveLength(2)
    await place.stop()
    await other.stop()
  })
})

test('whoever does not sit down in time has lost; where nobody does both have', async () => {
  const time = new HandTime()
  const place = new Place(':memory:', time)
  await place.start()
  await place.comes('Ada', 'Bo', 'Cy', 'Di')
  const ada = place.who(0)
  const id = await make(ada, { rounds: 1, sitWithinMs: 10 * minute })
  for (const one of [0, 1, 2, 3]) await joins(place.who(one), id)
  await start(ada, id)
  const { rounds } = await sight(ada, id)
  const mine = rounds[0]?.matches.find(({ seats }) => seats.includes(1))
  await sit(ada, mine?.id ?? '')
  time.pass(11 * minute)
  const over = await until(ada, id, ({ state }) => state === 'over')
  const results = over.rounds[0]?.matches.map(({ seats, result }) => [seats.includes(1), result])
  const points = mine?.seats[0] === 1 ? [1, 0] : [0, 1]
  expect(results).toContainEqual([true, { points, kind: 'absent' }])
  expect(results).toContainEqual([false, { points: [0, 0], kind: 'absent' }])
  // Nobody sits down any more.
  const late = await place.who(1).ask('POST', `/api/matches/${mine?.id}/join`, { name: 'x', seed: 's' })
  expect(late.status).toBe(409)
  await place.stop()
})

test('what goes on when the time of a round is up is a draw there; the organiser may correct it, and says why', async () => {
  const time = new HandTime()
  const place = new Place(':memory:', time)
  await place.start()
  await place.comes('Ada', 'Bo')
  const ada = place.who(0)
  const id = await make(ada, { kind: 'roundRobin', turns: 2, roundMs: 10 * minute })
  for (const one of [0, 1]) await joins(place.who(one), id)
  await start(ada, id)
  const match = (await sight(ada, id)).rounds[0]?.matches[0]?.id ?? ''
  for (const one of [0, 1]) await sit(place.who(one), match)
  time.pass(11 * minute)
  const late = await until(ada, id, ({ rounds }) => rounds.length === 2)
  expect(late.rounds[0]?.matches[0]?.result).toEqual({ points: [0.5, 0.5], kind: 'late' })
  const correct = { match, result: 'first', reason: 'The second seat gave up by word of mouth.' }
  expect((await place.who(1).ask('POST', `/api/tournaments/${id}/correct`, correct)).status).toBe(403)
  await ada.done('POST', `/api/tournaments/${id}/correct`, correct)
  const { rounds, standings } = await sight(ada, id)
  const { reason } = correct
  expect(rounds[0]?.matches[0]?.result).toEqual({ points: [1, 0], kind: 'corrected', reason })
  expect(standings[0]).toMatchObject({ points: 1 })
  await place.stop()
})

test('in a league all rounds are open at once; whoever is sent away loses what they have not played', async () => {
  const time = new HandTime()
  const place = new Place(':memory:', time)
  await place.start()
  await place.comes('Ada', 'Bo', 'Cy')
  const ada = place.who(0)
  const clock = { kind: 'days', bankMs: 3 * day, bonusMs: day, capMs: 3 * day }
  const id = await make(ada, { kind: 'league', most: 8, clock, roundMs: 7 * day })
  for (const one of [0, 1, 2]) await joins(place.who(one), id)
  await start(ada, id)
  const { rounds } = await sight(ada, id)
  expect(rounds.map(({ matches, bye }) => [matches.length, bye !== undefined])).toEqual([
    [1, true],
    [1, true],
    [1, true],
  ])
  // The last round is played ahead.
  const last = rounds[2]?.matches[0]
  for (const seat of last?.seats ?? []) await sit(place.who(seat - 1), last?.id ?? '')
  await giveUp(place.who((last?.seats[0] ?? 1) - 1), last?.id ?? '')
  await until(ada, id, ({ rounds: now }) => now[2]?.matches[0]?.result?.kind === 'played')
  expect((await ada.ask('POST', `/api/tournaments/${id}/join`, {})).status).toBe(409)
  await ada.done('POST', `/api/tournaments/${id}/exclude`, { entrant: 3, reason: 'Was rude.' })
  time.pass(7 * day + minute)
  const over = await until(ada, id, ({ rounds: now }) =>
    now.every(({ matches }) =>
      matches.every(({ seats, result }) => !seats.includes(3) || result !== undefined),
    ),
  )
  expect(over.entrants[2]).toMatchObject({ hasLeft: true, reason: 'Was rude.' })
  time.pass(14 * day)
  await until(ada, id, ({ state }) => state === 'over')
  await place.stop()
})

test('a deck that is handed in is judged, locked, played with in every match, and opened at the end', async () => {
  const place = new Place(':memory:')
  await place.start()
  await place.comes('Ada', 'Bo')
  const [ada, bo] = [place.who(0), place.who(1)]
  const id = await make(ada, { game: 'dragons-wrath', rounds: 1 })
  const path = `/api/tournaments/${id}/join`
  const refused = await ada.ask('POST', path, { brings: { id: 'x', name: 'x', cards: {} } })
  expect(refused.status).toBe(400)
  expect((refused.body.fault as JsonObject).path).toContain('/brings')
  const [first, , second = ''] = starterDecks.map((deck) => deck.id)
  await joins(ada, id, { brings: second })
  await joins(bo, id)
  await start(ada, id)
  const { seats, id: match } = (await sight(ada, id)).rounds[0]?.matches[0] ?? { seats: [], id: '' }
  // Another deck at the table changes nothing.
  await sit(ada, match, { brings: first })
  await sit(bo, match)
  const side = `/api/matches/${match}`
  const own = (await ada.done('GET', side)).options as { decks?: unknown }
  expect(JSON.stringify(own.decks)).toContain(second)
  expect(JSON.stringify(await bo.done('GET', side))).not.toContain(second)
  expect(JSON.stringify(await sight(bo, id))).not.toContain(second)
  await giveUp(bo, match)
  const over = await until(ada, id, ({ state }) => state === 'over')
  expect(over.entrants).toMatchObject([{ brought: second }, {}])
  expect(over.entrants[1]).not.toHaveProperty('brought')
  expect(seats).toContain(1)
  await place.stop()
})

test('computers among themselves have what their game needs to come to an end', async () => {
  const place = new Place(':memory:')
  await place.start()
  await place.comes('Ada')
  const ada = place.who(0)
  const id = await make(ada, { game: 'sorcerers', rounds: 1 })
  await joins(ada, id)
  await ada.done('POST', `/api/tournaments/${id}/computers`, { level: 'novice', count: 3 })
  await start(ada, id)
  const limits = await Promise.all(
    (await sight(ada, id)).rounds[0]?.matches.map(async ({ id: match, seats }) => {
      const { options } = await ada.done<{ options: JsonObject }>('GET', `/api/matches/${match}`)
      return [seats.includes(1), options.turnLimit === 0]
    }) ?? [],
  )
  expect(limits.sort()).toEqual([
    [false, false],
    [true, true],
  ])
  await place.stop()
})

test('a name that looks like a formula is plain text in a spreadsheet', async () => {
  const place = new Place(':memory:')
  await place.start()
  await place.comes('=1+1', 'Bo')
  const id = await make(place.who(0))
  for (const one of [0, 1]) await joins(place.who(one), id)
  const csv = await (await fetch(`${place.url}/api/tournaments/${id}/results?format=csv`)).text()
  expect(csv).toContain(`,'=1+1,`)
  await place.stop()
})

/** Computers that think of nothing but the next step. */
const thinkers = { count: 2, think: async () => ({ type: 'walk' }), end: async () => {} }

test('a Swiss tournament of eight with two people and six computers runs to its end', async () => {
  const place = new Place(':memory:')
  await place.start(undefined, { games: [race], thinkers })
  await place.comes('Ada', 'Bo')
  const [ada, bo] = [place.who(0), place.who(1)]
  const id = await make(ada, { rounds: 3, game: 'race' })
  for (const who of [ada, bo]) await joins(who, id)
  await ada.done('POST', `/api/tournaments/${id}/computers`, { level: 'novice', count: 6 })
  await start(ada, id)
  for (let round = 1; round <= 3; round++) {
    const { rounds } = await until(ada, id, (seen) => seen.rounds.length === round)
    const matches = rounds.at(-1)?.matches ?? []
    expect(matches).toHaveLength(4)
    const ours = matches.filter(({ seats }) => seats.some((seat) => seat <= 2))
    for (const { id: match, seats } of ours) {
      const people = seats.filter((seat) => seat <= 2)
      for (const seat of people) await sit(place.who(seat - 1), match)
      await giveUp(place.who(Math.max(...people) - 1), match)
    }
  }
  const over = await until(ada, id, ({ state }) => state === 'over')
  expect(over.rounds.map(({ matches }) => matches.length)).toEqual([4, 4, 4])
  expect(over.standings.reduce((sum, { points }) => sum + points, 0)).toBe(12)
  const kinds = over.rounds.flatMap(({ matches }) => matches.map(({ result }) => result?.kind))
  expect(new Set(kinds)).toEqual(new Set(['played']))
  await place.stop()
})
