import { DIRECTIONS, type HexId } from '@wyrmtable/hex'
import type { Stand, State } from '../state.ts'
import { bodyOf, isBlackDragon, isHorse, livingAt } from './counters.ts'
import { bodyAt, shifted, standOf } from './occupancy.ts'

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
    livingAt(state, hex).every(
      (other) =>
        other === slot ||
        (!isHorse(state, other) &&
          state.side(other) === state.side(slot) &&
          displacements(state, other, [...taken, ...hexes], depth).length > 0),
    ),
  )
}

/** Those who must be shifted before a counter may stay where it now is, one step each. */
export function pushApart(state: State, slot: number): void {
  const crowd = new Set(bodyOf(state, slot).flatMap((hex) => livingAt(state, hex)))
  crowd.delete(slot)
  for (const other of crowd) {
    const sharesEntrance =
      state.ground.terrain(state.hex(slot)) === 'entrance' && state.level(other) !== state.level(slot)
    if (!sharesEntrance) state.push('displace', other)
  }
}
