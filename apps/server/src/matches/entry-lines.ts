import type { Accepted, AcceptedFact, Entry, Match, Refusal, Result, Seat, Tagged } from '@wyrmtable/kernel'
import { clockAfter, type PausesOf, pausesBy } from './clock.ts'
import type { ClockStand, LineBody } from './line.ts'
import { illegal, Problem } from './problem.ts'
import type { RunningMatch } from './running-match.ts'

/** Takes in a line that what is done makes. */
export type Add = (body: LineBody, events?: readonly Tagged[]) => void

/** The match, where it goes on. */
export function matchOf(running: RunningMatch): Match {
  if (running.match === undefined) throw new Problem('wrongMoment', { state: 'open' })
  if (running.isOver) throw new Problem('wrongMoment', { state: 'over' })
  return running.match
}

/** What was asked about a position is void when the position is another. */
export function lapseOffers(running: RunningMatch, add: Add, then: () => void): void {
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

/** Tells a fact that the match has just taken. */
export function addFact(
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
export function doneBody(
  running: RunningMatch,
  entry: Entry,
  decided: Seat | undefined,
  at: number,
): LineBody {
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
