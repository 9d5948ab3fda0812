import {
  encodeView,
  type Game,
  type Json,
  type JsonObject,
  jsonOf,
  knownOptions,
  type Match,
  outcomeJson,
  type Seat,
  type Viewer,
} from '@wyrmtable/kernel'
import { awayMs } from '../away.ts'
import { vacationDaysLeft } from '../clock.ts'
import type { Standing } from '../standing.ts'
import type { LaidTable } from '../table.ts'
import { choicesOf } from './choices.ts'
import { clockNews, mayHear, offerNews, ratedNews, saidNews } from './in-words.ts'
import { idsOf, momentNow } from './moment.ts'

/** What is known of a match besides its lines. */
export interface TableFacts {
  readonly id: string
  readonly game: Game
  readonly version: string
  readonly table: LaidTable
  readonly isPublic: boolean
  readonly createdAt: number
  readonly standing: Standing
  readonly match: Match | undefined
  /** When each seat was last seen to do something, by id. */
  readonly present: Readonly<Record<string, number>>
  /** How many watch who hold no seat. */
  readonly watchers: number
  /** Seats of people who have no account any more. */
  readonly formers: ReadonlySet<Seat>
  /** Seats that accounts of bots hold. */
  readonly bots: ReadonlySet<Seat>
  /** Keys that hold the seat of whoever looks. */
  readonly sharers: number
  /** Secret and seeds, once they may be opened. */
  readonly opened: { readonly secret: string; readonly seatSeeds: readonly string[] } | undefined
}

/** Everything that somebody sees who comes to the table: the same news go on from there. */
export function sightOf(
  facts: TableFacts,
  viewer: Viewer,
  number: number,
  mine: readonly Seat[],
): JsonObject {
  const { game, match, standing, table } = facts
  const text: JsonObject = {
    id: facts.id,
    game: game.id,
    version: facts.version,
    ...(table.scenario === undefined ? {} : { scenario: table.scenario }),
    state: stateOf(facts),
    createdAt: facts.createdAt,
    isPublic: facts.isPublic,
    viewer: viewer === 'spectator' ? viewer : (game.seatIds[viewer] ?? `${viewer}`),
    mine: mine.map((seat) => game.seatIds[seat] ?? `${seat}`),
    number,
    options: optionsKnown(facts, viewer),
    rules: rulesKnown(table),
    seats: seatsKnown(facts),
    present: jsonOf(facts.present),
    watchers: facts.watchers,
    // That one may bring something, and that it is opened at the end, is known before anybody sits down.
    mayBring: game.bring !== undefined && (table.goesOn ?? table.tournament) === undefined,
    ...(standing.brought === undefined ? {} : { goesOn: { entries: standing.brought.entries.length } }),
    dice: jsonOf({ commitment: table.commitment, ...facts.opened }),
    offers: jsonOf(standing.offers.map((offer) => offerNews(game.seatIds, offer))),
    talk: jsonOf(
      standing.talk
        .filter(({ by, said }) => mayHear(viewer, by, said))
        .map(({ by, at, said }) => ({ by: game.seatIds[by], at, ...saidNews(said) })),
    ),
    ...(jsonOf(clockNews(game.seatIds, standing.clock)) as JsonObject),
    ...(jsonOf(vacationsKnown(facts)) as JsonObject),
    ...(facts.sharers > 1 ? { sharers: facts.sharers } : {}),
    ...(standing.rated === undefined ? {} : { rated: jsonOf(ratedNews(game.seatIds, standing.rated)) }),
    ...(standing.rematch === undefined ? {} : { rematch: standing.rematch }),
    ...(table.after === undefined ? {} : { after: table.after }),
    ...(table.tournament === undefined ? {} : { tournament: jsonOf(table.tournament) }),
  }
  return match === undefined ? text : { ...text, ...boardOf(match, standing, viewer) }
}

/** What a list says of a match to somebody who holds these seats of it: nothing that a spectator may not know. */
export function summaryOf(facts: TableFacts, mine: readonly Seat[]): JsonObject {
  const { game, match, standing, table } = facts
  const outcome = match?.outcome()
  return {
    id: facts.id,
    game: game.id,
    version: facts.version,
    ...(table.scenario === undefined ? {} : { scenario: table.scenario }),
    state: stateOf(facts),
    createdAt: facts.createdAt,
    isPublic: facts.isPublic,
    seats: seatsKnown(facts),
    mine: [...idsOf(game, mine)],
    rules: rulesKnown(table),
    toAct: match === undefined ? [] : [...idsOf(game, match.toAct())],
    present: jsonOf(facts.present),
    ...(jsonOf(clockNews(game.seatIds, standing.clock)) as JsonObject),
    ...(outcome === undefined ? {} : { outcome: outcomeJson(game.seatIds, outcome) }),
    ...(standing.rematch === undefined ? {} : { rematch: standing.rematch }),
    ...(table.tournament === undefined ? {} : { tournament: jsonOf(table.tournament) }),
  }
}

