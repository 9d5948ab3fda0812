import type { Manifest, Seat } from '@wyrmtable/kernel'
import type { Job, Jobs, Line, MatchStore, Occasion, Write } from '@wyrmtable/store'
import { Audience, type Listener } from './audience.ts'
import { firstClock } from './clock.ts'
import type { Command } from './commands.ts'
import { pausesIn, peopleToAct } from './entry-lines.ts'
import { jobsAfter } from './jobs/jobs-after.ts'
import { LocalJobs } from './jobs/local-jobs.ts'
import { loadMatch } from './load-match.ts'
import { type OpenMatches, Others } from './others.ts'
import { Pace } from './pace.ts'
import { Problem } from './problem.ts'
import { Recent } from './recent.ts'
import { numbersOf, type Told } from './recent-news.ts'
import { retell } from './retell.ts'
import { formerSecret, type RunningMatch } from './running-match.ts'
import { SeatCommands } from './seat-commands.ts'
import type { Time } from './time.ts'
import { wakeAt } from './wake-at.ts'

/** Matches that stay open although nobody asks for them. */
const mostIdle = 200

/** What somebody who acts for seats or looks for trouble wants to know. */
export type Watcher = (running: RunningMatch) => void

/**
 * Every match that this process has open, and the only way to change one: what is done is written, and told once it is
 * written. It is a cache: whether it was right is found out by writing.
 */
export class House implements OpenMatches {
  readonly store: MatchStore
  readonly time: Time
  /** Those that can be played here. */
  readonly games: readonly Manifest[]
  readonly jobs: Jobs
  private readonly opened = new Map<string, Promise<RunningMatch>>()
  /** What `opened` resolved to, as long as it is believed. */
  private readonly current = new Map<string, RunningMatch>()
  private readonly audience = new Audience()
  private readonly others: Others
  private readonly watchers: Watcher[] = []
  /** As they were when those who see them later may see them. */
  private readonly earlier = new Recent<RunningMatch>(20)
  private readonly commands: SeatCommands

  /** Where it `isPaced`, a seat can only do so much in a minute. */
  constructor(store: MatchStore, time: Time, games: readonly Manifest[], isPaced: boolean) {
    this.store = store
    this.games = games
    this.time = time
    this.jobs = store.jobs ?? new LocalJobs(store, time)
    this.others = new Others(this, this.current, this.audience)
    this.commands = new SeatCommands(this, isPaced ? new Pace(time) : undefined)
    store.listen((notice) => this.others.heard(notice))
  }

  /** Matches that are open here. */
  get size(): number {
    return this.opened.size
  }

  /** Rejects with a Problem where there is no such match, or it is damaged. */
  open(id: string): Promise<RunningMatch> {
    const open = this.opened.get(id)
    if (open !== undefined) {
      // The latest asked for is last.
      this.opened.delete(id)
      this.opened.set(id, open)
      return open
    }
    const opening = loadMatch(this.store, this.games, id, 'latest')
    this.opened.set(id, opening)
    opening.then(
      (running) => {
        if (this.opened.get(id) !== opening) return
        this.current.set(id, running)
        this.others.fillGap(running).catch(this.onFault)
        queueMicrotask(() => this.wake(running))
      },
      () => {
        if (this.opened.get(id) === opening) this.opened.delete(id)
      },
    )
    this.evict()
    return opening
  }

  /** Matches of a list; one that cannot be opened is left out. */
  async openOnes(ids: readonly string[]): Promise<readonly RunningMatch[]> {
    const tried = await Promise.allSettled(ids.map((id) => this.open(id)))
    return tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  }

  /** The same as \`open\`, with everything that any process had written when it was asked for: notices may be late, or missed. */
  async latest(id: string): Promise<RunningMatch> {
    const running = await this.open(id)
    if (!this.store.isShared) return running
    const [last] = await this.store.lastLines(id, 1)
    if (last === undefined || last.n <= running.written) return running
    await this.others.readOn(running)
    return this.open(id)
  }

