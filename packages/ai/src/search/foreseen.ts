import { childByKey, likely } from './children.ts'
import { CHANCE, FIXED, NONE, type Nodes } from './nodes.ts'

/** Most states that are compared. */
const COMPARED = 200
/** Moves from the root within which the state is sought. */
const MOVES = 3

/** What the search of a game does with the states themselves. */
interface Steps<S> {
  keyOf(state: S): number
  /** A copy of the state after the move from a node to its child; undefined where that is not one certain state. */
  after(before: S, node: number, child: number): S | undefined
}

/** The node of a tree in which a state of that key was foreseen, along its likeliest moves; −1 if none is. */
export function foreseen<S, A>(nodes: Nodes<A>, root: S, wanted: number, { keyOf, after }: Steps<S>): number {
  if (keyOf(root) === wanted) return 0
  let left = COMPARED
  const front: { readonly node: number; readonly state: S }[] = [{ node: 0, state: root }]
  for (let move = 0; move < MOVES; move++) {
    for (const { node, state: before } of front.splice(0)) {
      if (nodes.kind[node] !== FIXED) continue
      for (const child of likely(nodes, node)) {
        if (left-- <= 0) return -1
        if (nodes.kind[child] === CHANCE) {
          const found = childByKey(nodes, child, wanted)
          if (found !== NONE) return found
          continue
        }
        const state = after(before, node, child)
        if (state === undefined) continue
        if (keyOf(state) === wanted) return child
        front.push({ node: child, state })
      }
    }
  }
  return -1
}
