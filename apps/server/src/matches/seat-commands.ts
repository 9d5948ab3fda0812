import type { Seat } from '@wyrmtable/kernel'
import type { Line, MatchStore } from '@wyrmtable/store'
import type { Command, Deed } from './commands.ts'
import { doDeed } from './doing.ts'
import type { Pace } from './pace.ts'
import { Problem } from './problem.ts'
import { numbersOf } from './recent-news.ts'
import type { RunningMatch } from './running-match.ts'
import { mustNotBeStale } from './stale.ts'
import type { Time } from './time.ts'

/** Races that a command may lose before that is a fault. */
const mostAttempts = 20
/** Lines that a command may make after its first: offers that lapse, wishes that end, what was agreed to. */
const mostLinesMore = 12

/** What commands need of whoever has the matches open. */
export interface Commanded {
  readonly store: MatchStore
  readonly time: Time
  open(id: string): Promise<RunningMatch>
  latest(id: string): Promise<RunningMatch>
  isCurrent(running: RunningMatch): boolean
  readonly isAway: (running: RunningMatch, seat: Seat, at: number) => boolean
  change(running: RunningMatch, does: () => readonly Line[]): Promise<boolean>
}

/** Does what seats command, each command once, however often and to whatever process it is sent. */
export class SeatCommands {
  private readonly house: Commanded
  private readonly pace: Pace | undefined

  constructor(house: Commanded, pace: Pace | undefined) {
    this.house = house
    this.pace = pace
  }

  /** Does a command of a seat; resolves with the number of its news once it is written. */
  async do(id: string, seat: Seat, command: Command): Promise<number> {
    const { house } = this
    let isCounted = false
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      // Opening takes long enough for others to write again: whoever lost a race reads that on, and acts at once.
      const running = await (attempt === 0 ? house.open(id) : house.latest(id))
      // Whoever took the seat over knows nothing of the names that others gave their commands before.
      const takeOvers = running.standing.takeOvers?.[seat]
      const name = `${seat}${takeOvers === undefined ? '' : `+${takeOvers}`}:${command.key}`
      const known = await this.knownAnswer(running, seat, name, command.after, attempt > 0)
      if (known !== undefined) return known
      // What was found out meanwhile may be that others were first, also with what this very command had done.
      if (!house.isCurrent(running) || running.answers.get(name) !== undefined) continue
      const { deed } = command
      if (!isCounted) this.pace?.spend(id, seat, deed)
      isCounted = true
      const at = house.time.now()
      const isAway = (one: Seat) => running.table.clock.kind === 'none' && house.isAway(running, one, at)
      const { written } = running
      let lines: readonly Line[]
      try {
        mustNotBeStale(running, seat, command)
        mustBeOwn(running, seat, deed)
        lines = doDeed(running, seat, deed, at, name, isAway)
      } catch (refusal) {
        // What another process wrote, and the sender was told of there, may not be known here yet.
        if (!(refusal instanceof Problem) || !(await this.learnsMore(running, written))) throw refusal
        continue
      }
      const number = running.number(seat)
      running.answers.set(name, number)
      if (await house.change(running, () => lines)) return number
    }
    throw new Error(`${id}: command ${name} lost every race`)
  }

  /** Whether the store has more of the match than was known up to that line: it is read then. */
  private async learnsMore(running: RunningMatch, written: number): Promise<boolean> {
    return (await this.house.latest(running.row.id)) !== running || running.written > written
  }

  /** The number that the command was answered with, if it was done before. */
  private async knownAnswer(
    running: RunningMatch,
    seat: Seat,
    name: string,
    after: number,
    mustAsk: boolean,
  ): Promise<number | undefined> {
    const { id } = running.row
    const known = running.answers.get(name)
    if (known !== undefined) {
      await running.settled()
      // An answer was given before it was known whether the race was won.
      return this.house.isCurrent(running) ? known : undefined
    }
    // What was done has told its sender of itself: nothing new, nothing done.
    if (after >= running.number(seat) && !mustAsk) return undefined
    const first = await this.house.store.lineOf(id, name)
    if (first === undefined) return undefined
    const others = await this.house.store.lines(id, first.n, mostLinesMore)
    const end = others.findIndex((line) => !isSameCommand(first, line))
    const last = others[(end < 0 ? others.length : end) - 1] ?? first
    return numbersOf(last.told)[seat]
  }
}

/** Whether a line was made by the command that made the line before it: actions are always the first of a command. */
function isSameCommand(first: Line, { at, command, body }: Line): boolean {
  if (at !== first.at || command !== null) return false
  const { type, entry }: { type: string; entry?: { fact?: unknown } } = JSON.parse(body)
  return type !== 'done' || entry?.fact !== undefined
}

/** What only whoever plays may do. */
const ownDeeds: readonly Deed['type'][] = ['play', 'undo', 'resign']

/** Where a computer plays on for somebody, they do not: they may ask to come back. */
function mustBeOwn({ match }: RunningMatch, seat: Seat, deed: Deed): void {
  const isOwn =
    ownDeeds.includes(deed.type) ||
    (deed.type === 'offer' && deed.matter.type !== 'comeBack') ||
    (deed.type === 'answer' && deed.answer !== 'withdraw')
  if (isOwn && match?.seats[seat]?.kind === 'computer') {
    throw new Problem('notAtThisTable', { reason: 'computerPlays' })
  }
}
