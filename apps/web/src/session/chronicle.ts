import { type Entry, type Game, seatOfEntry, type Tagged, type Viewer } from '@wyrmtable/kernel'
import type { LoggedEntry } from '@wyrmtable/ui'
import { redacted, toldBy } from '../facts/fact-event.ts'

/** An entry of the live line, numbered by its place there. */
interface Told extends LoggedEntry {
  /** Facts are for everybody. */
  readonly isFact: boolean
}

/** What a viewer has learned of. */
interface Learned {
  readonly logged: LoggedEntry[]
  /** The place of each in the live line. */
  readonly places: number[]
  /** How many entries were looked at. */
  looked: number
}

/**
 * What a match has told so far, for each viewer what they may learn of it. It is the live line: what was taken back is
 * not there. Each viewer has numbers of their own, from 1 without gaps: those of what others did in secret would tell
 * how often they did something.
 */
export class Chronicle {
  private readonly game: Game
  private readonly entries: Told[] = []
  private readonly learned = new Map<Viewer, Learned>()

  constructor(game: Game) {
    this.game = game
  }

  /** What the last entry told, all of it. */
  get latest(): readonly Tagged[] {
    return this.entries.at(-1)?.events ?? []
  }

  /** What the set-up told, before everything else. Nobody in particular sets up. */
  open(events: readonly Tagged[]): void {
    if (events.length > 0) this.entries.push({ seq: 0, seat: '', events, isFact: false })
  }

  push(entry: Entry, events: readonly Tagged[]): void {
    const seat = seatOfEntry(entry) ?? ''
    const isFact = entry.fact !== undefined
    this.entries.push({ seq: this.place + 1, seat, events: toldBy(entry, events), isFact })
  }

  pop(): void {
    this.entries.pop()
    for (const learned of this.learned.values()) {
      learned.looked = Math.min(learned.looked, this.entries.length)
      while ((learned.places.at(-1) ?? 0) > this.place) {
        learned.places.pop()
        learned.logged.pop()
      }
    }
  }

  /** A new list each time. */
  seenBy(viewer: Viewer): readonly LoggedEntry[] {
    return this.game.hasSecrets ? this.learnedBy(viewer).logged.slice() : this.entries.slice()
  }

  /** The viewer's number of the last entry that they learned of; 0 before the first. */
  seqFor(viewer: Viewer): number {
    return this.game.hasSecrets ? (this.learnedBy(viewer).logged.at(-1)?.seq ?? 0) : this.place
  }

  /** The place in the live line of the entry that has this number for the viewer; 0 where it has none. */
  placeOf(viewer: Viewer, seq: number): number {
    if (!this.game.hasSecrets) return seq
    const { logged, places } = this.learnedBy(viewer)
    return places[logged.findIndex((one) => one.seq === seq)] ?? 0
  }

  private get place(): number {
    return this.entries.at(-1)?.seq ?? 0
  }

  private learnedBy(viewer: Viewer): Learned {
    const learned = this.learned.get(viewer) ?? { logged: [], places: [], looked: 0 }
    this.learned.set(viewer, learned)
    const own = viewer === 'spectator' ? undefined : this.game.seatIds[viewer]
    for (const { seq: place, seat, events, isFact } of this.entries.slice(learned.looked)) {
      learned.looked++
      const told = events.flatMap((event) => redacted(event, (one) => this.game.redact(one, viewer)))
      if (!isFact && told.length === 0 && seat !== own) continue
      const seq = place === 0 ? 0 : (learned.logged.at(-1)?.seq ?? 0) + 1
      learned.logged.push({ seq, seat, events: told })
      learned.places.push(place)
    }
    return learned
  }
}
