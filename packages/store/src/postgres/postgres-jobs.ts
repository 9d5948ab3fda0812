import { parseCronItems, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { type Job, type Jobs, type Tasks, together, type Worker } from '../jobs.ts'
import { addJobs, jobsSchema as schema, specsOf } from './add-jobs.ts'
import { newPool, quiet } from './graphile.ts'
import type { ShiftOptions } from './shift.ts'
import { Sockets } from './sockets.ts'
import { Team } from './team.ts'

/** Jobs that count in milliseconds, done at once. */
const quickAtOnce = 4
const everyThreeMinutes = '*/3 * * * *'

/** Makes the tables of the queue, or brings them up to date. */
export async function migrateJobs(url: string): Promise<void> {
  const pgPool = newPool(url, new Sockets())
  try {
    await runMigrations({ pgPool, schema, logger: quiet(() => {}) })
  } finally {
    await pgPool.end()
  }
}

/** Jobs in the database itself, shared by all processes that use it. */
export class PostgresJobs implements Jobs {
  private readonly url: string
  private readonly pool: pg.Pool

  constructor(url: string, pool: pg.Pool) {
    this.url = url
    this.pool = pool
  }

  async add(jobs: readonly Job[]): Promise<void> {
    if (jobs.length > 0) await this.pool.query(addJobs, [specsOf(jobs)])
  }

  /** What takes long is apart, so that nothing that is due has to wait for it. */
  async work(does: Tasks, atOnce: number, onFault: (error: unknown) => void): Promise<Worker> {
    const { answer, ...quick } = does
    const rounds = parseCronItems([
      { task: 'round', match: everyThreeMinutes, options: { backfillPeriod: 0, jobKey: 'round/' } },
    ])
    const team = (part: Pick<ShiftOptions, 'does' | 'atOnce' | 'rounds'>) =>
      Team.start({ url: this.url, onFault, ...part }, this.pool)
    const worker = await together([
      team({ does: quick, atOnce: quickAtOnce, rounds }),
      ...(atOnce > 0 ? [team({ does: { answer }, atOnce, rounds: [] })] : []),
    ])
    try {
      await this.add([{ task: 'round', match: '' }])
    } catch (error) {
      await worker.stop()
      throw error
    }
    return worker
  }
}
