import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import type { RunningMatch } from '../running-match.ts'
import { MatchTrouble, type TroubleCode, troubleOf } from './trouble.ts'

/** Between two matches of a round, which must not keep anybody waiting. */
const breathMs = 20
/** What was due longer ago will not come by itself: a minute is given to whoever was to see to it. */
const patienceMs = 2 * 60_000
/** Matches that are asked for at once. */
const batch = 200

/**
 * Walks through all running matches, also those that nobody has opened since a start, and tells the log of each that
 * cannot go on, with its cause; whoever is to act for a silent seat is asked again.
 */
export class Watchdog {
  private readonly house: House
  private readonly log: (error: unknown) => void
  private readonly causeOf: (match: string) => unknown
  /** Up to which line a match was found sound. */
  private readonly sound = new Map<string, number>()
  /** What was told of a match last, so that the same is not told again. */
  private readonly told = new Map<string, string>()
  /** Before this nobody may have been there to do what was due. */
  private readonly since: number
  private isClosed = false

  /** `causeOf` tells what this process knows of why the server is silent in a match. */
  constructor(house: House, log: (error: unknown) => void, causeOf: (match: string) => unknown) {
    this.house = house
    this.log = log
    this.causeOf = causeOf
    this.since = house.time.now()
    house.watch((running) => this.atOnce(running))
  }

  close(): void {
    this.isClosed = true
  }

  /** Looks at every running match that may have changed, or that the server is late with. */
  async round(): Promise<void> {
    const { store } = this.house
    const late = new Set((await store.due(this.lateBy(), batch)).map(({ id }) => id))
    for (let after = ''; ; ) {
      const ids = await store.idsOf('running', after, batch)
      for (const id of ids) {
        if (this.isClosed) return
        const isToLookAt = late.has(id) || !(await this.isKnownSound(id))
        if (isToLookAt) await this.lookAt(id)
        await breath(isToLookAt ? breathMs : 0)
      }
      const last = ids.at(-1)
      if (last === undefined) return
      after = last
    }
  }

  /** What was due by then should have been done. */
  private lateBy(): number {
    const by = this.house.time.now() - patienceMs
    return by < this.since ? 0 : by
  }

  private async isKnownSound(id: string): Promise<boolean> {
    const n = this.sound.get(id)
    if (n === undefined) return false
    const [last] = await this.house.store.lastLines(id, 1)
    return last?.n === n
  }

  private async lookAt(id: string): Promise<void> {
    let running: RunningMatch
    try {
      running = await this.house.glance(id)
    } catch (error) {
      // A store that is away says so elsewhere.
      if (error instanceof Problem && error.code === 'damaged') {
        this.tell(new MatchTrouble(id, 0, 'damaged', error.more, error))
      }
      return
    }
    const trouble = troubleOf(running, this.lateBy())
    if (trouble === undefined) {
      this.sound.set(id, running.written)
      return
    }
    this.tell(this.troubleAt(running, trouble.code, trouble.figures, this.causeOf(id)))
    // Something was due: it is looked at again, whatever became of the job that was to do it.
    if (running.deadline !== null) await this.house.jobs.add([{ task: 'deadline', match: id }])
  }

  /** What can be seen without asking for anything is seen as soon as it is written. */
  private atOnce(running: RunningMatch): void {
    const { match, row } = running
    if (running.isOver) {
      this.sound.delete(row.id)
      this.told.delete(row.id)
    } else if (match?.toAct().length === 0) this.tell(this.troubleAt(running, 'nobodyToAct'))
  }

  private troubleAt(
    { row, match }: RunningMatch,
    code: TroubleCode,
    figures: MatchTrouble['figures'] = {},
    cause?: unknown,
  ): MatchTrouble {
    return new MatchTrouble(row.id, match?.seq ?? 0, code, figures, cause)
  }

  private tell(trouble: MatchTrouble): void {
    const { match, entry, trouble: code } = trouble
    const name = `${entry} ${code}`
    if (this.told.get(match) === name) return
    this.told.set(match, name)
    this.log(trouble)
  }
}

/** Lets all else go on for a moment, in the time of the machine. */
const breath = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
