import {
  type Accepted,
  type AcceptedFact,
  type Entry,
  givesUp,
  type Json,
  type Match,
  type Refusal,
  type Result,
  type Seat,
  type Tagged,
} from '@wyrmtable/kernel'
import type { Line } from '@wyrmtable/store'
import {
  clockAfter,
  dayMs,
  giftMs,
  overdue,
  type PausesOf,
  pausesBy,
  runsAnew,
  vacationDaysLeft,
} from './clock.ts'
import type { Deed } from './commands.ts'
import type { ClockStand, LineBody, OfferMatter, Seen } from './line.ts'
import { badInput, illegal, Problem } from './problem.ts'
import type { RunningMatch } from './running-match.ts'
import { matterKey } from './standing.ts'

/** Offers of one kind that a seat may see refused in a match before it is told no. */
const mostRefusals = 5
/** Open offers of a whole table. */
const mostOffers = 4

/** How well a computer plays that takes over from whoever's time is out. */
const substituteLevel = 'captain'

/** What seats said ends with some actions, such as a pass that goes on until something new comes. */
function endedWishes(running: RunningMatch, at: number, body: LineBody, events: readonly Tagged[]): Line[] {
  const { match, game, standing } = running
  if (body.type !== 'done' || match === undefined || game.unasked === undefined) return []
  const lines: Line[] = []
  for (const [name, kept] of Object.entries(standing.wishes ?? {})) {
    const seat = Number(name)
    const now = game.unasked.after(match.state, seat, kept, events)
    if (now !== kept) lines.push(running.add(at, seat, undefined, { type: 'wished', seat, kept: now }, []))
  }
  return lines
}

/** Does what a seat asks for and gives the lines that it made; throws a Problem, with nothing done. */
export function doDeed(
  running: RunningMatch,
  by: Seat,
  deed: Deed,
  at: number,
  command: string | undefined,
): readonly Line[] {
  const lines: Line[] = []
  const add = (body: LineBody, events: readonly Tagged[] = []) => {
    lines.push(running.add(at, by, lines.length === 0 ? command : undefined, body, events))
    lines.push(...endedWishes(running, at, body, events))
  }
  switch (deed.type) {
    case 'play':
      play(running, by, deed.action, at, add)
      break
    case 'undo': {
      const done = matchOf(running).undo(by, at)
      if (!done.ok) throw illegal(done.fault)
      add(doneBody(running, done.value.entry, undefined, at))
      break
    }
    case 'resign':
      addFact(running, matchOf(running).resign(by, at), at, add)
      break
    case 'say':
      add({ type: 'said', said: { text: deed.text, ...(deed.private === true ? { isPrivate: true } : {}) } })
      break
    case 'sayPhrase':
      add({ type: 'said', said: { phrase: deed.phrase } })
      break
    case 'offer':
      offer(running, by, deed.matter, add)
      if (running.standing.offers.at(-1) !== undefined) settle(running, at, add)
      break
    case 'answer':
      answer(running, by, deed, at, add)
      break
    case 'giveTime':
      giveTime(running, by, deed.to, add)
      break
    case 'vacation':
      takeVacation(running, by, deed.days, at, add)
      break
    case 'wish': {
      const { unasked } = running.game
      if (unasked === undefined) throw new Problem('notAtThisTable', { reason: 'nothingToWish' })
      const kept = unasked.heard(matchOf(running).state, by, deed.wishes)
      if (!kept.ok) throw badInput({ ...kept.fault, path: `/deed/wishes${kept.fault.path}` })
      add({ type: 'wished', seat: by, kept: kept.value })
      break
    }
    case 'rematch':
      throw new Error('a rematch is a match of its own')
    default:
      return deed satisfies never
  }
  return lines
}

/**
 * What becomes of whoever's time is out first: the seat is lost, or the game answers for it. No lines where nobody's is,
 * or nothing can be done about it.
 */
export function expire(running: RunningMatch, at: number): readonly Line[] {
  const { match, standing, table, game } = running
  if (match === undefined || standing.clock === undefined || running.isOver) return []
  const seat = overdue(table.clock, standing.clock, at)
  if (seat === undefined || !match.toAct().includes(seat)) return []
  const lines: Line[] = []
  const add = (body: LineBody, events: readonly Tagged[] = []) => {
    lines.push(
      running.add(
        at,
        body.type === 'done' && body.entry.fact === undefined ? seat : undefined,
        undefined,
        body,
        events,
      ),
    )
  }
  const action = table.whenOut === 'answer' ? game.whenAbsent?.(match.state, seat) : undefined
  if (action !== undefined) {
    const done = match.play(seat, action, at)
    if (!done.ok) throw illegal(done.fault)
    lapseOffers(running, add, () => add(doneBody(running, done.value.entry, seat, at), done.value.events))
  } else if (table.whenOut === 'computer') {
    const to = { kind: 'computer', name: match.seats[seat]?.name ?? '', level: substituteLevel } as const
    addFact(running, match.handOver(seat, to, at), at, add)
  } else addFact(running, match.timeOut(seat, at), at, add)
  return lines
}

