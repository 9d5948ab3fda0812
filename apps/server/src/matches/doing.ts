import { givesUp, type Json, type Seat, type Tagged } from '@wyrmtable/kernel'
import type { Line } from '@wyrmtable/store'
import { dayMs, giftMs, overdue, type PausesOf, pausesBy, runsAnew, vacationDaysLeft } from './clock.ts'
import type { Deed } from './commands.ts'
import { type Add, addFact, doneBody, lapseOffers, matchOf, pausesIn } from './entry-lines.ts'
import type { LineBody } from './line.ts'
import { answerOffer, type IsAway, makeOffer } from './offers.ts'
import { badInput, illegal, Problem } from './problem.ts'
import type { RunningMatch } from './running-match.ts'

/** How well a computer plays that takes over from whoever's time is out. */
const substituteLevel = 'captain'

/** Does what a seat asks for and gives the lines that it made; throws a Problem, with nothing done. */
export function doDeed(
  running: RunningMatch,
  by: Seat,
  deed: Deed,
  at: number,
  command: string | undefined,
  isAway: IsAway = () => false,
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
      makeOffer(running, by, deed.matter, at, add, isAway)
      break
    case 'answer':
      answerOffer(running, by, deed, at, add, isAway)
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
  if (running.isSought) return [running.add(at, undefined, undefined, { type: 'calledOff' }, [])]
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
