const firstInterval = 32
const most = 128

interface Shelved<State> {
  /** How many live entries lie before it. */
  readonly depth: number
  readonly state: State
}

/**
 * States of one match, kept so that any earlier state is a few entries away and memory stays bounded
 * however long the match: when the shelf is full, every other one goes and the distance doubles. The
 * state before the first entry always stays. Shelved states are never changed; readers clone.
 */
export class Snapshots<State> {
  /** By the number of the entry, in ascending order. */
  private readonly kept = new Map<number, Shelved<State>>()
  private interval = firstInterval
  readonly start: State

  /** Keeps the starting state, which stood after entry `seq`. */
  constructor(seq: number, start: State) {
    this.start = start
    this.kept.set(seq, { depth: 0, state: start })
  }

  get size(): number {
    return this.kept.size
  }

  /** Whether the state with so many live entries before it is to be kept. */
  isDue(depth: number): boolean {
    if (depth % this.interval !== 0) return false
    if (this.kept.size < most) return true
    this.interval *= 2
    for (const [seq, shelved] of this.kept) {
      if (shelved.depth % this.interval !== 0) this.kept.delete(seq)
    }
    return depth % this.interval === 0
  }

  keep(seq: number, depth: number, state: State): void {
    this.kept.set(seq, { depth, state })
  }

  /** The state after just this entry, if it is kept. */
  get(seq: number): State | undefined {
    return this.kept.get(seq)?.state
  }

  /** Forgets those after the entry: what they belong to was taken back. */
  cut(seq: number): void {
    for (const one of this.kept.keys()) if (one > seq) this.kept.delete(one)
  }
}
