import type { HexId } from '@wyrmtable/hex'
import type { State } from '../state.ts'
import { ledBy } from './horses.ts'
import { corpseCost, isBarred, isTaken } from './occupancy.ts'

/** Who and what is in the way of a mover, and the horses that go with it. */
export interface Obstacles {
  /** DN-7.3: whether a standing enemy keeps it out of a hex. */
  isBarred(hex: HexId, level: number): boolean
  /** DN-7.8: MP for corpses on a hex; undefined where they close it. */
  corpseCost(hex: HexId): number | undefined
  /** Whether somebody else lives on a hex. */
  isTaken(hex: HexId, level: number): boolean
  /** Horses that it leads. */
  led(): readonly number[]
}

export const obstaclesOf = (state: State, slot: number): Obstacles => ({
  isBarred: (hex, level) => isBarred(state, state.side(slot), hex, level),
  corpseCost: (hex) => corpseCost(state, hex),
  isTaken: (hex, level) => isTaken(state, slot, hex, level),
  led: () => ledBy(state, slot),
})

const UNKNOWN = 0
const NO = 1
const YES = 2
const CLOSED = -2
const UNASKED = -1

/**
 * The same, each asked for once: for as long as nobody but the mover changes places, since nothing here depends on
 * where it is itself. A search for reach asks for a hex from each of its neighbours and in each facing.
 */
export function remembered(obstacles: Obstacles, hexes: number): Obstacles {
  const barred = new Uint8Array(2 * hexes)
  const taken = new Uint8Array(2 * hexes)
  const costs = new Int16Array(hexes).fill(UNASKED)
  let horses: readonly number[] | undefined
  return {
    isBarred(hex, level) {
      const at = 2 * hex + level
      if (barred[at] === UNKNOWN) barred[at] = obstacles.isBarred(hex, level) ? YES : NO
      return barred[at] === YES
    },
    corpseCost(hex) {
      if (costs[hex] === UNASKED) costs[hex] = obstacles.corpseCost(hex) ?? CLOSED
      return costs[hex] === CLOSED ? undefined : costs[hex]
    },
    isTaken(hex, level) {
      const at = 2 * hex + level
      if (taken[at] === UNKNOWN) taken[at] = obstacles.isTaken(hex, level) ? YES : NO
      return taken[at] === YES
    },
    led() {
      horses ??= obstacles.led()
      return horses
    },
  }
}
