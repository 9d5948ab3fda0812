import type { Seat } from '@wyrmtable/kernel'
import { awayMs } from './away.ts'
import type { RunningMatch } from './running-match.ts'
import type { Time } from './time.ts'

/** Between two tellings that somebody is still there. */
const tellMs = 20_000

/**
 * Who did something lately: moved, spoke, or touched the page. An open page alone is nobody's presence. It is not kept
 * anywhere: after a restart nobody has been seen yet. What other processes see they say.
 */
export class Presence {
  private readonly time: Time
  /** By match, when each seat was seen last, by id. */
  private readonly seen = new Map<string, Map<string, number>>()
  /** Before this somebody may have been here whom nobody saw. */
  private readonly since: number
  private readonly tell: (match: string, text: string) => void
  private readonly whisper: (text: string) => void

  constructor(time: Time, tell: (match: string, text: string) => void, whisper: (text: string) => void) {
    this.time = time
    this.since = time.now()
    this.tell = tell
    this.whisper = whisper
  }

  note(running: RunningMatch, seat: Seat): void {
    const { id } = running.row
    const now = this.time.now()
    const name = running.seatId(seat)
    const before = this.seen.get(id)?.get(name) ?? Number.NEGATIVE_INFINITY
    if (now - before < tellMs) return
    this.whisper(this.keep(id, name, now))
  }

  /** What another process saw. */
  heard({ match, seat, at }: { readonly match: string; readonly seat: string; readonly at: number }): void {
    this.keep(match, seat, at)
  }

  /** When each seat was seen last, by id. */
  of(running: RunningMatch): Readonly<Record<string, number>> {
    return Object.fromEntries(this.seen.get(running.row.id) ?? [])
  }

  /** When the seat was seen last; undefined where it never was, as far as this process knows. */
  lastSeen(running: RunningMatch, seat: Seat): number | undefined {
    return this.seen.get(running.row.id)?.get(running.seatId(seat))
  }

  isAway(running: RunningMatch, seat: Seat, at: number): boolean {
    return at - (this.lastSeen(running, seat) ?? this.since) >= awayMs
  }

  private keep(match: string, seat: string, at: number): string {
    const seats = this.seen.get(match) ?? new Map<string, number>()
    seats.set(seat, at)
    this.seen.delete(match)
    this.seen.set(match, seats)
    if (this.seen.size > 5_000) this.seen.delete(this.seen.keys().next().value ?? '')
    const text = JSON.stringify({ type: 'presence', match, seat, at })
    this.tell(match, text)
    return text
  }
}
