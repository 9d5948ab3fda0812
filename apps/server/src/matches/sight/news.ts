import { type Entry, type Game, type Seat, seatOfEntry, type Viewer } from '@wyrmtable/kernel'
import type { LineBody } from '../line.ts'
import { choicesOf } from './choices.ts'
import { clockNews, mayHear, offerNews, outcomeNews, ratedNews, saidNews } from './in-words.ts'
import { idsOf, type Moment, viewersOf, viewText } from './moment.ts'

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

/** Puts a view, which is text already, into the text of an object. */
const withView = (text: string, view: string): string => `${text.slice(0, -1)},"view":${view}}`

/** What people say among themselves is not for the gallery, and what one wants to be asked about for nobody else. */
function mayKnow(viewer: Viewer, by: Seat | undefined, body: LineBody): boolean {
  if (body.type === 'said') return mayHear(viewer, by, body.said)
  return body.type !== 'wished' || viewer === body.seat
}

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
    case 'tookOver':
      return { type, seat: seatIds[body.seat] }
    case 'wished':
      return { type, wishes: body.kept }
    case 'rematch':
      // In a stream `match` is the one that the news is of.
      return { type, ...who, next: body.match }
    case 'rated':
      return { type, ...ratedNews(seatIds, body) }
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
