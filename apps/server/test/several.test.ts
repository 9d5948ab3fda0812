import { isAtLength, rounds } from '@wyrmtable/kernel/testing'
import { type MatchStore, openPostgres } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manifest as race } from '../../../games/race/manifest.ts'
import { startPostgres, type TestPostgres } from '../../../packages/store/src/testing/postgres.ts'
import { type Server, startServer } from '../src/index.ts'
import { ownProcess } from './own-process.ts'
import { firstToAct, Player, sitDown } from './player.ts'

let postgres: TestPostgres
let url: string
let servers: [Server, Server]
let one: Player
let two: Player
beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.database()
  const start = async () =>
    startServer({ host: '127.0.0.1', port: 0, store: await openPostgres(url), mostRequests: 0 })
  // One after the other: the first makes the tables.
  servers = [await start(), await start()]
  one = await Player.come(servers[0].url)
  two = await Player.come(servers[1].url)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await postgres.stop()
})

test('two servers on one PostgreSQL serve the two players of a match, each through its own', async () => {
  const streams = [await one.stream(), await two.stream()] as const
  for (const { until } of streams) await until(({ type }) => type === 'hello')
  const match = await sitDown(one, two, { game: 'dragons-wrath' })
  // Whoever was there before is told that it began; the last is told of the seat, and comes to a table that plays.
  await streams[0].until(({ type, match: of }) => type === 'begun' && of === match)
  await streams[1].until(({ type, match: of }) => type === 'seated' && of === match)
  const { actor, waiter, sight } = await firstToAct(match, one, two)
  const [action] = sight.actions as readonly object[]
  const other = waiter === one ? streams[0] : streams[1]
  expect((await actor.command(match, Number(sight.number), { type: 'play', action })).status).toBe(200)
  await other.until(({ type, match: of }) => type === 'done' && of === match)
  await waiter.command(match, 99, { type: 'say', text: 'seen' })
  for (const { until } of streams) await until(({ text, match: of }) => text === 'seen' && of === match)
  for (const [place, stream] of streams.entries()) {
    const numbers = stream.lines.flatMap(({ match: of, number, type }) =>
      of === match && number !== undefined && type !== 'seated' ? [number] : [],
    )
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
    expect(numbers.length).toBeGreaterThan(1)
    stream.end()
    expect((await [one, two][place]?.sight(match))?.number).toBe(numbers.at(-1))
  }
})

test('whoever sits down by one server is told so on the stream of the other, and so is whoever laid the table', async () => {
  const [here, there] = [await Player.come(servers[0].url), await Player.come(servers[1].url)]
  const hereToo = await new Player(servers[1].url, here.key).stream()
  const thereToo = await new Player(servers[0].url, there.key).stream()
  for (const { until } of [hereToo, thereToo]) await until(({ type }) => type === 'hello')
  const match = await sitDown(here, there, { game: 'dragons-wrath' })
  for (const stream of [hereToo, thereToo]) {
    await stream.until(({ type, match: of }) => type === 'seated' && of === match)
    stream.end()
  }
})

test('what a player was told by one server is not refused by another that has yet to hear of it', async () => {
  const database = await postgres.database()
  const start = async (store: MatchStore) =>
    startServer({ host: '127.0.0.1', port: 0, store, mostRequests: 0, games: [race] })
  const heard = await start(await openPostgres(database))
  // Notices are hints: this one hears none.
  const deaf = await start(Object.assign(await openPostgres(database), { listen: () => {} }))
  const [red, blue] = [await Player.come(heard.url), await Player.come(heard.url)]
  const match = await sitDown(red, blue, { game: 'race' })
  const [redThere, blueThere] = [red, blue].map(({ key }) => new Player(deaf.url, key)) as [Player, Player]
  const walk = { type: 'play', action: { type: 'walk' } }
  await redThere.sight(match)
  for (let turn = 0; turn < 3; turn++) {
    expect((await red.command(match, Number((await red.sight(match)).number), walk)).status).toBe(200)
    const { number } = await blue.sight(match)
    const { status, text } = await blueThere.command(match, Number(number), walk)
    expect(status, text).toBe(200)
  }
  // What is wrong by all that is stored is refused as before.
  const { number } = await red.sight(match)
  expect(await blueThere.command(match, Number(number), walk)).toMatchObject({
    status: 422,
    body: { refusal: { type: 'notYourTurn' } },
  })
  await Promise.all([deaf.close(), heard.close()])
})

test('two servers race for the same numbers: no gap, no fork, nothing twice', async () => {
  const match = await sitDown(one, two, { game: 'dragons-wrath' })
  // At length in processes of their own, which race in earnest.
  const processes = isAtLength() ? [await ownProcess(url), await ownProcess(url)] : []
  // The same seat by way of both servers at once.
  const both = (isAtLength() ? processes : servers).map((server) => new Player(server.url, one.key))
  const [waves, wave] = [rounds(1, 400), 25]
  const count = waves * wave
  const answers: { readonly key: string; readonly number: number }[] = []
  const race = (from: number) =>
    both.flatMap((player, server) =>
      Array.from({ length: wave }, async (_, place) => {
        const i = from + place
        const key = `r${server}-${i}`
        const say = () => player.command(match, 99_999, { type: 'say', text: key }, key)
        // Sent twice, the second may come while the first is losing its race.
        const [answer, again] = await Promise.all([say(), say()])
        expect(answer.status).toBe(200)
        // The date in the head may have moved on a second.
        expect([again.status, again.body]).toEqual([answer.status, answer.body])
        answers.push({ key, number: (answer.body as { number: number }).number })
      }),
    )
  // Not all at once: a machine takes only so many connections that knock at the same moment.
  for (let from = 0; from < count; from += wave) await Promise.all(race(from))
  for (const player of both) {
    const { news } = await player.done<{
      news: readonly { number: number; text?: string }[]
    }>('GET', `/api/matches/${match}/news?after=0`)
    expect(news.map(({ number }) => number)).toEqual(news.map((_, index) => index + 1))
    for (const { key, number } of answers) expect(news[number - 1]?.text).toBe(key)
    expect(news.filter(({ text }) => text?.startsWith('r'))).toHaveLength(2 * count)
  }
  for (const { child, ended } of processes) {
    child.kill('SIGKILL')
    await ended
  }
})
