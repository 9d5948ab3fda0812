import type { Tagged } from '../game/contract.ts'
import type { Entry } from './entry.ts'

/**
 * The entries of a record and how they hang together: which of them still count, and what an entry goes on
 * from. Knows nothing of states.
 */
export class Course<Action extends Tagged> {
  /** All of them from `since` + 1 on. */
  readonly entries: Entry<Action>[] = []
  /** Number of the last entry before the first that is here; 0 where the record is whole. */
  readonly since: number
  /** Those that are not taken back; the same list as `entries` as long as nothing was. */
  private live: Entry<Action>[] = this.entries
  /** What a take-back came back to, by its number; all other entries are a position of their own. */
  private readonly returns = new Map<number, number>()

  constructor(since: number) {
    this.since = since
  }

  get seq(): number {
    return this.since + this.entries.length
  }

  get line(): readonly Entry<Action>[] {
    return this.live
  }

  /** Number of the entry whose position is on the board now. */
  get tip(): number {
    return this.live.at(-1)?.seq ?? this.since
  }

  entry(seq: number): Entry<Action> | undefined {
    return this.entries[seq - this.since - 1]
  }

  /** The entry that made the position which stood after entry `seq`: itself, or what it came back to. */
  positionAfter(seq: number): number {
    return this.returns.get(seq) ?? seq
  }

  /** Whether a take-back may go there: to an earlier position of the live line, and not past other rules or dice. */
  canReturnTo(seq: number): boolean {
    if (seq >= this.tip || seq < this.since) return false
    const place = this.placeOf(seq)
    return (
      place !== undefined &&
      !this.live.slice(place).some(({ fact }) => fact?.type === 'rules' || fact?.type === 'wentOnline')
    )
  }

  push(entry: Entry<Action>): void {
    this.entries.push(entry)
    if (entry.fact?.type === 'takenBack') this.cut(entry.seq, entry.fact.to)
    else if (this.live !== this.entries) this.live.push(entry)
  }

  private cut(seq: number, to: number): void {
    this.returns.set(seq, to)
    const place = this.placeOf(to)
    if (place === undefined) throw new RangeError(`entry ${to} is not on the live line`)
    if (this.live === this.entries) this.live = this.entries.slice(0, place)
    else this.live.length = place
  }

  /** How many of the live line stand up to the entry, itself included; undefined where it is not on it. */
  private placeOf(seq: number): number | undefined {
    if (seq === this.since) return 0
    let low = 0
    let high = this.live.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.live[middle]?.seq ?? 0
      if (found === seq) return middle + 1
      if (found < seq) low = middle + 1
      else high = middle - 1
    }
    return undefined
  }
}
