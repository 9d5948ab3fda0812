import { childByKey } from './children.ts'
import { CHANCE, NONE, type Nodes } from './nodes.ts'

/**
 * The child of a node for how the dice have just fallen, by the key of the state that came of it, added where it is
 * the first time; NONE where there is no room.
 */
export function fallen(nodes: Nodes<unknown>, node: number, key: number): number {
  nodes.kind[node] = CHANCE
  const known = childByKey(nodes, node, key)
  if (known !== NONE) return known
  const child = nodes.add(1)
  if (child === NONE) return NONE
  nodes.key[child] = key
  nodes.link(node, child)
  return child
}
