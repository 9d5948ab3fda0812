import { rulesName, type Seat } from '@wyrmtable/kernel'
import type { House } from '../house.ts'
import type { RunningMatch } from '../running-match.ts'

/** What processes say to each other when a decision is open. */
export const lendingWhisper = '{"type":"lending"}'

/** A worker of which nothing was heard for so long is not counted on. */
export const awayMs = 45_000
/** A decision that nobody takes for so long the server makes itself. */
const patienceMs = 2_000
/** While workers have more to do than they can, they are not waited for anew: for so long. */
const busyMs = 5_000
/** How long it is believed which games workers know. */
const believedMs = 2_000
/** Workers that may lose one decision. */
const mostLeases = 2

/**
 * Leaves decisions of computers to workers on other machines, as long as there are any that know the game: each is open
 * until one takes it, and the server makes it itself where none does, or those that did were lost.
 */
export class Lending {
  private readonly house: House
  private readonly tell: () => void
  private games: ReadonlySet<string> = new Set()
  private asked = Number.NEGATIVE_INFINITY
  private busyUntil = Number.NEGATIVE_INFINITY

  /** `tell` says to whoever lends that something is open. */
  constructor(house: House, tell: () => void) {
    this.house = house
    this.tell = tell
  }

  /** Whether the decision is left to a worker for now; if so, somebody looks at the match again in time. */
  async leaves(running: RunningMatch, seat: Seat): Promise<boolean> {
    const { match } = running
    const now = this.house.time.now()
    const { workers } = this.house.store
    if (match === undefined || !(await this.isKnown(rulesName(match.game), now))) return false
    const { id } = running.row
    if ((await workers.lapse(now)) > 0) this.tell()
    const open = await workers.thought(id)
    if (open?.seq !== match.seq || open.seat !== seat) {
      if (now < this.busyUntil) return false
      const game = rulesName(match.game)
      await workers.openThought({ match: id, seq: match.seq, seat, game, openedAt: now })
      this.tell()
      await this.lookAgain(id, now + patienceMs)
      return true
    }
    const { lease, isForServer, leases, openedAt } = open
    if (lease !== undefined) {
      await this.lookAgain(id, lease.until + 1)
      return true
    }
    if (!isForServer && leases < mostLeases && now < openedAt + patienceMs) {
      await this.lookAgain(id, openedAt + patienceMs)
      return true
    }
    if (!(await workers.closeThought(id, match.seq))) return this.leaves(running, seat)
    if (leases === 0) this.busyUntil = now + busyMs
    return false
  }

  private lookAgain(match: string, at: number): Promise<void> {
    return this.house.jobs.add([{ task: 'answer', match, at }])
  }

  /** Whether a worker that was heard of lately knows the game. */
  private async isKnown(game: string, now: number): Promise<boolean> {
    if (now >= this.asked + believedMs) {
      this.asked = now
      const workers = await this.house.store.workers.workers()
      const there = workers.filter(({ seenAt = 0 }) => seenAt > now - awayMs)
      this.games = new Set(there.flatMap(({ games }) => games))
    }
    return this.games.has(game)
  }
}