  /** The match as it is open here, or as it is read for this one look: nobody is woken by it, and it is not kept. */
  glance(id: string): Promise<RunningMatch> {
    return this.opened.has(id) ? this.latest(id) : loadMatch(this.store, this.games, id, 'latest')
  }

  /** The match with all its entries, or those up to a line, apart from the one that is played. */
  whole(id: string, upTo?: number): Promise<RunningMatch> {
    return loadMatch(this.store, this.games, id, 'whole', upTo)
  }

  /**
   * The match as whoever only watches may see it now: where the table lets them see it later, as it was then. When it
   * is over there is nothing to keep from anybody.
   */
  async fromOutside(running: RunningMatch): Promise<RunningMatch> {
    const delayMs = running.table.spectatorDelayMs ?? 0
    if (delayMs === 0 || running.isOver) return running
    const { id } = running.row
    const n = await this.store.lineBy(id, this.time.now() - delayMs)
    const known = this.earlier.get(id)
    if (known?.n === n) return known
    const earlier = await loadMatch(this.store, this.games, id, 'latest', n)
    this.earlier.set(id, earlier)
    return earlier
  }

  listen(match: string, listener: Listener): () => void {
    return this.audience.listen(match, listener)
  }

  /** Tells whoever listens what is written. */
  tell(match: string, told: Told): void {
    this.audience.tell(match, told)
  }

  /** Called after everything that was written, when a match is opened, and when one is woken. */
  watch(watcher: Watcher): void {
    this.watchers.push(watcher)
  }

  /** Whoever acts for seats looks at the match again. */
  wake(running: RunningMatch): void {
    for (const watcher of this.watchers) watcher(running)
  }

  /** Does a command of a seat; resolves with the number of its news once it is written. */
  command(id: string, seat: Seat, command: Command): Promise<number> {
    return this.commands.do(id, seat, command)
  }

  /** Does something of the house itself, such as an answer of a computer. False where somebody else was first. */
  async change(
    running: RunningMatch,
    does: () => readonly Line[],
    also: Partial<Write> = {},
  ): Promise<boolean> {
    return this.write(running, does(), also)
  }

  /** Keeps a snapshot of the match as it is written, so that it opens fast from there. */
  async keepSnapshot(id: string): Promise<void> {
    for (;;) {
      const running = await this.latest(id)
      await running.settled()
      if (!this.isCurrent(running) || running.isWriting) continue
      await this.store.keepSnapshot(id, running.snapshot())
      return
    }
  }

  /** Whether somebody in this process acts for computers of the match: they need not be asked. */
  isAnswering: (match: string) => boolean = () => false
  /** Whether nothing was seen of whoever sits there for so long that the others may decide without them. */
  isAway: (running: RunningMatch, seat: Seat, at: number) => boolean = () => false
  /** What seats may want to hear of lines that were just made; asked for once, before they are written. */
  occasionsAfter: (running: RunningMatch, lines: readonly Line[]) => readonly Occasion[] = () => []
  /** Called with what another process says that is kept nowhere. */
  onWhisper: (from: string, text: string) => void = () => {}
  /** Called when something that other processes said may have been missed. */
  onMissed: () => void = () => {}
  /** Called when other processes may have seated a key at a match. */
  onHolders: (match: string) => void = () => {}
  /** Called where a problem befalls what nobody waits for. */
  onFault: (error: unknown) => void = () => {}

  /** Whether this is still the match as this process knows it. */
  isCurrent(running: RunningMatch): boolean {
    return this.current.get(running.row.id) === running
  }

  /** Draws the set-up of a match in which everybody has sat down, and writes that with the lines before it. */
  begin(running: RunningMatch, at: number): Line {
    const { match, entries } = running.begin(at)
    const clock = firstClock(
      running.table.clock,
      match.header.seats.length,
      peopleToAct(running),
      at,
      pausesIn(running),
    )
    const goesOn = entries.length > 0
    const body = {
      type: 'begun',
      setup: match.setup,
      ...(goesOn ? { entries } : {}),
      ...(clock === undefined ? {} : { clock }),
    } as const
    // What was told where it was begun is not told again.
    return running.add(at, undefined, undefined, body, goesOn ? [] : match.events(0))
  }

