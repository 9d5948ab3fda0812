import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { poolOf, startOwnPostgres } from '../../packages/store/src/testing/postgres.ts'
import { benchRow, type Candidate, interleave, type MeasureOptions, median } from '../measure.ts'
import { Connection } from './connection.ts'
import { type Child, layTables, playing, start } from './load.ts'
import type { ServerBench } from './server-bench.ts'
import type { WarTable } from './war-table.ts'

const matches = 32
/** Steps of each that are prepared. */
const longest = 4_000
/** Databases that one process has beside that of accounts, in the part that only looks what they cost. */
const many = 10
const megabyte = 1024 ** 2

/** A PostgreSQL server, and what it has done so far. */
type Postgres = Awaited<ReturnType<typeof startOwnPostgres>>
interface Spent {
  /** Seconds of a processor. */
  readonly server: number
  readonly database: number
  /** Bytes of the log that is written ahead, and of the tables. */
  readonly wal: number
  readonly stored: number
  readonly moves: number
}

/**
 * Matches in two databases, each a PostgreSQL server of its own, beside all in one; and what a move takes of processors and disks, which
 * says where more of them would help. What one machine does with two of everything on the same cores is no more than a check that
 * nothing is lost.
 */
export async function shardsBench({ rounds, ms }: MeasureOptions): Promise<ServerBench> {
  const [busyBefore = 0] = loadavg()
  const postgres: [Postgres, Postgres] = [await startOwnPostgres(), await startOwnPostgres()]
  const children: Child[] = []
  const server = async (place: string) => {
    const child = await start(new URL('./match-server.ts', import.meta.url), place)
    children.push(child)
    return child
  }
  try {
    const single = await postgres[0].database()
    const shards = [await postgres[0].database(), await postgres[1].database()]
    const several = [shards[0], ...shards].join()
    const one = [await server(single), await server(single)]
    const two = [await server(several), await server(several)]
    const tables = new Map<Child, WarTable[]>()
    for (const child of [...one, ...two]) tables.set(child, await layTables(child.url, matches, longest))
    // Whoever has connected and says nothing is cut off: not before all is laid.
    const together = (children: readonly Child[]): Candidate => {
      const players = children.map((child) => playing(child.url, tables.get(child) ?? []))
      return async (time) =>
        (await Promise.all(players.map((play) => play(time)))).reduce((sum, rate) => sum + rate, 0)
    }
    const candidates = {
      single: together(one.slice(0, 1)),
      sharded: together(two.slice(0, 1)),
      singles: together(one),
      shardeds: together(two),
    }
    const rates = await interleave(candidates, { rounds, ms })
    const moves = await spentBy(one[0], single, candidates.single, ms)
    const listed = await interleave(
      { single: asking(one[0]), sharded: asking(two[0]) },
      { rounds, ms: Math.min(ms, 500) },
    )
    for (const { process: child } of children.splice(0)) child.kill('SIGKILL')
    const wide = await ofMany(postgres[0], server)
    const unit = 'moves'
    return {
      rows: [
        benchRow(
          { name: 'two databases, a process', unit, base: 'one database' },
          rates.sharded,
          rates.single,
        ),
        benchRow(
          { name: 'two databases, two processes', unit, base: 'one database' },
          rates.shardeds,
          rates.singles,
        ),
        benchRow(
          { name: 'lists out of two databases', unit: 'lists', base: 'out of one' },
          listed.sharded,
          listed.single,
        ),
      ],
      figures: [
        ...moves,
        ...wide,
        { name: 'load of the machine before, in hundredths', unit: '', value: 100 * busyBefore },
        { name: 'load of the machine after, in hundredths', unit: '', value: 100 * (loadavg()[0] ?? 0) },
      ],
    }
  } finally {
    for (const { process: child } of children) child.kill('SIGKILL')
    await Promise.all(postgres.map((one) => one.stop()))
  }
}

