import type pg from 'pg'
import { inTime } from '../in-time.ts'
import type { Worker } from '../jobs.ts'
import { jobsSchema as schema } from './add-jobs.ts'
import { letGoWithinMs, type Shift, type ShiftOptions, startShift } from './shift.ts'

/** How soon a shift that broke is replaced. */
const againMs = 1_000

/** One shift after the other, for as long as it is not stopped. */
export class Team implements Worker {
  private readonly options: ShiftOptions
  private readonly pool: pg.Pool
  /** Absent while the next is beginning. */
  private shift: Shift | undefined
  private readonly gone: Promise<void>
  /** Shifts that are over, and may have left jobs that nobody else takes. */
  private readonly left = new Set<string>()
  private isStopped = false
  private wake = () => {}

  private constructor(options: ShiftOptions, pool: pg.Pool, shift: Shift) {
    this.options = options
    this.pool = pool
    this.gone = this.goOn(shift)
  }

  /** The pool is for what a shift that is over can no longer do itself. */
  static async start(options: ShiftOptions, pool: pg.Pool): Promise<Team> {
    return new Team(options, pool, await startShift(options))
  }

  async stop(): Promise<void> {
    this.isStopped = true
    this.wake()
    if (this.shift === undefined) {
      // Beginning may take as long as the database likes, and no job has been taken.
      await inTime(this.gone, letGoWithinMs)
      return
    }
    this.shift.stop()
    await this.gone
  }

  private async goOn(first: Shift): Promise<void> {
    for (let shift: Shift | undefined = first; shift !== undefined; shift = await this.next()) {
      this.shift = shift
      if (this.isStopped) shift.stop()
      await shift.over
      this.shift = undefined
      this.left.add(shift.id)
      await this.freeJobs()
    }
  }

  private async next(): Promise<Shift | undefined> {
    while (!this.isStopped) {
      await this.pause()
      if (this.isStopped) break
      try {
        const shift = await startShift(this.options)
        await this.freeJobs()
        return shift
      } catch (error) {
        this.options.onFault(error)
      }
    }
    return undefined
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, againMs)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /**
   * A job that was given to a shift and never reached it, or that it could not say was done, would wait for hours. Where
   * the database is away now it is tried again when the next shift has begun.
   */
  private async freeJobs(): Promise<void> {
    const ids = [...this.left]
    const freed = this.pool.query(`select ${schema}.force_unlock_workers($1)`, [ids]).then(() => {
      for (const id of ids) this.left.delete(id)
    })
    await inTime(freed, letGoWithinMs).catch(() => {})
  }
}
