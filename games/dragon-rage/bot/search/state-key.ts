import type { State } from '../../rules/state.ts'

/** A 32-bit hash of a state. */
export function stateKey(state: State): number {
  const { cells } = state
  let hash = 0x811c9dc5
  for (let i = 0; i < cells.length; i++) {
    hash = Math.imul(hash ^ (cells[i] ?? 0), 0x01000193)
    hash ^= hash >>> 13
  }
  return hash
}
