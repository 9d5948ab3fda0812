import {
  type Entry,
  encodeView,
  type Game,
  givesUp,
  type Json,
  type JsonObject,
  jsonOf,
  knownOptions,
  type Match,
  type Outcome,
  optionsFor,
  outcomeJson,
  rulesName,
  type Seat,
  seatOfEntry,
  type Tagged,
  type Viewer,
} from '@wyrmtable/kernel'
import { vacationDaysLeft } from './clock.ts'
import type { ClockStand, LineBody, Offer, OfferMatter, Said } from './line.ts'
import type { Standing } from './standing.ts'
import type { LaidTable } from './table.ts'

/*
 * The only file through which anything of a match leaves the server: what somebody sees when they come to the table,
 * and the news that they are told from then on. All else hands on what was made here as the text it is.
 */

/** Those who are told of a match, in the order of their numbers: each seat, and whoever only watches. */
export const viewersOf = (seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat): Viewer => seat),
  'spectator',
]

/** A match at a moment: right after an entry, or as it begins. */
export interface Moment {
  readonly game: Game
  readonly state: unknown
  readonly seats: number
  /** What the entry, or the set-up, told. */
  readonly events: readonly Tagged[]
  readonly toAct: readonly Seat[]
  readonly outcome: Outcome | undefined
  /** Who may take the last action back alone. */
  readonly mayUndo: Seat | undefined
}

/** What a match is like at its latest entry. */
export function momentNow(match: Match, events: readonly Tagged[] = []): Moment {
  const seats = match.header.seats.length
  const last = match.line.at(-1)
  const actor = last?.seat === undefined ? -1 : match.game.seatIds.indexOf(last.seat)
  return {
    game: match.game,
    state: match.state,
    seats,
    events,
    toAct: match.toAct(),
    outcome: match.outcome(),
    mayUndo: actor >= 0 && match.canUndo(actor) ? actor : undefined,
  }
}

/** What it was like after an earlier one. */
export function momentThen(match: Match, seq: number): Moment {
  if (seq === match.seq) return momentNow(match, seq === match.since ? [] : match.events(seq))
  const { game } = match
  const state = match.at(seq)
  const events = seq === match.since && seq > 0 ? [] : match.events(seq)
  const toAct = game.toAct(state)
  return {
    game,
    state,
    seats: match.header.seats.length,
    events,
    toAct,
    outcome: undefined,
    mayUndo: undefined,
  }
}

/**
 * Turns what happens into what each viewer is told of it. In games with secrets it remembers what everybody saw last,
 * since an entry that changes nothing they see and tells them nothing must not even be counted.
 */
export class Teller {
  private readonly viewers: readonly Viewer[]
  private seen: readonly string[] = []
  private awaited = ''

  private readonly seatIds: readonly string[]

  constructor(game: Game, seats: number) {
    this.viewers = viewersOf(seats)
    this.seatIds = game.seatIds
  }

  /** What everybody sees, before the next entry changes it. */
  look(moment: Moment): void {
    if (!moment.game.hasSecrets) return
    this.seen = this.viewers.map((viewer) => viewText(moment, viewer))
    this.awaited = moment.toAct.join()
  }

  /**
   * The news of a line by viewer, as the text of a JSON object without its first brace and its number; undefined for
   * whoever is told nothing. `moment` is needed where the line is one of the game.
   */
  tell(at: number, by: Seat | undefined, body: LineBody, moment?: Moment): readonly (string | undefined)[] {
    if (moment !== undefined && (body.type === 'done' || body.type === 'begun')) {
      return moment.game.hasSecrets ? this.tellEach(at, body, moment) : this.tellAll(at, body, moment)
    }
    if (body.type === 'brought') return this.viewers.map(() => undefined)
    const news = JSON.stringify({ at, ...tableNews(this.seatIds, by, body) }).slice(1)
    return this.viewers.map((viewer) => (mayKnow(viewer, by, body) ? news : undefined))
  }

  /** Nothing is hidden: all are told the same, in one text. */
  private tellAll(at: number, body: GameLine, moment: Moment): readonly string[] {
    const { game, toAct, mayUndo, outcome } = moment
    const text = JSON.stringify({
      at,
      type: body.type,
      ...(body.type === 'begun' ? numberOf(body.entries) : openEntry(body.entry)),
      events: moment.events,
      toAct: idsOf(game, toAct),
      ...(mayUndo === undefined ? {} : { mayUndo: game.seatIds[mayUndo] }),
      ...clockNews(game.seatIds, body.clock),
      ...outcomeNews(game, outcome),
    })
    const news = needsView(body) ? withView(text, viewText(moment, 'spectator')) : text
    return this.viewers.map(() => news.slice(1))
  }

