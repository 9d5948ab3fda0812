/** A state and after which entry it stood. */
export interface Snapshot<State> {
  readonly seq: number
  readonly state: State
}

const firstInterval = 32
const most = 128

/**
 * States of one match, kept so that any earlier state is a few entries away and memory stays bounded
 * however long the match: when the shelf is full, every other one goes and the distance doubles. The
 * state before the first entry always stays. Shelved states are never changed; readers clone.
 */
export class Snapshots<State> {
  private list: Snapshot<State>[]
  private interval = firstInterval
  private readonly clone: (state: State) => State

  /** Keeps a copy of the starting state. */
  constructor(start: State, clone: (state: State) => State) {
    this.clone = clone
    this.list = [{ seq: 0, state: clone(start) }]
  }

  get size(): number {
    return this.list.length
  }

  /** Called after each entry; copies the state if this one is due. */
  offer(seq: number, state: State): void {
    if (seq % this.interval !== 0) return
    if (this.list.length >= most) {
      this.interval *= 2
      this.list = this.list.filter((shelved) => shelved.seq % this.interval === 0)
      if (seq % this.interval !== 0) return
    }
    this.list.push({ seq, state: this.clone(state) })
  }

  /** The last one at or before the entry. */
  before(seq: number): Snapshot<State> {
    let low = 0
    let high = this.list.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.list[middle]?.seq ?? 0) <= seq) low = middle
      else high = middle - 1
    }
    const found = this.list[low]
    if (found === undefined) throw new Error('the starting state is always kept')
    return found
  }

  /** Forgets those after the entry: they belong to actions taken back. */
  cut(seq: number): void {
    while (this.list.length > 1 && (this.list.at(-1)?.seq ?? 0) > seq) this.list.pop()
  }
}
