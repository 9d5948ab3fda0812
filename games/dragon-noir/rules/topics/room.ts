import { DIRECTIONS, type HexId } from '@wyrmtable/hex'
import type { Stand, State } from '../state.ts'
import { bodyOf, isBlackDragon, isHorse } from './counters.ts'
import { bodyAt, occupants, shifted, standOf } from './occupancy.ts'

/** How many friends one shift may push on, one after another. */
const LONGEST_CHAIN = 4

/** DN-12.3: where a friend may be shifted one hex; `taken` are hexes of the chain, which nobody may end on. */
export function displacements(
  state: State,
  slot: number,
  taken: readonly HexId[],
  depth = 0,
): readonly Stand[] {
  if (isBlackDragon(state, slot) || depth > LONGEST_CHAIN) return []
  const from = standOf(state, slot)
  return DIRECTIONS.flatMap((direction) => {
    const to = shifted(state, slot, direction, from)
    const hexes = to && bodyAt(state, slot, to)
    if (to === undefined || hexes === undefined || hexes.some((hex) => taken.includes(hex))) return []
    return canMakeRoom(state, slot, hexes, [...taken, ...bodyOf(state, slot)], depth + 1) ? [to] : []
  })
}

/** Whether everybody on the hexes is a friend who can be shifted in turn. */
export function canMakeRoom(
  state: State,
  slot: number,
  hexes: readonly HexId[],
  taken: readonly HexId[],
  depth = 0,
): boolean {
  return hexes.every((hex) =>
    occupants(state, hex).every(
      (other) =>
        other === slot ||
        (!isHorse(state, other) &&
          state.side(other) === state.side(slot) &&
          displacements(state, other, [...taken, ...hexes], depth).length > 0),
    ),
  )
}

/** Hexes that a step of displacement remembers (one higher, 0 is none): those taken last, on which nobody may end. */
const REMEMBERED = 3

/**
 * Those who must be shifted before a counter may stay where it now is, one step each. `taken` are the hexes
 * of those who pushed before.
 */
export function pushApart(state: State, slot: number, taken: readonly HexId[] = []): void {
  const body = bodyOf(state, slot)
  const crowd = new Set(body.flatMap((hex) => occupants(state, hex, state.level(slot))))
  crowd.delete(slot)
  const chain = [...body, ...taken].slice(0, REMEMBERED)
  for (const other of crowd) state.push('displace', other, ...chain.map((hex) => hex + 1))
}