type Add = (body: LineBody, events?: readonly Tagged[]) => void

function matchOf(running: RunningMatch): Match {
  if (running.match === undefined) throw new Problem('wrongMoment', { state: 'open' })
  if (running.isOver) throw new Problem('wrongMoment', { state: 'over' })
  return running.match
}

function play(running: RunningMatch, by: Seat, json: Json, at: number, add: Add): void {
  const match = matchOf(running)
  const action = running.game.action.parse(json)
  if (!action.ok) throw badInput({ ...action.fault, path: `/deed/action${action.fault.path}` })
  // A game's own way of giving up is a fact of the match.
  if (givesUp(running.game, action.value)) {
    addFact(running, match.resign(by, at), at, add)
    return
  }
  const done = match.play(by, action.value, at)
  if (!done.ok) throw illegal(done.fault)
  lapseOffers(running, add, () => add(doneBody(running, done.value.entry, by, at), done.value.events))
}

/** What was asked about a position is void when the position is another. */
function lapseOffers(running: RunningMatch, add: Add, then: () => void): void {
  const { offers } = running.standing
  then()
  for (const { id, matter, by } of offers) {
    const isOver = running.isOver
    if (
      isOver ||
      matter.type === 'takeBack' ||
      (matter.type === 'draw' && running.match?.toAct().includes(by))
    ) {
      add({ type: 'answered', offer: id, answer: 'lapsed' })
    }
  }
}

function addFact(
  running: RunningMatch,
  done: Result<AcceptedFact<Tagged> | Accepted<Tagged, Tagged>, Refusal>,
  at: number,
  add: Add,
): void {
  if (!done.ok) throw illegal(done.fault)
  const { entry, events } = done.value
  lapseOffers(running, add, () => add(doneBody(running, entry, undefined, at), events))
}

/** The line of an entry that the match has just taken, with the clocks as they stand from there. */
function doneBody(running: RunningMatch, entry: Entry, decided: Seat | undefined, at: number): LineBody {
  return { type: 'done', entry, ...clockNow(running, decided, at) }
}

function clockNow(running: RunningMatch, decided: Seat | undefined, at: number): { clock?: ClockStand } {
  const { standing, table, match } = running
  if (standing.clock === undefined || match === undefined) return {}
  const clock = clockAfter(table.clock, standing.clock, peopleToAct(running), decided, at, pausesIn(running))
  return clock === standing.clock ? {} : { clock }
}

/** When the time of each seat of the match does not run. */
export const pausesIn =
  ({ table, standing }: RunningMatch): PausesOf =>
  (seat) =>
    pausesBy(table.clock, standing.seats[seat] ?? {}, standing.vacations?.[seat] ?? [])

/** People whose decision is awaited: a computer's time costs nobody anything. */
export function peopleToAct({ match }: RunningMatch): readonly Seat[] {
  if (match === undefined) return []
  const { seats } = match
  return match.toAct().filter((seat) => seats[seat]?.kind === 'person')
}

function offer(
  running: RunningMatch,
  by: Seat,
  wish: Extract<Deed, { type: 'offer' }>['matter'],
  add: Add,
): void {
  const match = matchOf(running)
  const { standing } = running
  const key = matterKey(by, wish.type)
  if (standing.offers.some((one) => one.by === by && one.matter.type === wish.type)) {
    throw new Problem('notAtThisTable', { reason: 'offeredAlready' })
  }
  if ((standing.refusals[key] ?? 0) >= mostRefusals || standing.offers.length >= mostOffers) {
    throw new Problem('notAtThisTable', { reason: 'tooManyOffers', maximum: mostRefusals })
  }
  // Whoever wants no more of them is not asked, and whoever asks is told no at once.
  if (standing.declined.some((one) => one.endsWith(`/${wish.type}`) && !one.startsWith(`${by}/`))) {
    throw new Problem('notAtThisTable', { reason: 'noMoreOfThese' })
  }
  const matter = matterOf(running, match, by, wish)
  add({ type: 'offered', offer: { id: standing.offersMade + 1, by, matter, agreed: [] } })
}

