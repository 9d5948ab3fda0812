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
  verifiableDice,
} from '@wyrmtable/kernel'
import type { MatchRow } from '@wyrmtable/store'
import type { Brought } from './line.ts'
import type { Standing } from './standing.ts'
import type { LaidTable } from './table.ts'

/** What a match by the rules is made of: its table, and what those who sat down there gave. */
export interface TableSet {
  readonly row: MatchRow
  readonly table: LaidTable
  readonly game: Game
  /** Rules of other versions that the match was played under before it came here. */
  readonly rulesOf: (version: string) => Game | undefined
  readonly secrets: Readonly<Record<string, string>>
  /** Given by whoever sits there, in seat order; '' where nobody has given one. */
  readonly seatSeeds: readonly string[]
  /** What seats brought of their own, in seat order; undefined where they brought nothing. */
  readonly brought: readonly (Json | undefined)[]
  readonly standing: Standing
}

/** A match that begins here, and the entries that say so where it was begun elsewhere. */
export interface Begun {
  readonly match: Match
  readonly entries: readonly Entry[]
}

/** Draws the set-up: a new match with the seeds of all seats. One that was begun elsewhere goes on. */
export function begunMatch(set: TableSet, at: number): Begun {
  const { brought } = set.standing
  if (brought !== undefined) return goneOn(set, brought, at)
  const { id, createdAt } = set.row
  const seatSeeds = [...set.seatSeeds]
  const { commitment } = set.table
  const options = optionsOf(set)
  const created = createMatch(
    set.game,
    { id, seats: seatsOf(set), dice: { kind: 'verifiable', commitment, seatSeeds }, createdAt, options },
    diceOf(set, seatSeeds, 0),
  )
  if (!created.ok) throw new Error(`${id} cannot begin: ${JSON.stringify(created.fault)}`)
  return { match: created.value, entries: [] }
}

/** From here on the dice are those of this table, and those who sat down here answer for their seats. */
function goneOn(set: TableSet, { setup, entries }: Brought, at: number): Begun {
  const { id } = set.row
  const { commitment } = set.table
  const match = reopenedMatch(set, setup, entries, undefined)
  const gone = match.goOnline({ match: id, commitment }, diceOf(set, set.seatSeeds, match.draws), at)
  if (!gone.ok) throw new Error(`${id} cannot go on: ${JSON.stringify(gone.fault)}`)
  for (const [seat, { name, kind, level }] of set.standing.seats.entries()) {
    const before = match.seats[seat]
    if (before?.name === name && before.kind === kind && before.level === level) continue
    match.handOver(seat, { name, kind, ...(level === undefined ? {} : { level }) }, at)
  }
  return { match, entries: match.entries.slice(entries.length) }
}

/** The match as its entries leave it, from a snapshot where there is one. Throws where it is damaged. */
export function reopenedMatch(
  set: TableSet,
  setup: readonly number[],
  entries: readonly Entry[],
  snapshot: MatchSnapshot | undefined,
): Match {
  const { seatSeeds } = set
  const opened = openMatch(
    begunUnder(set),
    { ...headerOf(set), setup, entries: parsed(set, entries) },
    {
      trusted: true,
      rulesOf: set.rulesOf,
      dice: (start) => diceOf(set, seatSeeds, start),
      ...(snapshot === undefined ? {} : { snapshot }),
    },
  )
  if (!opened.ok) throw new DamagedMatch(set.row.id, opened.fault)
  return opened.value
}

/** The options of the table with what seats brought, or as they would be if the seat brought this. */
export function optionsWith(
  { game, table, brought: known }: Pick<TableSet, 'game' | 'table' | 'brought'>,
  seat?: Seat,
  brings?: Json,
): Result<Json, Fault> {
  let options = table.options
  for (const [place, own] of known.entries()) {
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

/** The rules that the match began under, which are those of today's seats unless it was begun elsewhere. */
export function begunUnder({ game, table, rulesOf }: Pick<TableSet, 'game' | 'table' | 'rulesOf'>): Game {
  const { goesOn } = table
  return (goesOn && rulesOf(goesOn.version)) ?? game
}

function optionsOf(set: TableSet): Json {
  const options = optionsWith(set)
  if (!options.ok) throw new DamagedMatch(set.row.id, options.fault)
  return options.value
}

function seatsOf({ standing, game }: TableSet): readonly SeatInfo[] {
  return standing.seats.map(({ kind, name, level }, seat) => ({
    id: game.seatIds[seat] ?? `${seat}`,
    name,
    kind,
    ...(level === undefined ? {} : { level }),
  }))
}

function diceOf({ row, secrets }: TableSet, seatSeeds: readonly string[], start: number) {
  return verifiableDice({ secret: secrets.dice ?? '', seatSeeds, matchId: row.id, start })
}

/** What is fixed about the match; who sits there after a hand-over is told by facts. */
function headerOf(set: TableSet): MatchHeader {
  const { goesOn, commitment } = set.table
  if (goesOn !== undefined) {
    const { versions: _, ...header } = goesOn
    return header
  }
  const { id, createdAt, game, version } = set.row
  const dice = { kind: 'verifiable', commitment, seatSeeds: set.seatSeeds } as const
  return { id, game, version, options: optionsOf(set), seats: seatsOf(set), dice, createdAt }
}

/** Actions as the rules of their time read them. */
function parsed(set: TableSet, entries: readonly Entry[]): readonly Entry[] {
  let game = entries[0]?.seq === 1 ? begunUnder(set) : set.game
  return entries.map((entry) => {
    if (entry.fact !== undefined) {
      if (entry.fact.type === 'rules') game = set.rulesOf(entry.fact.version) ?? game
      return entry
    }
    const action = game.action.parse(jsonOf(entry.action))
    if (!action.ok) throw new DamagedMatch(set.row.id, action.fault)
    return { ...entry, action: action.value }
  })
}

/** What the store gave back cannot be played again. */
export class DamagedMatch extends Error {
  readonly fault: Fault

  constructor(id: string, fault: Fault) {
    super(`match ${id}: ${JSON.stringify(fault)}`)
    this.fault = fault
  }
}
