import { isAway, type MatchStore, type Notice } from '@wyrmtable/store'
import type { Audience } from './audience.ts'
import { peopleToAct } from './entry-lines.ts'
import { follow } from './follow.ts'
import type { Told } from './recent-news.ts'
import { retell } from './retell.ts'
import type { RunningMatch } from './running-match.ts'
import type { Time } from './time.ts'
import { wakeAt } from './wake-at.ts'

/** How soon what a store that is away could not give is asked for again, in milliseconds. */
const againMs = 1_000

/** What keeping up needs of whoever has the matches open. */
export interface OpenMatches {
  readonly store: MatchStore
  readonly time: Time
  open(id: string): Promise<RunningMatch>
  whole(id: string): Promise<RunningMatch>
  isCurrent(running: RunningMatch): boolean
  forget(running: RunningMatch): void
  tell(match: string, told: Told): void
  holdersChanged(id: string): Promise<void>
  readonly onHolders: (match: string) => void
  readonly onWhisper: (from: string, text: string) => void
  readonly onMissed: () => void
  readonly onFault: (error: unknown) => void
}

/**
 * Keeps what this process has open up to date with what others wrote: line by line where that can be followed, opened
 * anew where it cannot. Whoever listens is told every line once, also those that were missed.
 */
export class Others {
  private readonly house: OpenMatches
  private readonly current: ReadonlyMap<string, RunningMatch>
  private readonly audience: Audience
  /** Matches that are read on, and up to which line that was asked for meanwhile. */
  private readonly catching = new Map<string, number>()
  /** Matches that are opened again, or will be in a moment. */
  private readonly returning = new Set<string>()

  constructor(house: OpenMatches, current: ReadonlyMap<string, RunningMatch>, audience: Audience) {
    this.house = house
    this.current = current
    this.audience = audience
  }

  /** What another process says it did. */
  heard(notice: Notice): void {
    if (notice.type === 'anything') {
      this.house.onMissed()
      for (const id of this.current.keys()) this.catchUp(id, Number.POSITIVE_INFINITY)
      for (const id of this.audience.behind) this.comeBackTo(id).catch(this.house.onFault)
      return
    }
    if (notice.type === 'whisper') {
      this.house.onWhisper(notice.from, notice.text)
      return
    }
    const { match } = notice
    if (notice.type === 'lines') {
      if (this.current.has(match)) this.catchUp(match, notice.n)
      else if (this.audience.has(match)) this.comeBackTo(match).catch(this.house.onFault)
      return
    }
    if (this.current.has(match)) this.house.holdersChanged(match).catch(this.house.onFault)
    this.house.onHolders(match)
  }

  /** Reads what others wrote of a match that is open here, one reading at a time. */
  private catchUp(id: string, n: number): void {
    const running = this.current.get(id)
    if (running === undefined || running.written >= n) return
    const asked = this.catching.get(id)
    if (asked !== undefined) {
      // The reading under way may have looked before that was written.
      this.catching.set(id, Math.max(asked, n))
      return
    }
    this.catching.set(id, Number.isFinite(n) ? n : 0)
    this.readOn(running).then(
      () => {
        const more = this.catching.get(id) ?? 0
        this.catching.delete(id)
        if (more > 0) this.catchUp(id, more)
      },
      (error) => {
        this.catching.delete(id)
        this.house.onFault(error)
        if (isAway(error)) this.house.time.after(againMs, () => this.catchUp(id, n))
      },
    )
  }

  async readOn(running: RunningMatch): Promise<void> {
    const { id } = running.row
    await running.settled()
    const lines = await this.house.store.lines(id, running.written)
    for (const line of lines) {
      if (!this.house.isCurrent(running)) return
      // What was written here meanwhile, or was overtaken: the insert has found out, or is about to.
      if (line.n <= running.written) continue
      if (running.isWriting || running.n !== running.written || !follow(running, line)) {
        await this.openAnew(running)
        return
      }
      // Whoever wrote it has seen to what is due.
      running.state = running.stateNow
      running.deadline = wakeAt(running, line.at)
      running.asked = running.match?.seq ?? -1
      running.awaited = peopleToAct(running)
      const told = running.lineTold(line.n)
      if (told !== undefined) this.house.tell(id, told)
    }
  }

  /** What cannot be followed line by line is read whole. */
  async openAnew(running: RunningMatch): Promise<void> {
    this.house.forget(running)
    await this.house.open(running.row.id)
  }

  /**
   * Opens a match again that somebody listens to. Where the store of this process alone cannot give it they are told so;
   * one that is shared is asked again until it is back.
   */
  async comeBackTo(id: string): Promise<void> {
    if (!this.audience.has(id) || this.returning.has(id)) return
    this.returning.add(id)
    try {
      await this.house.open(id)
    } catch (error) {
      if (this.house.store.isShared && isAway(error)) {
        // A notice that it is back may have come while this attempt was about to fail.
        this.house.time.after(againMs, () => {
          this.returning.delete(id)
          this.comeBackTo(id).catch(this.house.onFault)
        })
      } else {
        this.returning.delete(id)
        this.audience.lose(id)
      }
      throw error
    }
    this.returning.delete(id)
  }

  /** Whoever listens to a match that was opened anew is told what they have not been told. */
  async fillGap(now: RunningMatch): Promise<void> {
    const { id } = now.row
    const from = this.audience.gapAfter(id)
    if (from === undefined) return
    try {
      let missed: readonly Told[] = []
      if (now.written > from) {
        const whole = await this.house.whole(id)
        const lines = (await this.house.store.lines(id, 0)).filter(({ n }) => n <= whole.n)
        missed = retell(whole, lines, from)
      }
      // Forgotten again meanwhile: it is filled when it is opened the next time.
      if (!this.house.isCurrent(now)) return
      this.audience.fill(id, missed)
    } catch (error) {
      this.audience.lose(id)
      throw error
    }
    this.audience.holdersChanged(now)
    this.house.onHolders(id)
  }
}
