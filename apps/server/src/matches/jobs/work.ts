import type { Worker } from '@wyrmtable/store'
import type { Notices } from '../../notices/notices.ts'
import { Ratings } from '../../people/ratings/ratings.ts'
import { Computers } from '../computers/computers.ts'
import { Thinkers, type Thinking } from '../computers/thinkers.ts'
import type { House } from '../house.ts'
import type { Lending } from '../lending/lending.ts'
import { Problem } from '../problem.ts'
import { UnaskedActions } from '../unasked.ts'
import { Deadlines } from './deadlines.ts'
import { Watchdog } from './watchdog.ts'

/** Looks at a tournament, or at all that go on. */
interface TournamentKeeper {
  look(tournament: string): Promise<void>
  round(): Promise<void>
}

/**
 * What is done in matches although nobody asks at that moment: computers answer, time runs out, rated ones that are over
 * count, snapshots are kept, people are told who are not looking, and all running matches are looked through. A process may
 * do it, or leave it to others that share its store.
 */
export class Work {
  private readonly house: House
  private readonly log: (error: unknown) => void
  private readonly thinkers: Thinking
  private readonly computers: Computers
  private readonly unasked: UnaskedActions
  private readonly deadlines: Deadlines
  private readonly watchdog: Watchdog
  private readonly notices: Notices
  private worker: Worker | undefined
  /** Who sees to what is due in tournaments. */
  tournaments: TournamentKeeper = { look: async () => {}, round: async () => {} }
  private isClosed = false

  /** With `lending` decisions are left to workers that ask over HTTP, where there are any. */
  constructor(
    house: House,
    notices: Notices,
    log: (error: unknown) => void,
    thinkers: Thinking = new Thinkers(),
    lending?: Lending,
  ) {
    this.house = house
    this.notices = notices
    this.log = (error) => {
      if (!this.isClosed) log(error)
    }
    this.thinkers = thinkers
    this.computers = new Computers(house, thinkers, this.log, lending)
    this.unasked = new UnaskedActions(house, this.log)
    this.deadlines = new Deadlines(house, new Ratings(house))
    this.watchdog = new Watchdog(house, this.log, (match) => this.computers.causeOf(match))
  }

  /** Takes jobs from now on. */
  async start(): Promise<void> {
    // While a computer hides how long it thought, the next can think.
    const atOnce = 4 * this.thinkers.count
    this.worker = await this.house.jobs.work(
      {
        answer: (match) => whereThere(this.computers.answer(match)),
        deadline: (match) => whereThere(this.deadlines.lookAt(match)),
        snapshot: (match) => whereThere(this.house.keepSnapshot(match)),
        notify: (occasion) => this.notices.notify(occasion),
        deliver: (delivery) => this.notices.deliver(delivery),
        tournament: (tournament) => this.tournaments.look(tournament),
        tournamentDeadline: (tournament) => this.tournaments.look(tournament),
        round: () => this.round(),
      },
      atOnce,
      this.log,
    )
    // A queue that is kept in the store has all that waits.
    if (!this.house.store.isShared) await this.notices.resume()
  }

  async close(): Promise<void> {
    this.isClosed = true
    const stopped = this.worker?.stop()
    this.unasked.close()
    this.watchdog.close()
    await this.computers.close()
    await stopped
  }

  private async round(): Promise<void> {
    await this.tournaments.round()
    await this.notices.round()
    await this.watchdog.round()
  }
}

/** Nothing can be done in a match that is not there, or cannot be opened; that it is damaged is told by the rounds. */
async function whereThere(done: Promise<void>): Promise<void> {
  try {
    await done
  } catch (error) {
    if (!(error instanceof Problem) || (error.code !== 'damaged' && error.code !== 'noSuchMatch')) throw error
  }
}
