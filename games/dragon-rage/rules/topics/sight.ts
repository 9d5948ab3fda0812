import {
  distance,
  type EdgeId,
  edgeBetween,
  type HexId,
  lineIntersectsEdge,
  lineIntersectsHex,
} from '@wyrmtable/hex'
import { board, entranceAt, entranceOn, towerHexes, wallGates, wallSides } from '../map.ts'
import type { Options } from '../options.ts'

type Touch = Options['losTouch']

/**
 * DR-21.6: the closed segment between the two centres; walls (gates included) and whole tower hexes block
 * it, by any common point or, in the variant, only where it really passes through them.
 */
function isClear(from: HexId, to: HexId, touch: Touch, except: EdgeId | -1): boolean {
  // Only what lies near a short line can touch it; the exact tests are for the rest.
  const reach = distance(board, from, to) + 1
  const near = (hex: HexId): boolean => distance(board, from, hex) <= reach
  for (const tower of towerHexes) {
    if (near(tower) && lineIntersectsHex(board, from, to, tower, touch)) return false
  }
  for (const wall of wallSides) {
    if (wall === except || !near(board.edgeHexes[wall * 2] as HexId)) continue
    if (lineIntersectsEdge(board, from, to, wall, touch)) return false
  }
  return true
}

/** Answers for pairs of hexes, which never change during a game: 0 unknown, 1 clear, 2 blocked. */
const memo: Readonly<Record<Touch, Uint8Array>> = {
  blocks: new Uint8Array(board.size * board.size),
  open: new Uint8Array(board.size * board.size),
}

function hasLine(from: HexId, to: HexId, touch: Touch): boolean {
  const table = memo[touch]
  const index = from * board.size + to
  if (table[index] === 0) table[index] = isClear(from, to, touch, -1) ? 1 : 2
  return table[index] === 1
}

/** Whether an archer sees a hex when neither stands in a tower (DR-21.6) or shoots through a gate (DR-21.7). */
export function canSee(from: HexId, to: HexId, options: Options): boolean {
  if (hasLine(from, to, options.losTouch)) return true
  const edge = edgeBetween(board, from, to)
  const gate = edge === -1 ? -1 : entranceOn(edge)
  if (gate >= 0 && entranceAt(gate).inWall) return true
  return options.gateShot === 'anyLine' && seesOverGate(from, to, options.losTouch)
}

/** DR-21.7 variant: over the gate of the dragon's own hex, from further back. */
function seesOverGate(from: HexId, to: HexId, touch: Touch): boolean {
  return wallGates.some((id) => {
    const { edge } = entranceAt(id)
    const beside = board.edgeHexes[edge * 2] === to || board.edgeHexes[edge * 2 + 1] === to
    return beside && isClear(from, to, touch, edge)
  })
}
