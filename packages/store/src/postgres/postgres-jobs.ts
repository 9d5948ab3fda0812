import { Logger, type ParsedCronItem, parseCronItems, type Runner, run, runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { Job, Jobs, Task, Tasks, Worker } from '../jobs.ts'
import { addJobs, jobsSchema as schema, specsOf } from './add-jobs.ts'

/** How often it is looked whether the time of a job has come. */
const pollMs = 500
/** Jobs that count in milliseconds, done at once. */
const quickAtOnce = 4
/** Connections of a team: one listens, the others are needed for a moment as a job begins and ends. */
const mostConnections = 4
/** How soon a worker that broke is replaced. */
const againMs = 1_000
const everyThreeMinutes = '*/3 * * * *'

/** Makes the tables of the queue, or brings them up to date. */
export async function migrateJobs(url: string): Promise<void> {
  const pgPool = newPool(url)
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
    const teams = await Promise.all([
      Team.start(this.url, quick, quickAtOnce, rounds, onFault),
      ...(atOnce > 0 ? [Team.start(this.url, { answer }, atOnce, [], onFault)] : []),
    ])
    await this.add([{ task: 'round', match: '' }])
    return {
      async stop() {
        await Promise.all(teams.map((team) => team.stop()))
      },
    }
  }
}

/** Workers of the library, replaced should they break. */
class Team {
  private readonly start: () => Promise<Runner>
  private readonly onFault: (error: unknown) => void
  private runner: Runner | undefined
  private isStopped = false

  private constructor(start: () => Promise<Runner>, onFault: (error: unknown) => void) {
    this.start = start
    this.onFault = onFault
  }

  static async start(
    url: string,
    does: Readonly<Partial<Record<Task, (match: string) => Promise<void>>>>,
    concurrency: number,
    rounds: ParsedCronItem[],
    onFault: (error: unknown) => void,
  ): Promise<Team> {
    const taskList = Object.fromEntries(
      Object.entries(does).map(([task, work]) => [
        task,
        (payload: unknown) => work((payload as { readonly match?: string }).match ?? ''),
      ]),
    )
    const start = async (): Promise<Runner> => {
      const pool = newPool(url)
      const end = () => {
        pool.end().catch(onFault)
      }
      try {
        const runner = await run({
          pgPool: pool,
          schema,
          concurrency,
          taskList,
          parsedCronItems: rounds,
          pollInterval: pollMs,
          noHandleSignals: true,
          // Without batches the library lets go of what says that a job is done: when the database goes away in that
          // very moment, nobody hears of it and Node ends the process. With them it tries again.
          preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
          // Whether somebody's time is out is judged by the clock of the process that does the job.
          useNodeTime: true,
          logger: quiet(onFault),
        })
        runner.promise.then(end, end)
        return runner
      } catch (error) {
        end()
        throw error
      }
    }
    const team = new Team(start, onFault)
    team.keep(await start())
    return team
  }

  async stop(): Promise<void> {
    this.isStopped = true
    await this.runner?.stop().catch(() => {})
  }

  private keep(runner: Runner): void {
    this.runner = runner
    const again = () => {
      if (this.isStopped) return
      setTimeout(() => this.replace(), againMs).unref()
    }
    runner.promise.then(again, again)
  }

  private replace(): void {
    if (this.isStopped) return
    this.start().then(
      (runner) => {
        this.keep(runner)
        if (this.isStopped) runner.stop().catch(this.onFault)
      },
      (error: unknown) => {
        this.onFault(error)
        setTimeout(() => this.replace(), againMs).unref()
      },
    )
  }
}

/**
 * Connections for one use of the library. Those that it makes itself it stops listening to before they are closed: one
 * that breaks just then would end the process.
 */
function newPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: mostConnections })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Of all that the library says only what went wrong is passed on. */
const quiet = (onFault: (error: unknown) => void): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') onFault(new Error(message, { cause: meta?.error }))
  })
