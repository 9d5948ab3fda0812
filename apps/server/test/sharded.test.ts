import { openPostgres, shardOf } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../../packages/store/src/testing/postgres.ts'
import { startServer } from '../src/index.ts'
import { ownProcess } from './own-process.ts'
import { firstToAct, type Laid, Player, sitDown } from './player.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const game = { game: 'dragon-rage' }

/** Whoever is to act does anything; both are told by their streams. */
async function playOn(match: string, one: Player, two: Player) {
  const { actor, sight } = await firstToAct(match, one, two)
  const { number } = sight
  const answer = await actor.command(match, Number(number), { type: 'say', text: `on ${match}` })
  expect(answer.status).toBe(200)
}

test('two processes on two databases serve what was in the first before, and new matches in both', async () => {
  const [first, second] = [await postgres.database(), await postgres.database()]
  const before = await startServer({
    ...{ host: '127.0.0.1', port: 0, store: await openPostgres(first), mostRequests: 0 },
  })
  const [early, late] = [await Player.come(before.url), await Player.come(before.url)]
  const old = await sitDown(early, late, game)
  const oldStream = await early.stream()
  await oldStream.until(({ type }) => type === 'hello')
  await early.command(old, 99, { type: 'say', text: 'before' })
  const { cursor = '' } = await oldStream.until(({ text }) => text === 'before')
  oldStream.end()
  await before.close()

  const several = `${first},${first},${second}`
  // Both start at once: the tables are there.
  await (await openPostgres(second)).close()
  const processes = await Promise.all([ownProcess(several), ownProcess(several)])
  const [one, two] = [new Player(processes[0].url, early.key), new Player(processes[1].url, late.key)]
  const streams = [await one.stream(`&from=${cursor}`), await two.stream()] as const
  for (const { until } of streams) await until(({ type }) => type === 'hello')
  await two.command(old, 99, { type: 'say', text: 'after' })
  expect((await streams[0].until(({ match, type }) => match === old && type === 'said')).text).toBe('after')

  const ids: string[] = []
  const inShard = (shard: number) => ids.filter((id) => shardOf(id) === shard)
  while (inShard(0).length < 2 || inShard(1).length < 2) ids.push(await sitDown(one, two, game))
  for (const match of ids) {
    for (const { until } of streams) {
      await until(({ type, match: of }) => (type === 'begun' || type === 'seated') && of === match)
    }
    await playOn(match, one, two)
    for (const { until } of streams) await until(({ text }) => text === `on ${match}`)
  }
  for (const player of [one, two]) {
    const { matches } = await player.done<{ matches: readonly { id: string }[] }>('GET', '/api/mine')
    expect(matches.map(({ id }) => id).sort()).toEqual([old, ...ids].sort())
  }

  // Jobs of both: computers act, and time runs out.
  for (const shard of [0, 1]) {
    const wait = async (wish: object, isIt: (id: string) => Promise<boolean>) => {
      for (;;) {
        const laid = await one.done<Laid>('POST', '/api/matches', { ...game, ...wish })
        if (shardOf(laid.id) !== shard) continue
        await one.done('POST', `/api/matches/${laid.id}/join`, { name: 'One', seed: 's' })
        while (!(await isIt(laid.id))) await new Promise((resolve) => setTimeout(resolve, 50))
        return
      }
    }
    const seats = [{ for: 'computer', level: 'novice' }, { for: 'me' }]
    await wait({ seats: seats.toReversed() }, async (id) => Number((await one.sight(id)).seq ?? 0) > 0)
    const clock = { kind: 'live', baseMs: 1_000 }
    await wait({ seats, clock }, async (id) => (await one.sight(id)).state === 'over')
  }
  const open = []
  for (const player of [one, two, one, two]) {
    const wish = { ...game, seats: [{ for: 'me' }, { for: 'anybody' }], isPublic: true }
    const { id } = await player.done<Laid>('POST', '/api/matches', wish)
    await player.done('POST', `/api/matches/${id}/join`, { name: 'One', seed: 's' })
    open.push(id)
  }
  const { tables } = await two.done<{ tables: readonly { id: string }[] }>('GET', '/api/tables')
  expect(tables.map(({ id }) => id)).toEqual(open.toReversed())

  // One dies; the other has all of it, from where the streams of the dead one were.
  const last = streams[0].lines.at(-1)?.cursor ?? ''
  processes[0].child.kill('SIGKILL')
  await processes[0].ended
  const moved = new Player(processes[1].url, early.key)
  for (const match of ids) await two.command(match, 99, { type: 'say', text: `later ${match}` })
  const again = await moved.stream(`&from=${last}`)
  for (const match of ids) await again.until(({ text }) => text === `later ${match}`)
  again.end()
  for (const { end } of streams) end()
  processes[1].child.kill('SIGTERM')
  await processes[1].ended
})