  private tellEach(at: number, body: GameLine, moment: Moment): readonly (string | undefined)[] {
    const { seen: before, awaited } = this
    this.look(moment)
    const isAnotherTurn = awaited !== this.awaited
    return this.viewers.map((viewer, place) => {
      const view = this.seen[place] ?? ''
      const told = toldOf(at, body, moment, viewer, isAnotherTurn || view !== before[place])
      return told === undefined ? undefined : withView(told, view).slice(1)
    })
  }
}

type GameLine = Extract<LineBody, { type: 'done' | 'begun' }>

/** The same for a game with secrets: undefined where the viewer learns nothing. */
function toldOf(
  at: number,
  body: GameLine,
  moment: Moment,
  viewer: Viewer,
  isChanged: boolean,
): string | undefined {
  const { game, toAct, outcome, mayUndo } = moment
  const events = moment.events.flatMap((event) => {
    const known = game.redact(event, viewer)
    return known === undefined ? [] : [known]
  })
  const entry = body.type === 'done' ? body.entry : undefined
  const name = viewer === 'spectator' ? viewer : game.seatIds[viewer]
  const seat = entry === undefined ? undefined : seatOfEntry(entry)
  const isOpen = entry === undefined || entry.fact !== undefined || seat === name || events.length > 0
  if (!isOpen && !isChanged) return undefined
  return JSON.stringify({
    at,
    type: body.type,
    ...(isOpen && seat !== undefined ? { seat } : {}),
    ...(entry === undefined ? {} : ownDeed(entry, name)),
    events,
    toAct: idsOf(game, toAct),
    ...(viewer === 'spectator' || outcome !== undefined ? {} : choicesOf(moment, viewer)),
    ...(mayUndo === viewer ? { mayUndo: name } : {}),
    ...clockNews(game.seatIds, body.clock),
    ...outcomeNews(game, outcome),
  })
}

/** What only the seat itself may do, where it cannot find that out from its view. */
function choicesOf(
  { game, state, toAct }: Moment,
  seat: Seat,
): { readonly actions: readonly Tagged[]; readonly free?: readonly Tagged[] } {
  const free = (game.atAnyTime?.(state, seat) ?? []).filter((action) => !givesUp(game, action))
  return {
    actions: toAct.includes(seat) ? game.actions(state, seat) : [],
    ...(free.length === 0 ? {} : { free }),
  }
}

/**
 * What a seat sees and all that it may do, in games with and without secrets: for bots that know no rules. Giving up is
 * not among it, since that has a command of its own.
 */
export function choicesFor(match: Match, seat: Seat, number: number): JsonObject {
  const moment = momentNow(match)
  const { game } = moment
  const { actions, ...free } = moment.outcome === undefined ? choicesOf(moment, seat) : { actions: [] }
  return {
    number,
    seat: game.seatIds[seat] ?? `${seat}`,
    view: encodeView(game, game.view(match.state, seat)),
    toAct: [...idsOf(game, moment.toAct)],
    actions: jsonOf(actions.filter((action) => !givesUp(game, action))),
    ...(jsonOf(free) as JsonObject),
  }
}

/** Of a match that was begun elsewhere, the last entry that says so. */
const numberOf = (entries: readonly Entry[] = []): object => {
  const last = entries.at(-1)
  return last === undefined ? {} : { seq: last.seq }
}

/** All of an entry but its fingerprint, where nothing is secret. */
function openEntry(entry: Entry): object {
  const { seq, dice } = entry
  const deed =
    entry.fact === undefined ? { seat: entry.seat, action: entry.action } : { fact: openFact(entry.fact) }
  return { seq, ...deed, ...(dice.length === 0 ? {} : { dice }) }
}

function ownDeed(entry: Entry, viewer: string | undefined): object {
  if (entry.fact !== undefined) return { fact: openFact(entry.fact, true) }
  return entry.seat === viewer ? { action: entry.action } : {}
}

/** Other rules go on from a position, which is the whole state. Numbers of entries count what is secret. */
function openFact(fact: NonNullable<Entry['fact']>, hidesNumbers = false): object {
  if (fact.type === 'rules') return { type: fact.type, version: fact.version }
  if (fact.type !== 'takenBack' || !hidesNumbers) return fact
  const { to: _, ...told } = fact
  return told
}

/** Whether what the line did cannot be done again from its dice and action alone. */
const needsView = (body: GameLine): boolean =>
  body.type === 'begun' || (body.entry.fact !== undefined && body.entry.fact.type !== 'handedOver')

const viewText = ({ game, state }: Moment, viewer: Viewer): string =>
  JSON.stringify(encodeView(game, game.view(state, viewer)))

/** What everybody saw after an earlier entry of a game without secrets; undefined for a number that is no entry's. */
export function viewThen(match: Match, seq: number): Json | undefined {
  if (match.game.hasSecrets || seq < match.since || seq > match.seq) return undefined
  const game = match.gameAt(seq)
  return encodeView(game, game.view(match.at(seq), 'spectator'))
}

