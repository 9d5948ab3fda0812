import { startPostgres } from '../../packages/store/src/testing/postgres.ts'
import { type BenchRow, benchRow, type Candidate, interleave, type MeasureOptions } from '../measure.ts'
import type { Connection } from './connection.ts'
import { type Child, layTables, load, playing, start } from './load.ts'

const matches = 32
/** Steps of each that are prepared. */
const longest = 4_000
const most = 4

/** Rates of candidates that run at the same time, together. */
const together =
  (candidates: readonly Candidate[]): Candidate =>
  async (ms) =>
    (await Promise.all(candidates.map((one) => one(ms)))).reduce((sum, rate) => sum + rate, 0)

/** S4, and what two and four processes on one PostgreSQL do beside one. */
export async function postgresBench({ rounds, ms }: MeasureOptions): Promise<readonly BenchRow[]> {
  const postgres = await startPostgres()
  const children: Child[] = []
  try {
    const child = async (entry: URL, ...args: readonly string[]) => {
      const started = await start(entry, ...args)
      children.push(started)
      return started
    }
    const [bare, url] = [await postgres.database(), await postgres.database()]
    const shared = await child(new URL('./bare-postgres.ts', import.meta.url), bare, 'shared')
    const own = await child(new URL('./bare-postgres.ts', import.meta.url), bare, 'own')
    const servers: Child[] = []
    for (let i = 0; i < most; i++)
      servers.push(await child(new URL('./match-server.ts', import.meta.url), url))
    const body = JSON.stringify({
      after: 41,
      key: 's41',
      deed: { type: 'play', action: { unit: 17, to: 233 } },
    })
    const post = async (connection: Connection) =>
      (await connection.send('POST', '/move', 'x', body)).status === 200
    const players: Candidate[] = []
    for (const { url: at } of servers) players.push(playing(at, await layTables(at, matches, longest)))
    const rates = await interleave(
      {
        shared: load(shared.url, post),
        own: load(own.url, post),
        one: together(players.slice(0, 1)),
        two: together(players.slice(0, 2)),
        four: together(players),
      },
      { rounds, ms },
    )
    const unit = 'moves'
    return [
      benchRow(
        { name: 'S4 PostgreSQL', unit, base: 'one insert of many', floor: 0.5 },
        rates.one,
        rates.shared,
      ),
      benchRow({ name: 'S4 PostgreSQL', unit, base: 'an insert each', floor: 1 }, rates.one, rates.own),
      benchRow({ name: 'two processes, one PostgreSQL', unit, base: 'one process' }, rates.two, rates.one),
      benchRow({ name: 'four processes, one PostgreSQL', unit, base: 'one process' }, rates.four, rates.one),
    ]
  } finally {
    for (const { process: child } of children) child.kill('SIGKILL')
    await postgres.stop()
  }
}
