import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonObject } from '@wyrmtable/kernel'
import { openSqlite } from '@wyrmtable/store'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { HandTime } from './hand-time.ts'
import { firstToAct, type Laid, Player, sitDown } from './player.ts'

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-clocks-'))
let file = ''
let count = 0
let time: HandTime
let server: Server
let one: Player
let two: Player

const start = async () => {
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store: await openSqlite(file),
    time,
    mostRequests: 0,
  })
  if (one !== undefined) [one, two] = [new Player(server.url, one.key), new Player(server.url, two.key)]
}

beforeEach(async () => {
  time = new HandTime()
  file = join(folder, `${count++}.sqlite`)
  await start()
  one = await Player.come(server.url)
  two = await Player.come(server.url)
})
afterEach(() => server.close())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const live = { kind: 'live', baseMs: 60_000, incrementMs: 5_000, reserveMs: 2_000 }
const clockOf = (sight: JsonObject) =>
  sight.clock as {
    left: readonly number[]
    runs: readonly { seat: string; since: number; outAt: number }[]
  }

test('whose decision is awaited pays for it, and gets the increment when the turn is over', async () => {
  const id = await sitDown(one, two, { game: 'dragons-wrath', clock: live })
  const { actor, sight } = await firstToAct(id, one, two)
  expect(clockOf(sight)).toEqual({
    left: [60_000, 60_000],
    runs: [{ seat: sight.viewer, since: time.now(), outAt: time.now() + 62_000 }],
  })
  time.pass(12_000)
  const [action] = sight.actions as readonly object[]
  await actor.command(id, Number(sight.number), { type: 'play', action })
  const after = await actor.sight(id)
  const place = sight.viewer === 'A' ? 0 : 1
  // Two seconds were free.
  expect(clockOf(after).left[place]).toBe(60_000 - 10_000 + 5_000)
  expect(clockOf(after).runs).toEqual([
    { seat: place === 0 ? 'B' : 'A', since: time.now(), outAt: time.now() + 62_000 },
  ])
})

test('running out loses the seat, once, also when the server was down meanwhile', async () => {
  const id = await sitDown(one, two, { game: 'dragon-rage', clock: live })
  time.pass(40_000)
  expect((await one.sight(id)).state).toBe('running')
  await server.close()
  time.pass(3_600_000)
  await start()
  expect((await one.sight(id)).state).toBe('running')
  const news = await one.stream()
  await news.until(({ type }) => type === 'hello')
  time.pass(20_000)
  const end = await news.until(({ type, match }) => type === 'done' && match === id)
  news.end()
  expect(end).toMatchObject({ fact: { type: 'outOfTime', seat: 'defender' } })
  const over = await one.sight(id)
  expect(over).toMatchObject({ state: 'over', outcome: { winners: ['invader'], reason: 'outOfTime' } })
  time.pass(3_600_000)
  expect((await one.sight(id)).number).toBe(over.number)
})

test('one leap of time over the deadline that a move had put off, and over the next, loses the seat', async () => {
  const day = 24 * 3_600_000
  const clock = { kind: 'days', bankMs: day, bonusMs: day, capMs: day }
  const id = await sitDown(one, two, { game: 'dragons-wrath', clock })
  const { actor, waiter, sight } = await firstToAct(id, one, two)
  time.pass(0.75 * day)
  const [action] = sight.actions as readonly object[]
  await actor.command(id, Number(sight.number), { type: 'play', action })
  const news = await waiter.stream()
  await news.until(({ type }) => type === 'hello')
  time.pass(1.1 * day)
  const end = await news.until(
    ({ type, match, fact }) => type === 'done' && match === id && fact !== undefined,
  )
  news.end()
  expect(end).toMatchObject({ fact: { type: 'outOfTime', seat: (await waiter.sight(id)).viewer } })
})

test('by the rule of another table the game answers for whoever is late', async () => {
  const id = await sitDown(one, two, { game: 'dragons-wrath', clock: live, whenOut: 'answer' })
  const { waiter, sight } = await firstToAct(id, one, two)
  const news = await waiter.stream()
  await news.until(({ type }) => type === 'hello')
  time.pass(62_000)
  const told = await news.until(({ type, match }) => type === 'done' && match === id)
  news.end()
  expect(told).toMatchObject({ seat: sight.viewer })
  expect((await waiter.sight(id)).state).toBe('running')
})

test('by the rule of yet another a computer plays on for whoever is late, and the match goes on', async () => {
  const id = await sitDown(one, two, { game: 'dragons-wrath', clock: live, whenOut: 'computer' })
  const { waiter, sight } = await firstToAct(id, one, two)
  const news = await waiter.stream()
  await news.until(({ type }) => type === 'hello')
  time.pass(62_000)
  const told = await news.until(({ type, fact }) => type === 'done' && fact !== undefined)
  expect(told).toMatchObject({ fact: { type: 'handedOver', seat: sight.viewer, to: { kind: 'computer' } } })
  news.end()
  expect((await waiter.sight(id)).state).toBe('running')
})

