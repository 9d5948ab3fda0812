import type { Entry, Game, Json, Match, MatchSnapshot, Seat, Tagged } from '@wyrmtable/kernel'
import type { Holder, Line, MatchRow, MatchState, Snapshot } from '@wyrmtable/store'
import type { LineBody } from './line.ts'
import { type Begun, begunMatch, reopenedMatch, type TableSet } from './match-of-table.ts'
import { Recent } from './recent.ts'
import { numbersOf, RecentNews, seqOf, type Told } from './recent-news.ts'
import { momentNow, Teller, viewersOf } from './sight/index.ts'
import { after, firstStanding, type Standing } from './standing.ts'
import type { LaidTable } from './table.ts'

/** What a snapshot in the store holds. */
interface Kept {
  readonly standing: Standing
  readonly numbers: readonly number[]
  readonly match?: MatchSnapshot
}

/** All that a match is opened from. */
export interface Stored {
  readonly row: MatchRow
  readonly table: LaidTable
  readonly game: Game
  /** Whether the game can be drawn by agreement. */
  readonly knowsDraw: boolean
  /** Rules of other versions that the match was played under before it came here. */
  readonly rulesOf: (version: string) => Game | undefined
  readonly snapshot: Snapshot | undefined
  /** Those after the snapshot. */
  readonly lines: readonly Line[]
  readonly secrets: Readonly<Record<string, string>>
  readonly holders: readonly Holder[]
}

/**
 * A match as one process has it open: the game, the table around it, and what was told last. It knows nothing of time,
 * storage or connections; what it is told to be done is done here first, and withdrawn by forgetting the whole object
 * should the store refuse it.
 */
export class RunningMatch implements TableSet {
  readonly row: MatchRow
  readonly table: LaidTable
  readonly game: Game
  readonly knowsDraw: boolean
  readonly rulesOf: (version: string) => Game | undefined
  readonly secrets: Record<string, string>
  /** Given by whoever sits there, in seat order; '' where nobody has given one. */
  readonly seatSeeds: string[]
  /** What seats brought of their own, in seat order; undefined where they brought nothing. */
  readonly brought: (Json | undefined)[]
  readonly viewers: number
  /** Who holds which seat, as far as this process knows. */
  holders: readonly Holder[]
  /** Number of the last line, and of the last that is surely stored. */
  n: number
  written = 0
  /** As the store has them, or is about to. */
  state: MatchState = 'open'
  deadline: number | null = null
  /** Number of the entry at which a computer was last asked for. */
  asked = -1
  /** People whose decision was awaited when that was last looked at, to find out who is from now on. */
  awaited: readonly Seat[] = []
  /** What commands were answered with, by name. */
  readonly answers = new Recent<number>(200)
  /** Of each viewer's latest news. */
  numbers: readonly number[]
  standing: Standing
  match: Match | undefined
  private readonly teller: Teller
  private readonly recent = new RecentNews()
  private writing: Promise<unknown> = Promise.resolve()
  private writes = 0
  /** Secrets that are to be written with the next lines. */
  private unwritten: Record<string, string> = {}

  constructor(stored: Stored) {
    const { row, table, game, knowsDraw, rulesOf, snapshot, lines, secrets, holders } = stored
    this.holders = holders
    this.row = row
    this.table = table
    this.game = game
    this.knowsDraw = knowsDraw
    this.rulesOf = rulesOf
    this.secrets = { ...secrets }
    this.seatSeeds = table.seats.map((_, seat) => secrets[`seed:${seat}`] ?? '')
    this.brought = table.seats.map((_, seat) => {
      const text = secrets[`brought:${seat}`] ?? ''
      return text === '' ? undefined : JSON.parse(text)
    })
    this.viewers = viewersOf(table.seats.length).length
    this.teller = new Teller(game, table.seats.length)
    const kept: Kept | undefined = snapshot === undefined ? undefined : JSON.parse(snapshot.body)
    this.n = snapshot?.n ?? 0
    this.standing = kept?.standing ?? firstStanding(table)
    this.numbers = kept?.numbers ?? Array.from({ length: this.viewers }, () => 0)
    const entries: Entry[] = []
    for (const line of lines) {
      const body: LineBody = JSON.parse(line.body)
      if (body.type === 'done') entries.push(body.entry)
      if (body.type === 'begun')
        entries.push(...(this.standing.brought?.entries ?? []), ...(body.entries ?? []))
      this.standing = after(this.standing, line.at, line.by ?? undefined, body)
      this.n = line.n
      this.numbers = numbersOf(line.told)
    }
    if (this.standing.setup !== undefined) {
      this.match = reopenedMatch(this, this.standing.setup, entries, kept?.match)
      this.teller.look(momentNow(this.match))
    }
  }

