import { stateHash } from '@wyrmtable/kernel'
import type { State } from './state.ts'

const PER_BLOCK = 5
const DIGITS = 12
const itself = { encode: (value: unknown) => value }

let lastSeed: readonly number[] = []
let lastPlace = -1
let lastBlock = ''

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at])

/** The block's 64 hex digits; the last one is kept, since ids are given one after the other. */
function blockOf(seed: readonly number[], block: number): string {
  if (block !== lastPlace || !isSame(seed, lastSeed)) {
    lastSeed = [...seed]
    lastPlace = block
    lastBlock = stateHash(itself, ['dragons-wrath-ids/1', ...seed, block])
  }
  return lastBlock
}

/**
 * DW-4.10: the next instance id: a piece of the SHA-256 of the secret seed and a counter, so that no id can
 * be told from others before it, and no die of the game is used up.
 */
export function newId(state: State): string {
  const place = state.idsGiven++
  const start = (place % PER_BLOCK) * DIGITS
  return blockOf(state.idSeed, Math.floor(place / PER_BLOCK)).slice(start, start + DIGITS)
}