const stateOf = ({ match, standing }: TableFacts): string => {
  if (match === undefined) return standing.isCalledOff === true ? 'over' : 'open'
  return match.outcome() === undefined ? 'running' : 'over'
}

const rulesKnown = ({
  clock,
  whenOut,
  spectators,
  spectatorDelayMs = 0,
  takeBacks,
  isRated,
}: LaidTable): Json =>
  jsonOf({
    clock,
    whenOut,
    spectators,
    ...(spectatorDelayMs > 0 ? { spectatorDelayMs } : {}),
    takeBacks,
    ...(isRated === true ? { isRated } : {}),
    // Where nobody counts time, whoever is gone so long need not agree to another in their place.
    ...(clock.kind === 'none' ? { awayMs } : {}),
  })

/** Who has days off, and how many are left to each seat where the table grants any. */
function vacationsKnown({ game, table, standing }: TableFacts): object {
  const { clock } = table
  if (clock.kind !== 'days' || (clock.vacationDays ?? 0) === 0) return {}
  const vacations = standing.seats.map((_, seat) => {
    const taken = standing.vacations?.[seat] ?? []
    const last = taken.at(-1)
    return [
      game.seatIds[seat] ?? `${seat}`,
      { daysLeft: vacationDaysLeft(clock, taken), ...(last === undefined ? {} : last) },
    ]
  })
  return { vacations: Object.fromEntries(vacations) }
}

function boardOf(match: Match, standing: Standing, viewer: Viewer): JsonObject {
  const moment = momentNow(match)
  const { game, toAct, outcome, mayUndo } = moment
  const isHidden = game.hasSecrets
  return {
    view: encodeView(game, game.view(match.state, viewer)),
    toAct: [...idsOf(game, toAct)],
    ...(isHidden ? {} : { seq: match.seq }),
    ...(isHidden && viewer !== 'spectator' && outcome === undefined
      ? (jsonOf(choicesOf(moment, viewer)) as JsonObject)
      : {}),
    ...(mayUndo !== undefined && (!isHidden || mayUndo === viewer)
      ? { mayUndo: game.seatIds[mayUndo] ?? '' }
      : {}),
    ...(viewer === 'spectator' ? {} : { mayResign: match.mayForfeit(viewer) }),
    ...(viewer !== 'spectator' && standing.wishes?.[viewer] !== undefined
      ? { wishes: standing.wishes[viewer] }
      : {}),
    ...(outcome === undefined ? {} : { outcome: outcomeJson(game.seatIds, outcome) }),
  }
}

function seatsKnown({ game, standing, match, formers, bots }: TableFacts): Json {
  return standing.seats.map((seat, place) => {
    const { name, kind, level } = match?.seats[place] ?? seat
    return {
      id: game.seatIds[place] ?? `${place}`,
      name: formers.has(place) ? '' : name,
      kind,
      isTaken: seat.isTaken,
      ...(formers.has(place) ? { isFormer: true } : {}),
      ...(bots.has(place) && !formers.has(place) ? { isBot: true } : {}),
      ...(level === undefined ? {} : { level }),
    }
  })
}

/** Options as the viewer may know them, such that rules can work with them; all of them when the match is over. */
function optionsKnown({ game, table, standing, match }: TableFacts, viewer: Viewer): Json {
  const parsed = game.options.parse(match?.header.options ?? table.options)
  if (!parsed.ok) return {}
  if (match?.outcome() !== undefined) return jsonOf(parsed.value)
  return jsonOf(knownOptions(game, parsed.value, viewer, standing.seats.length).usable)
}

/** What everybody saw after an earlier entry of a game without secrets; undefined for a number that is no entry's. */
export function viewThen(match: Match, seq: number): Json | undefined {
  if (match.game.hasSecrets || seq < match.since || seq > match.seq) return undefined
  const game = match.gameAt(seq)
  return encodeView(game, game.view(match.at(seq), 'spectator'))
}
