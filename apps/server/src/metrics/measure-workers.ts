import { leaseEnds, type WorkerStore } from '@wyrmtable/store'
import { awayMs } from '../matches/lending/lending.ts'
import type { Time } from '../matches/time.ts'
import type { Metrics } from './metrics.ts'

const helps = {
  answered: 'Decisions of computers that workers made.',
  refused: 'Decisions of workers that the rules refused.',
  lost: 'Decisions that workers were lent and never made.',
} as const

/** Figures of the workers on other machines; all processes on one store tell the same. */
export function measureWorkers(metrics: Metrics, workers: WorkerStore, time: Time): void {
  metrics.count('workers', 'Workers on other machines of which something was heard lately.', async () => {
    const since = time.now() - awayMs
    return (await workers.workers()).filter(({ seenAt = 0 }) => seenAt > since).length
  })
  const thoughts = async (isLent: boolean) =>
    (await workers.thoughts()).filter(({ lease }) => (lease !== undefined) === isLent).length
  metrics.count('thoughts_open', 'Decisions of computers that wait for a worker.', () => thoughts(false))
  metrics.count('thoughts_lent', 'Decisions of computers that workers think about.', () => thoughts(true))
  for (const end of leaseEnds) {
    metrics.count(`worker_thoughts_${end}`, helps[end], async () =>
      (await workers.workers()).reduce((sum, { ends }) => sum + ends[end], 0),
    )
  }
}