  /** Looks again who holds its seats, after that was changed. */
  async holdersChanged(id: string): Promise<void> {
    const running = await this.open(id)
    running.holders = await this.store.holders(id)
    const secrets = await this.store.secrets(id)
    for (const seat of running.table.seats.keys()) {
      running.secrets[formerSecret(seat)] = secrets[formerSecret(seat)] ?? ''
    }
    this.audience.holdersChanged(running)
  }

  /** What a viewer was told after a number, all of it written already, up to a line at `most`. */
  async newsSince(id: string, viewer: number, number: number, most = Number.POSITIVE_INFINITY) {
    const running = await this.latest(id)
    await running.settled()
    const upTo = Math.min(running.written, most)
    const atHand = running.toldSince(viewer, number, upTo)
    if (atHand !== undefined) return atHand
    const whole = await this.whole(id)
    const lines = (await this.store.lines(id, 0)).filter(({ n }) => n <= upTo && n <= whole.n)
    const from = lines.findLast(({ told }) => (numbersOf(told)[viewer] ?? 0) <= number)?.n ?? 0
    return retell(whole, lines, from).filter(({ news }) => news[viewer] !== undefined)
  }

  async close(): Promise<void> {
    const open = await Promise.allSettled(this.opened.values())
    await Promise.all(open.map((one) => (one.status === 'fulfilled' ? one.value.settled() : undefined)))
  }

  private async write(
    running: RunningMatch,
    lines: readonly Line[],
    also: Partial<Write> = {},
  ): Promise<boolean> {
    const { store } = this
    const { id } = running.row
    const last = lines.at(-1)
    if (last === undefined) return true
    const first = lines[0]?.n ?? last.n
    const deadline = wakeAt(running, last.at)
    const state = running.stateNow
    const occasions = this.occasionsAfter(running, lines)
    const jobs: readonly Job[] = [
      ...jobsAfter(running, first, last.n, deadline, this.isAnswering),
      ...occasions.map(({ id, dueAt }) => ({ task: 'notify', match: id, at: dueAt }) as const),
    ]
    const secrets = running.takeUnwritten()
    const write: Write = {
      match: id,
      author: running,
      lines,
      ...(secrets === undefined ? {} : { secrets }),
      ...(state === running.state ? {} : { state }),
      ...(deadline === running.deadline ? {} : { deadline }),
      ...(store.jobs === undefined || jobs.length === 0 ? {} : { jobs }),
      ...(occasions.length === 0 ? {} : { occasions }),
      ...also,
    }
    running.state = state
    running.deadline = deadline
    const writing = store.append(write)
    running.begins(writing)
    let isWritten: boolean
    try {
      isWritten = await writing
    } catch (error) {
      this.onFault(error)
      if (this.isCurrent(running)) {
        this.forget(running)
        // Not waited for: the store may be away.
        this.others.comeBackTo(id).catch(this.onFault)
      }
      throw new Problem('notStored', {})
    }
    if (!isWritten) {
      // Another process was first; what it wrote is told from what it left.
      if (this.isCurrent(running)) await this.others.openAnew(running)
      return false
    }
    running.written = last.n
    if (store.jobs === undefined) await this.jobs.add(jobs)
    for (const { n } of lines) {
      const told = running.lineTold(n)
      if (told !== undefined) this.tell(id, told)
    }
    this.wake(running)
    return true
  }

  /** It was not what the store has: whoever asks next is given what is there. */
  forget(running: RunningMatch): void {
    const { id } = running.row
    if (this.current.get(id) !== running) return
    this.current.delete(id)
    this.opened.delete(id)
    this.audience.missed(id, running.written)
  }

  private evict(): void {
    if (this.opened.size <= mostIdle) return
    for (const id of this.opened.keys()) {
      if (this.opened.size <= mostIdle) return
      if (this.audience.has(id) || this.current.get(id)?.isWriting === true) continue
      this.opened.delete(id)
      this.current.delete(id)
    }
  }
}
