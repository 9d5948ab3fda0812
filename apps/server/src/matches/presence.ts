import type { Seat } from '@wyrmtable/kernel'
import type { RunningMatch } from './running-match.ts'
import type { Time } from './time.ts'

/** Between two tellings that somebody is still there. */
const tellMs = 20_000

/**
 * Who did something lately: moved, spoke, or touched the page. An open page alone is nobody's presence. It is not kept
 * anywhere: after a restart nobody has been seen yet.
 */
export class Presence {
  private readonly time: Time
  private readonly seen = new Map<string, Map<Seat, number>>()
  private readonly tell: (match: string, text: string) => void

  constructor(time: Time, tell: (match: string, text: string) => void) {
    this.time = time
    this.tell = tell
  }

  note(running: RunningMatch, seat: Seat): void {
    const { id } = running.row
    const now = this.time.now()
    const seats = this.seen.get(id) ?? new Map<Seat, number>()
    const before = seats.get(seat) ?? Number.NEGATIVE_INFINITY
    if (now - before < tellMs) return
    seats.set(seat, now)
    this.seen.delete(id)
    this.seen.set(id, seats)
    if (this.seen.size > 5_000) this.seen.delete(this.seen.keys().next().value ?? '')
    this.tell(id, JSON.stringify({ type: 'presence', match: id, seat: running.seatId(seat), at: now }))
  }

  /** When each seat was seen last, by id. */
  of(running: RunningMatch): Readonly<Record<string, number>> {
    const seats = this.seen.get(running.row.id) ?? []
    return Object.fromEntries(Array.from(seats, ([seat, at]) => [running.seatId(seat), at]))
  }
}