/** Puts a view, which is text already, into the text of an object. */
const withView = (text: string, view: string): string => `${text.slice(0, -1)},"view":${view}}`

const idsOf = (game: Game, seats: readonly Seat[]): readonly string[] =>
  seats.map((seat) => game.seatIds[seat] ?? `${seat}`)

/** Seats are named by id wherever they are told. */
const clockNews = (seatIds: readonly string[], clock: ClockStand | undefined): object =>
  clock === undefined
    ? {}
    : { clock: { ...clock, runs: clock.runs.map(({ seat, ...run }) => ({ seat: seatIds[seat], ...run })) } }

const outcomeNews = (game: Game, outcome: Outcome | undefined): object =>
  outcome === undefined ? {} : { outcome: outcomeJson(game.seatIds, outcome) }

/** What people say among themselves is not for the gallery, and what one wants to be asked about for nobody else. */
function mayKnow(viewer: Viewer, by: Seat | undefined, body: LineBody): boolean {
  if (body.type === 'said') return mayHear(viewer, by, body.said)
  return body.type !== 'wished' || viewer === body.seat
}

const mayHear = (viewer: Viewer, by: Seat | undefined, { isPrivate }: Said): boolean =>
  viewer !== 'spectator' && (isPrivate !== true || viewer === by)

const saidNews = ({ isPrivate, ...said }: Said): object => ({
  ...said,
  ...(isPrivate === true ? { private: true } : {}),
})

/** News of the table itself, which hide nothing from anybody who is told at all. */
function tableNews(seatIds: readonly string[], by: Seat | undefined, body: LineBody): object {
  const { type } = body
  const who = by === undefined ? {} : { by: seatIds[by] }
  switch (body.type) {
    case 'joined':
      return { type, seat: seatIds[body.seat], name: body.name }
    case 'left':
      return { type, seat: seatIds[body.seat] }
    case 'offered':
      return { type, ...who, offer: offerNews(seatIds, body.offer) }
    case 'said':
      return { type, ...who, ...saidNews(body.said) }
    case 'answered':
      return { type, ...who, offer: body.offer, answer: body.answer }
    case 'declined':
      return { type, ...who, matter: body.matter }
    case 'timeGiven':
      return { type, ...who, to: seatIds[body.to], ms: body.ms, ...clockNews(seatIds, body.clock) }
    case 'vacation':
      return { type, ...who, ...body.vacation, ...clockNews(seatIds, body.clock) }
    case 'wished':
      return { type, wishes: body.kept }
    case 'rematch':
      // In a stream `match` is the one that the news is of.
      return { type, ...who, next: body.match }
    case 'calledOff':
      return { type, ...who }
    case 'done':
    case 'begun':
    case 'brought':
      throw new Error(`${type} is not told so`)
    default:
      return body satisfies never
  }
}

const offerNews = (seatIds: readonly string[], { id, by, matter, agreed }: Offer): object => ({
  id,
  by: seatIds[by],
  matter: matterNews(seatIds, matter),
  agreed: agreed.map((seat) => seatIds[seat]),
})

function matterNews(seatIds: readonly string[], matter: OfferMatter): object {
  if (matter.type === 'handOver') return { ...matter, seat: seatIds[matter.seat] }
  return matter.type === 'takeBack' ? { type: matter.type, seen: matter.seen } : matter
}

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
    // That one may bring something, and that it is opened at the end, is known before anybody sits down.
    mayBring: game.bring !== undefined && table.goesOn === undefined,
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
    ...(standing.rematch === undefined ? {} : { rematch: standing.rematch }),
    ...(table.after === undefined ? {} : { after: table.after }),
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
  }
}

const stateOf = ({ match, standing }: TableFacts): string => {
  if (match === undefined) return standing.isCalledOff === true ? 'over' : 'open'
  return match.outcome() === undefined ? 'running' : 'over'
}

const rulesKnown = ({ clock, whenOut, spectators, spectatorDelayMs = 0, takeBacks }: LaidTable): Json =>
  jsonOf({ clock, whenOut, spectators, ...(spectatorDelayMs > 0 ? { spectatorDelayMs } : {}), takeBacks })

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

function seatsKnown({ game, standing, match }: TableFacts): Json {
  return standing.seats.map((seat, place) => {
    const { name, kind, level } = match?.seats[place] ?? seat
    return {
      id: game.seatIds[place] ?? `${place}`,
      name,
      kind,
      isTaken: seat.isTaken,
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

/** What a computer is asked with: what its seat sees, and the options as it knows them. */
export function questionFor(match: Match, seat: Seat) {
  const { game, header, state } = match
  return {
    game: rulesName(game),
    options: optionsFor(match, seat),
    view: encodeView(game, game.view(state, seat)),
    seat,
    match: header.id,
  }
}
