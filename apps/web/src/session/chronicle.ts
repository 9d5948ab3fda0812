import type { Game, Tagged, Viewer } from '@wyrmtable/kernel'
import type { LoggedEntry } from '@wyrmtable/ui'

/**
 * What a match has told so far, for each viewer what they may learn of it. It is the live line, numbered from 1 without
 * gaps: what was taken back is not there.
 */
export class Chronicle {
  private readonly game: Game
  private readonly entries: LoggedEntry[] = []
  private readonly seen = new Map<Viewer, LoggedEntry[]>()

  constructor(game: Game) {
    this.game = game
  }

  /** What the last entry told, all of it. */
  get latest(): readonly Tagged[] {
    return this.entries.at(-1)?.events ?? []
  }

  /** Number of the last entry; 0 before the first. */
  get seq(): number {
    return this.entries.at(-1)?.seq ?? 0
  }

  /** What the set-up told, before everything else. Nobody in particular sets up. */
  open(events: readonly Tagged[]): void {
    if (events.length > 0) this.entries.push({ seq: 0, seat: '', events })
  }

  push(seat: string | undefined, events: readonly Tagged[]): void {
    this.entries.push({ seq: this.seq + 1, seat: seat ?? '', events })
  }

  pop(): void {
    this.entries.pop()
    for (const seen of this.seen.values()) seen.length = Math.min(seen.length, this.entries.length)
  }

  /** A new list each time. */
  seenBy(viewer: Viewer): readonly LoggedEntry[] {
    if (!this.game.hasSecrets) return this.entries.slice()
    const seen = this.seen.get(viewer) ?? []
    for (const { seq, seat, events } of this.entries.slice(seen.length)) {
      seen.push({ seq, seat, events: events.flatMap((event) => this.game.redact(event, viewer) ?? []) })
    }
    this.seen.set(viewer, seen)
    return seen.slice()
  }
}
