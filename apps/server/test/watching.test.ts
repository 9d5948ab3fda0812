import type { Json } from '@wyrmtable/kernel'
import { openSqlite } from '@wyrmtable/store'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { HandTime } from './hand-time.ts'
import { firstToAct, Player, sitDown } from './player.ts'

let time: HandTime
let server: Server
let one: Player
let two: Player
let watcher: Player
beforeEach(async () => {
  time = new HandTime()
  server = await startServer({ host: '127.0.0.1', port: 0, store: await openSqlite(':memory:'), time })
  one = await Player.come(server.url)
  two = await Player.come(server.url)
  watcher = await Player.come(server.url)
})
afterEach(() => server.close())

const minute = 60_000

test('whoever watches a delayed table sees everything so much later, and the end with all others', async () => {
  const id = await sitDown(one, two, { game: 'sorcerers', spectatorDelayMs: 5 * minute })
  const begun = await one.sight(id)
  // Nothing was to be seen yet five minutes ago but a table that waits.
  const early = await watcher.sight(id, 'spectator')
  expect(early).toMatchObject({
    state: 'open',
    number: 0,
    present: {},
    rules: { spectatorDelayMs: 5 * minute },
  })
  const stream = await watcher.stream(`&watch=${id}`)
  const hello = await stream.until(({ type }) => type === 'hello')
  expect(hello.matches).toEqual([{ match: id, as: 'spectator', number: 0 }])

  time.pass(3 * minute)
  const { actor } = await firstToAct(id, one, two)
  expect((await actor.command(id, 99, { type: 'giveTime', to: 'P1' })).status).toBe(403)
  expect((await actor.command(id, 99, { type: 'offer', matter: { type: 'draw' } })).status).toBe(200)
  time.pass(minute)
  expect((await watcher.sight(id, 'spectator')).state).toBe('open')
  for (const path of ['news?after=0&as=spectator', 'replay?as=spectator']) {
    expect((await watcher.ask('GET', `/api/matches/${id}/${path}`)).text).not.toMatch(/begun|offer|entries/)
  }
  expect(stream.lines).toHaveLength(1)

  time.pass(minute + 1)
  const told = await stream.until(({ type }) => type === 'begun')
  expect(told).toMatchObject({ match: id, as: 'spectator', view: begun.view as Json })
  const seen = await watcher.sight(id, 'spectator')
  expect(seen).toMatchObject({ state: 'running', number: told.number, offers: [], present: {} })
  time.pass(3 * minute)
  await stream.until(({ type }) => type === 'offered')
  expect(await watcher.sight(id, 'spectator')).toMatchObject({ offers: [{ matter: { type: 'draw' } }] })

  const other = actor === one ? two : one
  await other.command(id, 99, { type: 'answer', offer: 1, answer: 'accept' })
  expect(await watcher.sight(id, 'spectator')).toMatchObject({ state: 'over', outcome: { winners: [] } })
  time.pass(5 * minute + 1)
  await stream.until(({ outcome }) => outcome !== undefined)
  expect(stream.lines.slice(1).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
  stream.end()
})

test('those who share a seat talk among themselves: nobody else is told, nor counts it', async () => {
  const id = await sitDown(one, two, { game: 'dragon-noir' })
  const { pass } = await one.done('POST', `/api/matches/${id}/passes`, {})
  const third = await Player.come(server.url)
  await third.done('POST', '/api/passes', { pass })
  const before = await Promise.all([two.sight(id), watcher.sight(id, 'spectator')])
  const streams = await Promise.all([third.stream(), two.stream(), watcher.stream(`&watch=${id}`)])
  for (const { until } of streams) await until(({ type }) => type === 'hello')
  const said = { type: 'say', text: 'between us', private: true }
  expect((await one.command(id, 99, said)).status).toBe(200)
  expect(await streams[0].until(({ text }) => text === 'between us')).toMatchObject({ private: true })
  expect((await third.sight(id)).talk).toMatchObject([{ text: 'between us', private: true }])
  const after = await Promise.all([two.sight(id), watcher.sight(id, 'spectator')])
  for (const [place, sight] of after.entries()) {
    // Who watches is counted, and was not yet before.
    const apart = { present: {}, watchers: 0 }
    expect({ ...sight, ...apart }).toEqual({ ...before[place], ...apart })
  }
  await third.command(id, 99, { type: 'say', text: 'to all' }, 'third')
  await streams[1].until(({ text }) => text === 'to all')
  await two.command(id, 99, { type: 'offer', matter: { type: 'draw' } })
  await streams[2].until(({ type }) => type === 'offered')
  for (const { raw } of streams.slice(1)) expect(raw.join()).not.toContain('between us')
  expect((await two.ask('GET', `/api/matches/${id}/news?after=0`)).text).not.toContain('between us')
  for (const { end } of streams) end()
})
