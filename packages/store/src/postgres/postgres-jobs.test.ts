import { rounds } from '@wyrmtable/kernel/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tasks } from '../jobs.ts'
import type { MatchStore } from '../match-store.ts'
import { poolOf, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { silentLine } from '../testing/silent-line.ts'
import { openPostgres } from './open-postgres.ts'

let postgres: TestPostgres
let stores: [MatchStore, MatchStore]
beforeAll(async () => {
  postgres = await startPostgres()
  const url = await postgres.database()
  stores = [await openPostgres(url), await openPostgres(url)]
})
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()))
  await postgres.stop()
})

/** All are done the same way, but for rounds: there is nothing to look through. */
const allBy = (does: (match: string) => Promise<void>): Tasks => ({
  ...{ answer: does, deadline: does, notify: does, deliver: does, snapshot: does },
  ...{ tournament: does, tournamentDeadline: does },
  round: async () => {},
})

const moment = () => new Promise((resolve) => setTimeout(resolve, 20))

const line = (n: number) => ({ n, at: n, by: null, command: null, told: `${n}`, body: '{}' })

test('jobs come with what is written, or not at all; of two processes one does each, at the time said last', async () => {
  const [one, two] = stores
  const newMatch = { game: 'nim', version: '1', table: '{}', isPublic: false, createdAt: 1 }
  const ids = Array.from({ length: 20 }, (_, place) => `m${place}`)
  for (const id of ids) await one.create({ ...newMatch, id, secrets: {}, holders: [] })
  const answer = (match: string) => ({ task: 'answer', match }) as const
  const write = (store: MatchStore, match: string, n: number) =>
    store.append({ match, author: {}, lines: [line(n)], jobs: [answer(match), answer(match)] })
  expect(await Promise.all(ids.map((match) => write(one, match, 1)))).not.toContain(false)
  // Somebody else was first: what the loser asks for is not wanted.
  await one.create({ ...newMatch, id: 'lost', secrets: {}, holders: [] })
  await one.append({ match: 'lost', author: {}, lines: [line(1)] })
  expect(await write(two, 'lost', 1)).toBe(false)
  const later = Date.now() + 3_600_000
  await two.jobs?.add([{ task: 'deadline', match: 'm0', at: 1 }])
  await two.jobs?.add([{ task: 'deadline', match: 'm0', at: later }])
  await two.jobs?.add([{ task: 'deadline', match: 'm1', at: later }])
  await two.jobs?.add([{ task: 'deadline', match: 'm1', at: 1 }])

  const done: string[] = []
  let failures = 0
  let wake = () => {}
  const tasks = (name: string): Tasks => {
    const note = (task: string) => async (match: string) => {
      // What fails is done again, here or there.
      if (match === 'm7' && failures++ === 0) throw new Error('not yet')
      done.push(`${task} ${match} ${name}`)
      wake()
    }
    return {
      answer: note('answer'),
      deadline: note('deadline'),
      notify: note('notify'),
      deliver: note('deliver'),
      snapshot: note('snapshot'),
      tournament: note('tournament'),
      tournamentDeadline: note('tournamentDeadline'),
      round: async () => {},
    }
  }
  const faults: unknown[] = []
  const workers = await Promise.all(
    stores.map((store, place) => store.jobs?.work(tasks(`${place}`), 2, (fault) => faults.push(fault))),
  )
  await new Promise<void>((resolve) => {
    wake = () => {
      if (done.length >= ids.length + 1) resolve()
    }
    wake()
  })
  await Promise.all(workers.map((worker) => worker?.stop()))
  const jobs = done.map((text) => text.replace(/ \d$/, '')).sort()
  expect(jobs).toEqual([...ids.map((id) => `answer ${id}`), 'deadline m1'].sort())
  expect(faults.map((fault) => (fault instanceof Error ? fault.message : ''))).toEqual([
    expect.stringContaining('not yet'),
  ])
})

test('connections that are cut while jobs are done, or while their worker stops, do not end the process', async () => {
  const url = await postgres.database()
  const store = await openPostgres(url)
  const outside = poolOf(await postgres.database(), 1)
  const cut = () =>
    outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      new URL(url).pathname.slice(1),
    ])
  const done = new Set<string>()
  const note = async (match: string) => {
    done.add(match)
  }
  const tasks = allBy(note)
  /** Asks until the database has heard it. */
  const add = async (match: string): Promise<void> => {
    const isAdded = await store.jobs?.add([{ task: 'snapshot', match }]).then(
      () => true,
      () => false,
    )
    if (isAdded !== true) await add(match)
  }
  for (let round = 0; round < rounds(3, 100); round++) {
    const worker = await store.jobs?.work(tasks, 4, () => {})
    for (let n = 0; n < 10; n++) await add(`r${round}m${n}`)
    await cut()
    await Promise.all([worker?.stop(), cut()])
  }
  const worker = await store.jobs?.work(tasks, 4, () => {})
  await add('last')
  while (!done.has('last')) await moment()
  await worker?.stop()
  await store.close()
  await outside.end()
})

test('a worker that cannot say that two jobs are done is replaced, and they are done again; it stops', async () => {
  const url = await postgres.database()
  const store = await openPostgres(url)
  const outside = poolOf(url, 2)
  const done: string[] = []
  const ends = new Map<string, () => void>()
  const worker = await store.jobs?.work(
    allBy(async (match) => {
      if (!done.includes(match)) await new Promise<void>((resolve) => ends.set(match, resolve))
      done.push(match)
    }),
    0,
    () => {},
  )
  for (const match of ['m1', 'm2']) await store.jobs?.add([{ task: 'snapshot', match }])
  while (ends.size < 2) await moment()

  // Jobs whose rows somebody else holds cannot be deleted.
  const lock = await outside.connect()
  await lock.query('begin')
  await lock.query("select from wyrmtable_jobs._private_jobs where key like 'snapshot/%' for update")
  const stuck = `from pg_stat_activity where datname = current_database() and query like 'delete%'
    and wait_event_type = 'Lock'`
  for (const [place, end] of [...ends.values()].entries()) {
    end()
    while ((await outside.query(`select ${stuck}`)).rowCount !== place + 1) await moment()
  }
  await outside.query(`select pg_terminate_backend(pid) ${stuck}`)
  await lock.query('rollback')
  lock.release()

  while (done.length < 4) await moment()
  expect(done.sort()).toEqual(['m1', 'm1', 'm2', 'm2'])
  await worker?.stop()
  await store.close()
  await outside.end()
})

test('a worker stops and its store closes although the database has fallen silent', async () => {
  const silent = await silentLine(await postgres.database())
  const store = await openPostgres(silent.url)
  const done: string[] = []
  const worker = await store.jobs?.work(
    allBy(async (match) => {
      done.push(match)
    }),
    1,
    () => {},
  )
  await store.jobs?.add([{ task: 'snapshot', match: 'm' }])
  while (done.length < 1) await moment()
  silent.fallSilent()
  const write = store.append({ match: 'm', author: {}, lines: [line(1)] })
  await worker?.stop()
  await Promise.all([store.close(), expect(write).rejects.toThrow('Connection terminated')])
  silent.end()
})
