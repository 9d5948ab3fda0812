import type { LoggedEntry } from '@wyrmtable/ui'
import type { Event } from '../../rules/events.ts'

/** What is told of no step of a move by itself. */
const ofMoves: ReadonlySet<Event['type']> = new Set(['moveBegan', 'unitMoved', 'moveEnded'])

/**
 * The entries as a tale tells them: a move of many steps to which nobody answered is one, from where it began to where
 * it ended, and its end is told by what comes next.
 */
export function wholeMoves(log: readonly LoggedEntry<Event>[]): readonly LoggedEntry<Event>[] {
  const told: LoggedEntry<Event>[] = []
  for (const entry of log) {
    // Who let a moment pass did nothing that is told.
    if (entry.events.length === 0) continue
    const last = told.at(-1)
    const mover = last === undefined ? undefined : moverOf(last)
    if (last === undefined || mover === undefined || mover !== moverOf(entry) || last.seat !== entry.seat) {
      told.push(entry)
      continue
    }
    told[told.length - 1] = { ...last, events: joined([...last.events, ...entry.events]) }
  }
  return told
}

/** Whose move it is, if the entry tells of nothing else. */
function moverOf({ events }: LoggedEntry<Event>): string | undefined {
  let mover: string | undefined
  for (const event of events) {
    if (!ofMoves.has(event.type) || !('unit' in event)) return undefined
    if (mover !== undefined && event.unit !== mover) return undefined
    mover = event.unit
  }
  return mover
}

/** Steps of one kind after one another lead to where the last of them does; a beginning is told by its steps. */
function joined(events: readonly Event[]): readonly Event[] {
  const found: Event[] = []
  for (const event of events) {
    const last = found.at(-1)
    if (event.type === 'unitMoved' && last?.type === 'moveBegan') found[found.length - 1] = event
    else if (event.type === 'unitMoved' && last?.type === 'unitMoved' && last.how === event.how)
      found[found.length - 1] = { ...event, from: last.from }
    else found.push(event)
  }
  return found
}