  get isOver(): boolean {
    return this.standing.isCalledOff === true || this.match?.outcome() !== undefined
  }

  /** Whether it is over and has yet to count for ratings. */
  get isToCount(): boolean {
    const { standing, table, match } = this
    return table.isRated === true && standing.rated === undefined && match?.outcome() !== undefined
  }

  /** Whether it is a table that stands only as long as somebody seeks there, and still waits. */
  get isSought(): boolean {
    return this.table.isSought === true && this.match === undefined && !this.isOver
  }

  get stateNow(): MatchState {
    return this.isOver ? 'over' : this.match === undefined ? 'open' : 'running'
  }

  /** Seats of people who have no account any more: they have no name. */
  get formers(): ReadonlySet<Seat> {
    return new Set([...this.table.seats.keys()].filter((seat) => this.secrets[formerSecret(seat)] === '1'))
  }

  /** Whether all who are to sit here do, and gave a seed. */
  get mayBegin(): boolean {
    const { match, isOver, standing, table } = this
    const isThere = table.goesOn === undefined || standing.brought !== undefined
    return match === undefined && !isOver && isThere && standing.seats.every(({ isTaken }) => isTaken)
  }

  /** Something is being written. */
  begins(writing: Promise<unknown>): void {
    this.writes++
    // The store answers in the order of asking.
    this.writing = writing.then(
      () => this.writes--,
      () => this.writes--,
    )
  }

  /** Keeps a secret, to be written with the lines that are about to be made. */
  keepSecret(name: string, value: string): void {
    this.secrets[name] = value
    this.unwritten[name] = value
  }

  /** The secrets that were kept since this was asked. */
  takeUnwritten(): Readonly<Record<string, string>> | undefined {
    const { unwritten } = this
    if (Object.keys(unwritten).length === 0) return undefined
    this.unwritten = {}
    return unwritten
  }

  get isWriting(): boolean {
    return this.writes > 0
  }

  /** Resolves when all that was done so far is written, or refused. */
  settled(): Promise<unknown> {
    return this.writing
  }

  seatId(seat: Seat): string {
    return this.game.seatIds[seat] ?? `${seat}`
  }

  number(viewer: number): number {
    return this.numbers[viewer] ?? 0
  }

  /** Draws the set-up, or goes on with what was begun elsewhere: it is played from here on. */
  begin(at: number): Begun {
    const begun = begunMatch(this, at)
    this.match = begun.match
    return begun
  }

  /**
   * Takes in a line that has just happened, whose deed is done in `match` already, and finds what everybody is told.
   * `events` are those of an entry or of the set-up.
   */
  add(
    at: number,
    by: Seat | undefined,
    command: string | undefined,
    body: LineBody,
    events: readonly Tagged[],
  ): Line {
    this.standing = after(this.standing, at, by, body)
    const moment = this.match === undefined ? undefined : momentNow(this.match, events)
    const news = this.teller.tell(at, by, body, moment)
    this.n++
    if (body.type === 'tookOver') this.recent.takenOver(body.seat, this.n)
    this.numbers = this.numbers.map((number, viewer) => (news[viewer] === undefined ? number : number + 1))
    this.recent.keep({ n: this.n, at, numbers: this.numbers, news, ...seqOf(body) })
    return {
      n: this.n,
      at,
      by: by ?? null,
      command: command ?? null,
      told: this.numbers.join(','),
      body: JSON.stringify(body),
    }
  }

  /** What the viewer was told after a number, as far as line `upTo`; undefined where that is no longer at hand. */
  toldSince(viewer: number, number: number, upTo: number): readonly Told[] | undefined {
    return this.recent.since(viewer, number, upTo, this.numberAt(viewer, upTo))
  }

  /** The viewer's number at a recent line. */
  numberAt(viewer: number, n: number): number {
    if (n === this.n) return this.number(viewer)
    return this.lineTold(n)?.numbers[viewer] ?? this.number(viewer)
  }

  lineTold(n: number): Told | undefined {
    return this.recent.line(n)
  }

  snapshot(): Snapshot {
    const { standing, numbers, match, n } = this
    const kept: Kept = { standing, numbers, ...(match === undefined ? {} : { match: match.snapshot() }) }
    return { n, body: JSON.stringify(kept) }
  }
}

/** Names the secret that says that whoever sits there has no account any more. */
export const formerSecret = (seat: Seat): string => `former:${seat}`
