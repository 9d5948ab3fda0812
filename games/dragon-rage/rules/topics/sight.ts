import {
  distance,
  type EdgeId,
  edgeBetween,
  type HexId,
  lineIntersectsEdge,
  lineIntersectsHex,
} from '@wyrmtable/hex'
import type { CityMap } from '../city-map.ts'
import { board } from '../map.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'

type Touch = Options['losTouch']

/**
 * DR-21.6: the closed segment between the two centres; walls (gates included) and whole tower hexes block
 * it, by any common point or, in the variant, only where it really passes through them.
 */
function isClear(map: CityMap, from: HexId, to: HexId, touch: Touch, except: EdgeId | -1): boolean {
  // Only what lies near a short line can touch it; the exact tests are for the rest.
  const reach = distance(board, from, to) + 1
  const near = (hex: HexId): boolean => distance(board, from, hex) <= reach
  for (const tower of map.towerHexes) {
    if (near(tower) && lineIntersectsHex(board, from, to, tower, touch)) return false
  }
  for (const wall of map.wallSides) {
    if (wall === except || !near(board.edgeHexes[wall * 2] as HexId)) continue
    if (lineIntersectsEdge(board, from, to, wall, touch)) return false
  }
  return true
}

/** The lines between pairs of hexes never change during a game: each is looked along once. */
function hasLine(map: CityMap, from: HexId, to: HexId, touch: Touch): boolean {
  const table = map.sights[touch]
  const index = from * board.size + to
  if (table[index] === 0) table[index] = isClear(map, from, to, touch, -1) ? 1 : 2
  return table[index] === 1
}

/** Whether an archer sees a hex when neither stands in a tower (DR-21.6) or shoots through a gate (DR-21.7). */
export function canSee({ map, options }: State, from: HexId, to: HexId): boolean {
  if (hasLine(map, from, to, options.losTouch)) return true
  const edge = edgeBetween(board, from, to)
  const gate = edge === -1 ? -1 : map.entranceOn(edge)
  if (gate >= 0 && map.entranceAt(gate).inWall) return true
  return options.gateShot === 'anyLine' && seesOverGate(map, from, to, options.losTouch)
}

/** DR-21.7 variant: over the gate of the dragon's own hex, from further back. */
function seesOverGate(map: CityMap, from: HexId, to: HexId, touch: Touch): boolean {
  return map.wallGates.some((id) => {
    const { edge } = map.entranceAt(id)
    const beside = board.edgeHexes[edge * 2] === to || board.edgeHexes[edge * 2 + 1] === to
    return beside && isClear(map, from, to, touch, edge)
  })
}
