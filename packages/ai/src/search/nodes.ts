/** What is known for certain of a node, from the point of view of the seat that moved into it. */
export const UNKNOWN = 0
export const WON = 1
export const LOST = 2

/** How the children of a node are found. */
export const UNEXPANDED = 0
/** The state here is the same on each visit: all children are listed, one after the other. */
export const FIXED = 1
/** The state may differ from visit to visit: children are added as their actions turn up. */
export const OPEN = 2
/** A decision after which dice fell: each child is one way they fell. */
export const CHANCE = 3

/** None: nothing is below it, nothing beside it. Node 0 is the root, which is nobody's child. */
export const NONE = 0

/**
 * The nodes of a tree in flat arrays, 38 bytes each and the move beside. A child always has a greater
 * number than its parent.
 */
export class Nodes<Action> {
  size = 1
  visits: Int32Array
  /** How often the node could have been chosen; counted below open nodes only. */
  available: Int32Array
  /** Sum of what playouts were worth to the seat that moved into the node. */
  worth: Float64Array
  /** Share of the weight among its siblings. */
  prior: Float32Array
  first: Int32Array
  count: Int32Array
  /** Next child of an open or chance node. */
  next: Int32Array
  /** Hash of the action (below open nodes) or of the state (below chance nodes). */
  key: Int32Array
  kind: Uint8Array
  proof: Uint8Array
  /** The action that leads here. */
  readonly actions: (Action | undefined)[] = [undefined]
  /** The actions of a plan after its first; left empty where the game has no plans. */
  readonly rests: (readonly Action[] | undefined)[] = []
  readonly limit: number

  constructor(limit: number) {
    this.limit = limit
    const capacity = Math.min(limit, 1 << 14)
    this.visits = new Int32Array(capacity)
    this.available = new Int32Array(capacity)
    this.worth = new Float64Array(capacity)
    this.prior = new Float32Array(capacity)
    this.first = new Int32Array(capacity)
    this.count = new Int32Array(capacity)
    this.next = new Int32Array(capacity)
    this.key = new Int32Array(capacity)
    this.kind = new Uint8Array(capacity)
    this.proof = new Uint8Array(capacity)
  }

  /** Makes room for n more nodes and returns the first, or NONE when the limit is reached. */
  add(n: number): number {
    const at = this.size
    if (at + n > this.limit) return NONE
    if (at + n > this.visits.length) this.grow(at + n)
    this.size = at + n
    for (let i = at; i < at + n; i++) this.clear(i)
    return at
  }

  clear(i: number): void {
    this.visits[i] = 0
    this.available[i] = 0
    this.worth[i] = 0
    this.prior[i] = 0
    this.first[i] = NONE
    this.count[i] = 0
    this.next[i] = NONE
    this.key[i] = 0
    this.kind[i] = UNEXPANDED
    this.proof[i] = UNKNOWN
  }

  reset(): void {
    this.size = 1
    this.clear(0)
    this.actions.length = 1
    this.rests.length = 0
  }

  /** Keeps only the node and what is below it; it becomes the root. */
  keep(root: number): void {
    const place = new Int32Array(this.size).fill(-1)
    place[root] = 0
    let kept = 0
    for (let i = root; i < this.size; i++) {
      if (place[i] === -1) continue
      // Parents come before their children, so that marking and moving are one pass, always downwards.
      for (let child = this.firstOf(i); child !== NONE; child = this.after(i, child)) place[child] = 0
      place[i] = kept++
    }
    for (let i = root; i < this.size; i++) {
      const to = place[i] ?? -1
      if (to >= 0) this.move(i, to, place)
    }
    this.size = kept
    this.actions.length = kept
    if (this.rests.length > kept) this.rests.length = kept
  }

  firstOf(node: number): number {
    return this.first[node] ?? NONE
  }

  /** The sibling after this child of the node, or NONE. */
  after(node: number, child: number): number {
    if (this.kind[node] !== FIXED) return this.next[child] ?? NONE
    const following = child + 1
    return following < (this.first[node] ?? 0) + (this.count[node] ?? 0) ? following : NONE
  }

  /** Puts a new child of an open or chance node before the others. */
  link(node: number, child: number): void {
    this.next[child] = this.firstOf(node)
    this.first[node] = child
    this.count[node] = (this.count[node] ?? 0) + 1
  }

  private move(from: number, to: number, place: Int32Array): void {
    const { first, next } = this
    this.visits[to] = this.visits[from] ?? 0
    this.available[to] = this.available[from] ?? 0
    this.worth[to] = this.worth[from] ?? 0
    this.prior[to] = this.prior[from] ?? 0
    first[to] = first[from] === NONE ? NONE : (place[first[from] ?? 0] ?? NONE)
    this.count[to] = this.count[from] ?? 0
    // The root has no siblings; those of others are kept with them.
    next[to] = to === 0 || next[from] === NONE ? NONE : (place[next[from] ?? 0] ?? NONE)
    this.key[to] = this.key[from] ?? 0
    this.kind[to] = this.kind[from] ?? UNEXPANDED
    this.proof[to] = this.proof[from] ?? UNKNOWN
    this.actions[to] = this.actions[from]
    if (this.rests.length > 0) this.rests[to] = this.rests[from]
  }

  private grow(least: number): void {
    let capacity = this.visits.length
    while (capacity < least) capacity *= 2
    capacity = Math.min(capacity, this.limit)
    this.visits = grown(this.visits, new Int32Array(capacity))
    this.available = grown(this.available, new Int32Array(capacity))
    this.worth = grown(this.worth, new Float64Array(capacity))
    this.prior = grown(this.prior, new Float32Array(capacity))
    this.first = grown(this.first, new Int32Array(capacity))
    this.count = grown(this.count, new Int32Array(capacity))
    this.next = grown(this.next, new Int32Array(capacity))
    this.key = grown(this.key, new Int32Array(capacity))
    this.kind = grown(this.kind, new Uint8Array(capacity))
    this.proof = grown(this.proof, new Uint8Array(capacity))
  }
}

function grown<Flat extends { set(source: Flat): void }>(from: Flat, to: Flat): Flat {
  to.set(from)
  return to
}
