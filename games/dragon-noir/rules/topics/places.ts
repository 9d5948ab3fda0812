import { distance, hexesByDistance } from '@wyrmtable/hex'
import type { Stand, State } from '../state.ts'
import { isBlackDragon } from './counters.ts'
import { corpseCost, mayStandAt, standOf } from './occupancy.ts'

/** Farthest that somebody is ever moved to find room. */
const FARTHEST = 12

/** DN-13.4, DN-15.12, DN-15.14: the nearest free hexes where a counter could stand, all equally near. */
export function nearestFree(state: State, slot: number): readonly Stand[] {
  if (isBlackDragon(state, slot)) return []
  const { facing, hex } = standOf(state, slot)
  const { board } = state.ground
  const found: Stand[] = []
  let radius = -1
  for (const other of hexesByDistance(board, hex, FARTHEST)) {
    const steps = distance(board, hex, other)
    if (radius >= 0 && steps > radius) break
    const stand: Stand = { hex: other, facing, level: 0 }
    if (corpseCost(state, other) === undefined || !mayStandAt(state, slot, stand)) continue
    radius = steps
    found.push(stand)
  }
  return found
}

/** One free place as near as any, or undefined where there is none. */
export const nearPlace = (state: State, slot: number): Stand | undefined => nearestFree(state, slot)[0]