/** Open tables, as the lobby asks for them. */
function asking(server: Child | undefined): Candidate {
  const connection = new Connection(server?.url ?? '')
  return async (ms) => {
    const begun = performance.now()
    let done = 0
    while (performance.now() - begun < ms) {
      await connection.send('GET', '/api/tables', 'nobody-nobody-nobody')
      done++
    }
    return (done * 1000) / (performance.now() - begun)
  }
}

/** What moves take of the process and of its database, whatever else the machine does meanwhile. */
async function spentBy(server: Child | undefined, url: string, play: Candidate, ms: number) {
  if (server === undefined) return []
  const pool = poolOf(url, 1)
  const spent = async (moves: number): Promise<Spent> => {
    const { rows } = await pool.query(
      'select pg_backend_pid() as pid, pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::float8 as wal, ' +
        'pg_database_size(current_database())::float8 as stored',
      ['0/0'],
    )
    return {
      server: await cpuOf(server),
      database: processorOf(rows[0]?.pid ?? 0),
      wal: rows[0]?.wal ?? 0,
      stored: rows[0]?.stored ?? 0,
      moves,
    }
  }
  const before = await spent(0)
  const begun = performance.now()
  const rate = await play(2 * ms)
  const after = await spent((rate * (performance.now() - begun)) / 1000)
  await pool.end()
  const each = (name: keyof Spent) => (after[name] - before[name]) / after.moves
  return [
    { name: 'processor of the process for a move', unit: 'µs', value: 1e6 * each('server') },
    { name: 'processor of the database for a move', unit: 'µs', value: 1e6 * each('database') },
    { name: 'log of the database for a move', unit: 'bytes', value: each('wal') },
    { name: 'tables of the database for a move', unit: 'bytes', value: each('stored') },
  ]
}

/** What a process that has many databases costs while nothing happens. */
async function ofMany(postgres: Postgres, server: (place: string) => Promise<Child>) {
  const urls: string[] = []
  for (let n = 0; n <= many; n++) urls.push(await postgres.database())
  const [accounts = '', ...shards] = urls
  const pool = poolOf(accounts, 1)
  const connections = async () => {
    const { rows } = await pool.query(
      "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'",
    )
    return rows[0]?.count ?? 0
  }
  const few = await connections()
  const child = await server([accounts, ...shards].join())
  const idle: number[] = []
  for (let n = 0; n < 3; n++) {
    const before = await cpuOf(child)
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    idle.push((await cpuOf(child)) - before)
  }
  const figures = [
    {
      name: `connections of a process to ${many} databases and one for accounts`,
      unit: '',
      value: (await connections()) - few,
    },
    {
      name: `processor of such a process that does nothing, of a core`,
      unit: '‰',
      value: (1_000 * median(idle)) / 2,
    },
    {
      name: `memory of such a process`,
      unit: 'MB',
      value: (await asked(child, 'memory')) / megabyte,
    },
  ]
  await pool.end()
  return figures
}

const cpuOf = async (child: Child): Promise<number> => (await asked(child, 'processor')) / 1e6

const asked = (child: Child, what: string): Promise<number> =>
  new Promise((resolve) => {
    child.process.once('message', (told) => resolve(Number(told)))
    child.process.send(what)
  })

/** Seconds of processors that a process of Linux and all that it has started have had, given one of those; none elsewhere. */
function processorOf(child: number): number {
  const fieldsOf = (pid: string): readonly string[] => {
    try {
      // After the name, which may have blanks.
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    } catch {
      return []
    }
  }
  const parentOf = (pid: string) => fieldsOf(pid)[1]
  const parent = parentOf(`${child}`)
  if (parent === undefined) return Number.NaN
  const ticks = (pid: string, from: number, to: number) =>
    fieldsOf(pid)
      .slice(from, to)
      .reduce((sum, field) => sum + Number(field), 0)
  const alive = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === parent)
  // Its own and those of children that have ended, in hundredths of a second.
  return (ticks(parent, 11, 15) + alive.reduce((sum, pid) => sum + ticks(pid, 11, 13), 0)) / 100
}
