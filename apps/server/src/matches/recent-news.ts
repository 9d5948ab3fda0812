import type { Seat } from '@wyrmtable/kernel'
import type { LineBody } from './line.ts'

/** What everybody was told by one line. */
export interface Told {
  readonly n: number
  readonly at: number
  /** Number of the entry, where the line is one of the game. */
  readonly seq?: number
  /** The number of the latest news of each viewer, this line included. */
  readonly numbers: readonly number[]
  /** By viewer; undefined where this line told nothing. */
  readonly news: readonly (string | undefined)[]
}

/** Characters of news that are kept at hand for streams that come back. */
const newsKept = 200_000

/** The latest news of a match, so that a stream that was cut for a moment goes on without asking the store. */
export class RecentNews {
  private readonly told: Told[] = []
  private size = 0
  /** The line at which each seat changed hands last. */
  private readonly takenOverAt = new Map<Seat, number>()

  /** Keeps what a line told, and lets go of the oldest where that is too much. */
  keep(told: Told): void {
    this.told.push(told)
    this.size += sizeOf(told)
    let gone = 0
    while (this.size > newsKept && gone < this.told.length - 1) {
      const first = this.told[gone++]
      if (first !== undefined) this.size -= sizeOf(first)
    }
    if (gone > 0) this.told.splice(0, gone)
  }

  /** At this line somebody else took the seat. */
  takenOver(seat: Seat, n: number): void {
    this.takenOverAt.set(seat, n)
  }

  /**
   * What the viewer was told after a number, as far as line `upTo`, at which theirs was `last`; undefined where that is
   * not all at hand, or not all for whoever sits there now.
   */
  since(viewer: number, number: number, upTo: number, last: number): readonly Told[] | undefined {
    const found = this.told.filter(
      (told) => told.n <= upTo && told.news[viewer] !== undefined && (told.numbers[viewer] ?? 0) > number,
    )
    if (found.some(({ n }) => n < (this.takenOverAt.get(viewer) ?? 0))) return undefined
    return found.length === last - number ? found : undefined
  }

  line(n: number): Told | undefined {
    return this.told.findLast((told) => told.n === n)
  }
}

/** The number of the entry that a line holds, for what was told by it. */
export const seqOf = (body: LineBody): { seq?: number } =>
  body.type === 'done' ? { seq: body.entry.seq } : {}

/** The viewers' numbers as a stored line has them. */
export const numbersOf = (told: string): readonly number[] => told.split(',').map(Number)

/** Texts that several viewers share count once. */
const sizeOf = ({ news }: Told): number => {
  let size = 0
  for (const [place, text] of news.entries()) if (news.indexOf(text) === place) size += text?.length ?? 0
  return size
}