test('a move a day: the bank grows with each turn, to the cap and no further; a press gives a day', async () => {
  const day = 24 * 3_600_000
  const days = { kind: 'days', bankMs: 3 * day, bonusMs: day, capMs: 3 * day + 3_600_000 }
  const id = await sitDown(one, two, { game: 'dragons-wrath', clock: days })
  const { actor, waiter, sight } = await firstToAct(id, one, two)
  const place = sight.viewer === 'A' ? 0 : 1
  time.pass(2 * day)
  await waiter.command(id, 99, { type: 'giveTime', to: sight.viewer })
  expect(clockOf(await actor.sight(id)).left[place]).toBe(4 * day)
  const [action] = sight.actions as readonly object[]
  await actor.command(id, Number(sight.number), { type: 'play', action })
  expect(clockOf(await actor.sight(id)).left[place]).toBe(3 * day)
})

test('nobody pays for their own nights, nor for days off, of which there are so many', async () => {
  const [hour, day] = [3_600_000, 24 * 3_600_000]
  const clock = {
    kind: 'days',
    bankMs: 2 * day,
    bonusMs: 0,
    capMs: 2 * day,
    night: { fromHour: 22, toHour: 6 },
    vacationDays: 3,
  }
  const laid = await one.done<Laid>('POST', '/api/matches', {
    game: 'dragons-wrath',
    clock,
    seats: [{ for: 'me' }, { for: 'anybody' }],
  })
  const [, second] = laid.seats
  const join = (who: Player, body: object) =>
    who.ask('POST', `/api/matches/${laid.id}/join`, { name: 'N', seed: 's', ...body })
  expect(await join(one, { zone: 'Middle/Earth' })).toMatchObject({ status: 400 })
  expect(await join(one, { nightFrom: 24 })).toMatchObject({ status: 400 })
  // Somebody who goes to bed late has the same hours, later.
  await join(one, { zone: 'Asia/Tokyo', nightFrom: 2 })
  await join(two, { zone: 'Asia/Kolkata', invitation: second?.invitation })
  const id = String(laid.id)
  const { actor, waiter, sight } = await firstToAct(id, one, two)
  // Sixteen hours of each day count, wherever the nights are.
  const out = (seen: JsonObject) => (clockOf(seen).runs[0]?.outAt ?? 0) - time.now()
  expect(out(sight)).toBe(3 * day)
  expect(sight.vacations).toMatchObject({ A: { daysLeft: 3 }, B: { daysLeft: 3 } })
  expect((await waiter.ask('GET', `/api/matches/${id}`)).text).not.toMatch(/Tokyo|Kolkata/)

  const after = async (who: Player, days: number) => who.command(id, 999, { type: 'vacation', days })
  expect((await after(actor, 4)).body).toMatchObject({ reason: 'noVacations', maximum: 3 })
  expect((await after(actor, 2)).status).toBe(200)
  expect((await after(actor, 1)).body).toMatchObject({ reason: 'noVacations' })
  expect(out(await waiter.sight(id))).toBe(5 * day)
  time.pass(day + hour)
  // Back early: the second day is begun.
  expect((await after(actor, 0)).status).toBe(200)
  expect((await waiter.sight(id)).vacations).toMatchObject({ [String(sight.viewer)]: { daysLeft: 1 } })
  expect((await after(actor, 0)).status).toBe(404)
  const left = out(await waiter.sight(id))
  time.pass(left - 60_000)
  expect((await waiter.sight(id)).state).toBe('running')
  const news = await waiter.stream()
  await news.until(({ type }) => type === 'hello')
  time.pass(120_000)
  await news.until(({ type, match }) => type === 'done' && match === id)
  news.end()
  expect((await waiter.sight(id)).state).toBe('over')
})

test('a computer goes on after a restart, though nobody comes to look', async () => {
  const laid = await one.done('POST', '/api/matches', {
    game: 'dragon-rage',
    seats: [{ for: 'me' }, { for: 'computer', level: 'novice' }],
  })
  await one.done('POST', `/api/matches/${laid.id}/join`, { name: 'One', seed: 's' })
  // The defender sets up first: it is to act at once, and is stopped in the middle.
  await server.close()
  await start()
  const news = await one.stream()
  await news.until(({ toAct }) => Array.isArray(toAct) && toAct.includes('invader'))
  news.end()
})

test('what a seat does not want to be asked about is done for it, after a pause, and nobody is told why', async () => {
  const id = await sitDown(one, two, { game: 'dragons-wrath', options: { maskDelayMs: [400, 900] } })
  const { actor, waiter, sight } = await firstToAct(id, one, two)
  const news = await waiter.stream()
  await news.until(({ type }) => type === 'hello')
  const bad = await actor.command(id, Number(sight.number), { type: 'wish', wishes: { preset: 'lazy' } })
  expect(bad).toMatchObject({ status: 400, body: { fault: { path: '/deed/wishes/preset' } } })
  await actor.command(id, Number(sight.number), { type: 'wish', wishes: { pass: 'turn' } })
  expect((await actor.sight(id)).wishes).toMatchObject({ scope: { scope: 'turn' } })
  time.pass(300)
  expect((await waiter.sight(id)).toAct).toEqual([sight.viewer])
  time.pass(700)
  const passed = await news.until(({ type, match }) => type === 'done' && match === id)
  expect(passed).toMatchObject({ seat: sight.viewer, events: [{ type: 'passed' }] })
  expect(news.raw.join()).not.toContain('wish')
  news.end()
})
