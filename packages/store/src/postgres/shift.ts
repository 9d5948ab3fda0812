import { EventEmitter } from 'node:events'
import { type ParsedCronItem, type Runner, run, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { inTime } from '../in-time.ts'
import type { Task } from '../jobs.ts'
import { jobsSchema as schema } from './add-jobs.ts'
import { newPool, quiet } from './graphile.ts'
import { Sockets } from './sockets.ts'

/** How often it is looked whether the time of a job has come. */
const pollMs = 500
/** What the library may still take when nothing is left to do. */
export const letGoWithinMs = 2_000

export interface ShiftOptions {
  readonly url: string
  readonly does: Readonly<Partial<Record<Task, (match: string) => Promise<void>>>>
  /** Jobs done at once. */
  readonly atOnce: number
  readonly rounds: ParsedCronItem[]
  readonly onFault: (error: unknown) => void
}

/** Jobs are taken from when it begins until it is told to stop, or ends by itself because something went wrong. */
export interface Shift {
  /** Jobs it has taken bear this in `locked_by`. */
  readonly id: string
  /** Resolves when nothing is under way any more. */
  readonly over: Promise<void>
  /** Takes no more jobs. */
  stop(): void
}

export async function startShift({ url, does, atOnce, rounds, onFault }: ShiftOptions): Promise<Shift> {
  const sockets = new Sockets()
  const pool = newPool(url, sockets)
  const underWay = new Set<Promise<void>>()
  const events: WorkerEvents = new EventEmitter()
  let id = ''
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id
  })
  const ending = new Promise<void>((resolve) => events.once('pool:gracefulShutdown', () => resolve()))
  let runner: Runner
  try {
    runner = await run({
      pgPool: pool,
      schema,
      events,
      concurrency: atOnce,
      taskList: tracked(does, underWay),
      parsedCronItems: rounds,
      pollInterval: pollMs,
      noHandleSignals: true,
      // Without batches the library lets go of what says that a job is done: when the database goes away in that very
      // moment, nobody hears of it and Node ends the process. With them it ends by itself, and is replaced.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      // Whether somebody's time is out is judged by the clock of the process that does the job.
      useNodeTime: true,
      logger: quiet(onFault),
    })
  } catch (error) {
    pool.end().catch(onFault)
    throw error
  }
  const ended = runner.promise.catch(() => {})
  return {
    id,
    over: overOnce(Promise.race([ending, ended]), ended, underWay, pool, sockets),
    // It may have begun to stop by itself.
    stop: () => void runner.stop().catch(() => {}),
  }
}

/**
 * Waits for the jobs under way, and then for the library, but not for ever: where saying that jobs are done fails twice
 * at once it counts wrongly what it still has to say, and waits for the rest as long as the process lives. A database that
 * answers nothing keeps it waiting too.
 */
async function overOnce(
  ending: Promise<void>,
  ended: Promise<void>,
  underWay: ReadonlySet<Promise<void>>,
  pool: pg.Pool,
  sockets: Sockets,
): Promise<void> {
  await ending
  let hasEnded = false
  do {
    await Promise.allSettled(underWay)
    hasEnded = await inTime(ended, letGoWithinMs)
    // A job that was asked for before the end may still have come.
  } while (!hasEnded && underWay.size > 0)
  const closed = pool.end().catch(() => {})
  if (!hasEnded || !(await inTime(closed, letGoWithinMs))) sockets.cut()
}

const tracked = (does: ShiftOptions['does'], underWay: Set<Promise<void>>) =>
  Object.fromEntries(
    Object.entries(does).map(([task, work]) => [
      task,
      async (payload: unknown) => {
        const job = work((payload as { readonly match?: string }).match ?? '')
        underWay.add(job)
        try {
          await job
        } finally {
          underWay.delete(job)
        }
      },
    ]),
  )
