import { isAtLength } from '@wyrmtable/kernel/testing'
import { openPostgres } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnPostgres, startOwnPostgres } from '../../../packages/store/src/testing/postgres.ts'
import { type Server, startServer } from '../src/index.ts'
import { killAndStop } from './kill-and-stop.ts'
import { Player, sitDown } from './player.ts'

let postgres: OwnPostgres
let servers: [Server, Server]
let one: Player
let two: Player
beforeAll(async () => {
  postgres = await startOwnPostgres()
  const url = await postgres.database()
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

/** Says it until it is stored: right after the database has come back a server may not know yet. */
async function sayUntilStored(who: Player, match: string, text: string): Promise<void> {
  const say = () => who.command(match, 99_999, { type: 'say', text }, text)
  for (let answer = await say(); answer.status !== 200; answer = await say()) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'notStored' } })
  }
}

test('streams open since before the database was away miss nothing that is stored after it is back', async () => {
  const match = await sitDown(one, two, { game: 'dragons-wrath' })
  const streams = [await one.stream(), await two.stream()] as const
  for (const { until } of streams) await until(({ type }) => type === 'hello')
  await sayUntilStored(one, match, 'before')
  for (const { until } of streams) await until(({ text }) => text === 'before')

  await postgres.goAway()
  // Each server finds out by a write, and so no longer believes what it has open.
  for (const [place, who] of [one, two].entries()) {
    const answer = await who.command(match, 99_999, { type: 'say', text: 'lost' }, `lost-${place}`)
    expect(answer).toMatchObject({ status: 503, body: { code: 'notStored' } })
  }
  await postgres.comeBack()
  // Only the first is asked for anything: the other has to find out by itself.
  await sayUntilStored(one, match, 'after')
  await sayUntilStored(one, match, 'later')
  for (const stream of streams) {
    await stream.until(({ text }) => text === 'later')
    expect(stream.lines.flatMap(({ text }) => (text === undefined ? [] : [text]))).toEqual([
      'before',
      'after',
      'later',
    ])
    const numbers = stream.lines.flatMap(({ number }) => (number === undefined ? [] : [number]))
    expect(numbers).toEqual(numbers.map((_, place) => (numbers[0] ?? 0) + place))
    stream.end()
  }
})

// Real processes, started again each time: nothing for every run.
if (isAtLength()) {
  test('servers are killed and the database is stopped, again and again: all that was answered is there, once', async () => {
    console.log(await killAndStop(postgres, 200))
  })
}
