import {
  createMatch,
  type Entry,
  type Fault,
  fail,
  type Game,
  type Json,
  jsonOf,
  type Match,
  type MatchHeader,
  type MatchSnapshot,
  ok,
  openMatch,
  type Result,
  type Seat,
  type SeatInfo,
  type Tagged,
  verifiableDice,
} from '@wyrmtable/kernel'
import type { Holder, Line, MatchRow, MatchState, Snapshot } from '@wyrmtable/store'
import type { Brought, LineBody } from './line.ts'
import { Recent } from './recent.ts'
import { numbersOf, RecentNews, seqOf, type Told } from './recent-news.ts'
import { momentNow, Teller, viewersOf } from './sight/index.ts'
import { after, firstStanding, type Standing } from './standing.ts'
import type { LaidTable } from './table.ts'

/** A match that begins here, and the entries that say so where it was begun elsewhere. */
interface Begun {
  readonly match: Match
  readonly entries: readonly Entry[]
}

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
export class RunningMatch {
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
      this.match = this.opened(this.standing.setup, entries, kept?.match)
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

  /** The options of the table with what seats brought, or as they would be if the seat brought this. */
  optionsWith(seat?: Seat, brings?: Json): Result<Json, Fault> {
    const { game, table } = this
    let options = table.options
    for (const [place, own] of this.brought.entries()) {
      const brought = place === seat ? brings : own
      if (brought === undefined) continue
      const parsed = game.options.parse(options)
      if (!parsed.ok) return parsed
      if (game.bring === undefined) return fail({ code: 'unknownKey', path: '', figures: { key: 'brings' } })
      const next = game.bring(parsed.value, place, table.seats.length, brought)
      if (!next.ok) return next
      options = next.value
    }
    return ok(options)
  }

  private options(): Json {
    const options = this.optionsWith()
    if (!options.ok) throw new DamagedMatch(this.row.id, options.fault)
    return options.value
  }

  /** Draws the set-up: a new match with the seeds of all seats. One that was begun elsewhere goes on. */
  begin(at: number): Begun {
    const { brought } = this.standing
    if (brought !== undefined) return this.goOn(brought, at)
    const { id, createdAt } = this.row
    const seatSeeds = [...this.seatSeeds]
    const { commitment } = this.table
    const options = this.options()
    const created = createMatch(
      this.game,
      { id, seats: this.seats(), dice: { kind: 'verifiable', commitment, seatSeeds }, createdAt, options },
      this.dice(seatSeeds, 0),
    )
    if (!created.ok) throw new Error(`${id} cannot begin: ${JSON.stringify(created.fault)}`)
    this.match = created.value
    return { match: created.value, entries: [] }
  }

  /** From here on the dice are those of this table, and those who sat down here answer for their seats. */
  private goOn({ setup, entries }: Brought, at: number): Begun {
    const { id } = this.row
    const { commitment } = this.table
    const match = this.opened(setup, entries, undefined)
    const gone = match.goOnline({ match: id, commitment }, this.dice(this.seatSeeds, match.draws), at)
    if (!gone.ok) throw new Error(`${id} cannot go on: ${JSON.stringify(gone.fault)}`)
    for (const [seat, { name, kind, level }] of this.standing.seats.entries()) {
      const before = match.seats[seat]
      if (before?.name === name && before.kind === kind && before.level === level) continue
      match.handOver(seat, { name, kind, ...(level === undefined ? {} : { level }) }, at)
    }
    this.match = match
    return { match, entries: match.entries.slice(entries.length) }
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

  private seats(): readonly SeatInfo[] {
    return this.standing.seats.map(({ kind, name, level }, seat) => ({
      id: this.seatId(seat),
      name,
      kind,
      ...(level === undefined ? {} : { level }),
    }))
  }

  private dice(seatSeeds: readonly string[], start: number) {
    const secret = this.secrets.dice ?? ''
    return verifiableDice({ secret, seatSeeds, matchId: this.row.id, start })
  }

  private opened(
    setup: readonly number[],
    entries: readonly Entry[],
    snapshot: MatchSnapshot | undefined,
  ): Match {
    const { seatSeeds } = this
    const opened = openMatch(
      this.begunUnder,
      { ...this.header(), setup, entries: this.parsed(entries) },
      {
        trusted: true,
        rulesOf: this.rulesOf,
        dice: (start) => this.dice(seatSeeds, start),
        ...(snapshot === undefined ? {} : { snapshot }),
      },
    )
    if (!opened.ok) throw new DamagedMatch(this.row.id, opened.fault)
    return opened.value
  }

  /** The rules that the match began under, which are those of today's seats unless it was begun elsewhere. */
  get begunUnder(): Game {
    const { goesOn } = this.table
    return (goesOn && this.rulesOf(goesOn.version)) ?? this.game
  }

  /** What is fixed about the match; who sits there after a hand-over is told by facts. */
  private header(): MatchHeader {
    const { goesOn, commitment } = this.table
    if (goesOn !== undefined) {
      const { versions: _, ...header } = goesOn
      return header
    }
    const { id, createdAt, game, version } = this.row
    const dice = { kind: 'verifiable', commitment, seatSeeds: this.seatSeeds } as const
    return { id, game, version, options: this.options(), seats: this.seats(), dice, createdAt }
  }

  /** Actions as the rules of their time read them. */
  private parsed(entries: readonly Entry[]): readonly Entry[] {
    let game = entries[0]?.seq === 1 ? this.begunUnder : this.game
    return entries.map((entry) => {
      if (entry.fact !== undefined) {
        if (entry.fact.type === 'rules') game = this.rulesOf(entry.fact.version) ?? game
        return entry
      }
      const action = game.action.parse(jsonOf(entry.action))
      if (!action.ok) throw new DamagedMatch(this.row.id, action.fault)
      return { ...entry, action: action.value }
    })
  }
}

/** Names the secret that says that whoever sits there has no account any more. */
export const formerSecret = (seat: Seat): string => `former:${seat}`

/** What the store gave back cannot be played again. */
export class DamagedMatch extends Error {
  readonly fault: Fault

  constructor(id: string, fault: Fault) {
    super(`match ${id}: ${JSON.stringify(fault)}`)
    this.fault = fault
  }
}
