import type { Job, Jobs, MatchStore, Tasks, Worker } from '@wyrmtable/store'
import type { Time } from '../time.ts'

/** Between two rounds. */
const roundMs = 3 * 60_000
/** Matches in which something is due this soon may have been left in the middle of it. */
const soonMs = 70_000
/** Deadlines that are taken up at a start. */
const mostDeadlines = 1_000_000

/**
 * Jobs of a process that has its store to itself: they wait in its memory, and what is lost with that when it ends is
 * taken up again from the deadlines in the store.
 */
export class LocalJobs implements Jobs {
  private readonly store: MatchStore
  private readonly time: Time
  private readonly waiting = new Map<string, () => void>()
  private run: (job: Job) => void = () => {}

  constructor(store: MatchStore, time: Time) {
    this.store = store
    this.time = time
  }

  async add(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) this.put(job)
  }

  private put(job: Job): void {
    const { task, match, at = 0 } = job
    const name = `${task}/${match}`
    this.waiting.get(name)?.()
    this.waiting.delete(name)
    const ms = at - this.time.now()
    if (ms <= 0) {
      // Not within what asks for it.
      queueMicrotask(() => this.run(job))
      return
    }
    const due = () => {
      this.waiting.delete(name)
      this.run(job)
    }
    this.waiting.set(name, this.time.after(ms, due))
  }

  async work(does: Tasks, _atOnce: number, onFault: (error: unknown) => void): Promise<Worker> {
    let isStopped = false
    this.run = ({ task, match }) => {
      if (isStopped) return
      does[task](match)
        .catch((error: unknown) => {
          if (!isStopped) onFault(error)
        })
        .finally(() => {
          if (task === 'round' && !isStopped) this.put({ task, match, at: this.time.now() + roundMs })
        })
    }
    const now = this.time.now()
    for (const { id, deadline } of await this.store.due(Number.MAX_SAFE_INTEGER, mostDeadlines)) {
      if (deadline <= now + soonMs) this.put({ task: 'answer', match: id })
      this.put({ task: 'deadline', match: id, at: deadline })
    }
    this.put({ task: 'round', match: '' })
    return {
      stop: async () => {
        isStopped = true
        for (const cancel of this.waiting.values()) cancel()
        this.waiting.clear()
      },
    }
  }
}
