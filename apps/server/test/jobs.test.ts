import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { rounds } from '@wyrmtable/kernel/testing'
import { type MatchStore, openPostgres } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { poolOf, startPostgres, type TestPostgres } from '../../../packages/store/src/testing/postgres.ts'
import { type Server, startServer, startWorker, type Time } from '../src/index.ts'
import { Browser, register } from './browser.ts'
import { type Laid, Player, sitDown } from './player.ts'

let postgres: TestPostgres
let url: string
/** To look into. */
let store: MatchStore
let servers: Server[]
beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.database()
  store = await openPostgres(url)
  servers = [await serve(false), await serve(false)]
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await store.close()
  await postgres.stop()
})

const serve = async (works: boolean) =>
  startServer({ host: '127.0.0.1', port: 0, store: await openPostgres(url), mostRequests: 0, works })
const work = async () => {
  const faults: unknown[] = []
  const worker = await startWorker({
    store: await openPostgres(url),
    onFault: (fault) => faults.push(fault),
  })
  return { faults, close: worker.close }
}
const moment = () => new Promise((resolve) => setTimeout(resolve, 20))
const playerAt = async (place: number) => Player.come(servers[place]?.url ?? '')

test('servers may leave computers and snapshots to workers on other machines', async () => {
  const [one, other] = [await playerAt(0), await playerAt(1)]
  const laid = await one.done<Laid>('POST', '/api/matches', {
    game: 'dragon-rage',
    seats: [{ for: 'me' }, { for: 'computer', level: 'novice' }],
  })
  await one.done('POST', `/api/matches/${laid.id}/join`, { name: 'One', seed: 's' })
  const news = await one.stream()
  const watched = await other.stream(`&watch=${laid.id}`)
  for (const { until } of [news, watched]) await until(({ type }) => type === 'hello')
  // More lines than lie between two snapshots.
  const words = Array.from({ length: 300 }, (_, n) =>
    one.command(laid.id, 99_999, { type: 'say', text: `${n}` }, `w${n}`),
  )
  for (const answer of await Promise.all(words)) expect(answer.status).toBe(200)
  expect((await one.sight(laid.id)).toAct).toEqual(['defender'])
  expect(await store.snapshot(laid.id, 99_999)).toBeUndefined()

  const worker = await work()
  // The defender sets up, which takes it many actions.
  for (const { until } of [news, watched]) {
    await until(({ toAct }) => Array.isArray(toAct) && toAct.includes('invader'))
  }
  for (const { end } of [news, watched]) end()
  const numbers = news.lines.flatMap(({ number, type }) =>
    number === undefined || type === 'seated' ? [] : [number],
  )
  expect(numbers).toEqual(numbers.map((_, place) => (numbers[0] ?? 0) + place))
  await worker.close()
  expect(await store.snapshot(laid.id, 99_999)).toBeDefined()
  expect(worker.faults).toEqual([])
})

test('a rated match counts also where nobody but a worker sees to it', async () => {
  const at = servers[0]?.url ?? ''
  const [ada, bo] = [new Browser(at), new Browser(at)]
  await register(ada, 'Ada')
  await register(bo, 'Bo')
  const clock = { kind: 'live', baseMs: 1_200_000 }
  const wish = { game: 'dragon-rage', isRated: true, clock, seats: [{ for: 'me' }, { for: 'anybody' }] }
  const { id, seats } = await ada.done<Laid>('POST', '/api/matches', wish)
  const seat = { name: 'x', seed: 's', rated: true }
  await ada.done('POST', `/api/matches/${id}/join`, seat)
  await bo.done('POST', `/api/matches/${id}/join`, { ...seat, invitation: seats[1]?.invitation })
  const { number } = await bo.done('GET', `/api/matches/${id}`)
  await bo.done('POST', `/api/matches/${id}/commands`, { after: number, key: 'k', deed: { type: 'resign' } })
  const worker = await work()
  await vi.waitFor(async () => expect(await store.ratings.resultsOf(id)).toHaveLength(2), {
    timeout: 60_000,
  })
  await worker.close()
  expect(worker.faults).toEqual([])
})

