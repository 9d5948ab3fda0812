import type { MatchState } from '../rules/match-state.ts'

/** A 32-bit hash (FNV-1a) of all numbers that decide how a scenario goes on; standing orders and the campaign apart. */
export function stateKey({ cells }: MatchState): number {
  let hash = 0x811c9dc5
  for (const cell of cells) hash = Math.imul(hash ^ cell, 0x01000193)
  return hash
}
