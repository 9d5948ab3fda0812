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
 *
 * Where nothing is secret it may begin in the middle (`skip`), so that a long match is told at once from where it was
 * stored; what came before is put in front of it later.
 */
export class Chronicle {
  private readonly game: Game
  private entries: Told[] = []
  /** How many entries stand before the first that is here. */
  private skipped = 0
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
    this.entries.push(toldAt(this.place + 1, entry, events))
  }

  /** So many entries come before the next, and are told later. Only where nothing is secret: others count what they see. */
  skip(entries: number): void {
    if (this.game.hasSecrets || this.entries.length > 0)
      throw new Error('only a game without secrets, at its beginning')
    this.skipped = entries
  }

  /** Whether something before the first entry that is here is still to be told. */
  get isCut(): boolean {
    return this.skipped > 0
  }

  /** What the set-up and the entries that were skipped told. */
  fill(
    setUp: readonly Tagged[],
    skipped: readonly { readonly entry: Entry; readonly events: readonly Tagged[] }[],
  ): void {
    const later = this.entries
    this.entries = []
    this.skipped = 0
    this.open(setUp)
    this.entries.push(...skipped.map(({ entry, events }, at) => toldAt(at + 1, entry, events)), ...later)
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
    return this.entries.at(-1)?.seq ?? this.skipped
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

const toldAt = (seq: number, entry: Entry, events: readonly Tagged[]): Told => ({
  seq,
  seat: seatOfEntry(entry) ?? '',
  events: toldBy(entry, events),
  isFact: entry.fact !== undefined,
})