function matterOf(
  running: RunningMatch,
  match: Match,
  by: Seat,
  wish: Extract<Deed, { type: 'offer' }>['matter'],
): OfferMatter {
  switch (wish.type) {
    case 'draw':
      if (!running.knowsDraw) throw new Problem('notAtThisTable', { reason: 'noDraw' })
      return { type: 'draw' }
    case 'takeBack': {
      if (running.table.takeBacks === 'never') throw new Problem('notAtThisTable', { reason: 'noTakeBacks' })
      // To before the seat's own last action.
      const id = running.seatId(by)
      const last = match.line.findLastIndex(({ seat }) => seat === id)
      if (last < 0) throw illegal({ type: 'nothingToUndo', clause: '' })
      const to = match.line[last - 1]?.seq ?? match.since
      // What was played before the match came here stays as it is.
      if (match.line.slice(last).some(({ fact }) => fact?.type === 'wentOnline')) {
        throw illegal({ type: 'nothingToUndo', clause: '' })
      }
      return { type: 'takeBack', to, seen: seenSince(match, to) }
    }
    case 'handOver': {
      const seat = match.seats.findIndex(({ id }) => id === wish.seat)
      if (seat < 0) throw new Problem('noSuchThing', { seat: wish.seat })
      return { type: 'handOver', seat, level: wish.level }
    }
    default:
      return wish satisfies never
  }
}

/** What somebody who only watches has learned since the entry: more than that is not told of it. */
function seenSince(match: Match, to: number): Seen {
  const { game } = match
  const events = match.line
    .filter(({ seq }) => seq > to)
    .flatMap(({ seq }) => match.events(seq))
    .flatMap((event) => game.redact(event, 'spectator') ?? [])
  return {
    dice: events.some(({ type }) => type === 'rolled'),
    shown: events.some((event) => game.reveals(event)),
  }
}

function answer(
  running: RunningMatch,
  by: Seat,
  { offer: id, answer: wish, noMore }: Extract<Deed, { type: 'answer' }>,
  at: number,
  add: Add,
): void {
  const found = running.standing.offers.find((one) => one.id === id)
  if (found === undefined) throw new Problem('noSuchThing', { offer: id })
  if ((wish === 'withdraw') !== (found.by === by)) throw new Problem('notYours', { offer: id })
  if (wish === 'accept') {
    if (found.agreed.includes(by)) throw new Problem('noSuchThing', { offer: id })
    add({ type: 'answered', offer: id, answer: 'agreed' })
    settle(running, at, add)
    return
  }
  add({ type: 'answered', offer: id, answer: wish === 'withdraw' ? 'withdrawn' : 'refused' })
  if (noMore === true) add({ type: 'declined', matter: found.matter.type })
}

/** Carries out the offers that all people at the table agree to. */
function settle(running: RunningMatch, at: number, add: Add): void {
  const match = matchOf(running)
  const people = match.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  for (const { id, by, agreed, matter } of running.standing.offers) {
    if (!people.every((seat) => seat === by || agreed.includes(seat))) continue
    add({ type: 'answered', offer: id, answer: 'accepted' })
    addFact(running, carriedOut(match, matter, at), at, add)
    return
  }
}

function carriedOut(match: Match, matter: OfferMatter, at: number) {
  switch (matter.type) {
    case 'draw':
      return match.agreeDraw(at)
    case 'takeBack':
      return match.takeBack(matter.to, at)
    case 'handOver': {
      const { seat, level } = matter
      return match.handOver(seat, { kind: 'computer', name: match.seats[seat]?.name ?? '', level }, at)
    }
    default:
      return matter satisfies never
  }
}

function giveTime(running: RunningMatch, by: Seat, to: string, add: Add): void {
  const match = matchOf(running)
  const { clock } = running.standing
  const seat = match.seats.findIndex(({ id }) => id === to)
  if (clock === undefined) throw new Problem('notAtThisTable', { reason: 'noClock' })
  if (seat < 0 || seat === by) throw new Problem('noSuchThing', { seat: to })
  const ms = giftMs(running.table.clock)
  const left = clock.left.map((one, place) => (place === seat ? one + ms : one))
  const given = runsAnew(running.table.clock, { ...clock, left }, pausesIn(running))
  add({ type: 'timeGiven', to: seat, ms, clock: given })
}

/** Days off: whole ones from now on, or back from those that are, as long as the table grants any. */
function takeVacation(running: RunningMatch, by: Seat, days: number, at: number, add: Add): void {
  matchOf(running)
  const { standing, table } = running
  const rule = table.clock
  const { clock } = standing
  if (clock === undefined || rule.kind !== 'days')
    throw new Problem('notAtThisTable', { reason: 'noVacations' })
  const taken = standing.vacations?.[by] ?? []
  const now = taken.find(({ from, to }) => from <= at && at < to)
  const left = vacationDaysLeft(rule, taken)
  if (days === 0 && now === undefined) throw new Problem('noSuchThing', { vacation: 0 })
  if (days > 0 && (now !== undefined || days > left)) {
    throw new Problem('notAtThisTable', { reason: 'noVacations', maximum: now === undefined ? left : 0 })
  }
  const vacation = now === undefined ? { from: at, to: at + days * dayMs } : { from: now.from, to: at }
  const taking = [...taken.filter((one) => one !== now), vacation]
  const pauses: PausesOf = (seat) =>
    seat === by ? pausesBy(rule, standing.seats[by] ?? {}, taking) : pausesIn(running)(seat)
  add({ type: 'vacation', seat: by, vacation, clock: runsAnew(rule, clock, pauses) })
}
