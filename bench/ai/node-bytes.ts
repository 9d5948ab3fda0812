import type { createSearch } from '@wyrmtable/ai'
import { seededDice } from '@wyrmtable/kernel'
import { connectFour } from '../games/connect-four.ts'

/** Bytes that each node adds to typed arrays, measured on a tree of a quarter of a million nodes. */
export function nodeBytes(create: typeof createSearch): number {
  const search = create(connectFour, {}, { seed: 1 })
  const before = process.memoryUsage().arrayBuffers
  search.begin(connectFour.setup({}, 2, seededDice(1)), 0)
  // The arrays double, so that they are full just at a power of two.
  search.think({ playouts: 2_000_000, nodes: (1 << 18) - 8 })
  const { nodes } = search.report()
  globalThis.gc?.()
  const after = process.memoryUsage().arrayBuffers
  return (after - before) / nodes
}
