import { Nodes } from '../../packages/ai/src/search/nodes.ts'

/** Bytes of typed arrays for each node of a tree, counted on one, and those of the reference to its move. */
export function nodeBytes(): number {
  const capacity = 1 << 14
  const nodes = new Nodes<object>(capacity)
  let bytes = 0
  for (const array of Object.values(nodes)) if (ArrayBuffer.isView(array)) bytes += array.byteLength
  // Moves and the rest of plans are two lists of references.
  return bytes / capacity + 2 * 8
}