test('a worker that is killed in the middle of a job leaves it to another, and nothing is done twice', async () => {
  const one = await playerAt(0)
  const child = spawn(process.execPath, [fileURLToPath(new URL('./work-process.ts', import.meta.url)), url])
  await once(child.stdout, 'data')
  const laid = await one.done<Laid>('POST', '/api/matches', {
    game: 'dragon-rage',
    seats: [{ for: 'me' }, { for: 'computer', level: 'warlord' }],
  })
  const { id } = laid
  await one.done('POST', `/api/matches/${id}/join`, { name: 'One', seed: 's' })
  const pool = poolOf(url, 1)
  const queue = async () => {
    const { rows } = await pool.query(
      `select locked_at is not null as locked from wyrmtable_jobs.jobs
        where task_identifier = 'answer' and attempts < max_attempts`,
    )
    return rows as readonly { readonly locked: boolean }[]
  }
  const lines = async () => (await store.lines(id, 0)).length
  // It thinks about how to set up, for seconds at each step.
  while (!(await queue()).some(({ locked }) => locked)) await moment()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const left = await lines()
  // Another server may have asked as well: here nothing but the silence of the computer is to tell that somebody died.
  await pool.query('delete from wyrmtable_jobs._private_jobs where locked_at is null')
  expect(await queue()).toMatchObject([{ locked: true }])

  // What the dead one took stays its own for hours; but a match in which a computer is silent is looked at after a minute.
  const faults: unknown[] = []
  const time: Time = { now: () => Date.now() + 2 * 60_000, after: () => () => {} }
  const other = await startWorker({
    store: await openPostgres(url),
    onFault: (fault) => faults.push(fault),
    time,
  })
  await store.jobs?.add([{ task: 'deadline', match: id, at: 1 }])
  while ((await lines()) <= left) await moment()
  const { number } = await one.sight(id)
  await one.command(id, Number(number), { type: 'resign' })
  while ((await store.match(id))?.state !== 'over') await moment()
  // When hours later the queue lets go of what the dead one took there is nothing left to do.
  const done = await lines()
  await pool.query(`update wyrmtable_jobs._private_jobs set locked_at = null, locked_by = null`)
  await store.jobs?.add([{ task: 'answer', match: id }])
  while ((await queue()).length > 0) await moment()
  expect(await lines()).toBe(done)
  const entries = (await store.lines(id, 0)).flatMap(({ body }) => JSON.parse(body).entry ?? [])
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, place) => place + 1))
  expect(faults).toEqual([])
  await other.close()
  await pool.end()
})

test('of many processes that all keep time, one ends a match whose time is out', async () => {
  const people = [await playerAt(0), await playerAt(1)] as const
  const both = [people[0], people[1]] as const
  const clock = { kind: 'live', baseMs: 1_000 }
  const many = [await serve(true), await serve(true)]
  const workers = [await work(), await work()]
  const ids: string[] = []
  for (let n = 0; n < rounds(4, 100); n++) ids.push(await sitDown(...both, { game: 'dragon-rage', clock }))
  const isOver = async (id: string) => (await store.match(id))?.state === 'over'
  for (const id of ids) {
    while (!(await isOver(id))) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await Promise.all([...many, ...workers].map((one) => one.close()))
  for (const id of ids) {
    const bodies = (await store.lines(id, 0)).map(({ body }) => body)
    expect(bodies.filter((body) => body.includes('outOfTime'))).toHaveLength(1)
    expect(bodies.at(-1)).toContain('outOfTime')
    expect(await people[1].sight(id)).toMatchObject({ state: 'over', outcome: { winners: ['invader'] } })
  }
  for (const { faults } of workers) expect(faults).toEqual([])
})
