import type { Job } from '@wyrmtable/store'
import { computerToAct } from '../computers/to-act.ts'
import { expire } from '../doing.ts'
import type { House } from '../house.ts'
import type { RunningMatch } from '../running-match.ts'

/** After a start, whose time ran out meanwhile has so long to come back and act. */
const graceMs = 15_000
/** What could not be dealt with is looked at again after this. */
const againMs = 60_000

/** Has a rated match count that is over; resolves when it has, or something else happened there meanwhile. */
interface Counting {
  count(running: RunningMatch): Promise<void>
}

/**
 * Sees to it that time running out has its effect, exactly once: the deadline is in the store, what it does is a line
 * like any other, and of several processes the first to write it has done it. Matches in which the server is to act have
 * a deadline too, so that a process that ends while it thinks leaves nobody waiting; so have rated ones that are over,
 * until they have counted, and tables at which somebody seeks, which the process that has their connection puts off.
 */
export class Deadlines {
  private readonly house: House
  private readonly ratings: Counting
  private readonly startedAt: number

  constructor(house: House, ratings: Counting) {
    this.house = house
    this.ratings = ratings
    this.startedAt = house.time.now()
  }

  /** Whoever's time is out loses it, one after the other, until nobody's is; then the next look is asked for. */
  async lookAt(id: string): Promise<void> {
    const { house } = this
    for (;;) {
      const running = await house.latest(id)
      await running.settled()
      if (!house.isCurrent(running) || running.isWriting) continue
      if (running.isToCount) {
        await this.ratings.count(running)
        continue
      }
      const { deadline, n } = running
      if (deadline === null) return
      const now = house.time.now()
      // Whoever sought by way of a server that is no more cannot come back.
      const hasGrace = deadline < this.startedAt && !running.isSought
      const notBefore = hasGrace ? this.startedAt + graceMs : deadline
      if (now >= notBefore) {
        await house.change(running, () => expire(running, now))
        if (running.n !== n) continue
      }
      const jobs: Job[] = [{ task: 'deadline', match: id, at: now < notBefore ? notBefore : now + againMs }]
      if (now >= deadline) {
        // Nobody's time was out, or will be in a moment: whoever is to act for a seat has not.
        house.wake(running)
        if (computerToAct(running) !== undefined) jobs.push({ task: 'answer', match: id })
      }
      await house.jobs.add(jobs)
      return
    }
  }
}
