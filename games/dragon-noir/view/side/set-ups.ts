import type { LoggedEntry } from '@wyrmtable/ui'
import type { Event } from '../../rules/events.ts'

/** A side's set-up in one: how many counters it placed. */
export interface ToldSetUp {
  readonly seq: number
  readonly seat: string
  readonly count: number
}

/** The log with each side's placings told as one; all other entries as they are. */
export function withSetUps(log: readonly LoggedEntry<Event>[]): readonly (LoggedEntry<Event> | ToldSetUp)[] {
  const told: (LoggedEntry<Event> | ToldSetUp)[] = []
  for (const entry of log) {
    const placed = entry.events.filter(({ type }) => type === 'unitPlaced').length
    if (placed === 0 || placed < entry.events.length) {
      told.push(entry)
      continue
    }
    const last = told.at(-1)
    const before = last !== undefined && 'count' in last && last.seat === entry.seat ? last.count : 0
    if (before > 0) told.pop()
    told.push({ seq: entry.seq, seat: entry.seat, count: before + placed })
  }
  return told
}
