import type { Direction, EdgeId, HexId } from '@wyrmtable/hex'
import { distance } from '@wyrmtable/hex'
import {
  ahead,
  board,
  entranceAt,
  entranceOn,
  isClosedSide,
  sideOf,
  terrainAt,
  vpHexes,
} from '../rules/map.ts'
import type { Dragon } from '../rules/pieces.ts'
import type { State } from '../rules/state.ts'
import { canBound, canTakeOff, walkMp, wingsCarry } from '../rules/topics/abilities.ts'

/** More than any way on this map costs. */
const FAR = 99

/** Walk points that a way through a closed side costs beside the step: a gate takes one, a door none. */
function costOfSide(edge: EdgeId): number {
  if (!isClosedSide(edge)) return 1
  const id = entranceOn(edge)
  if (id < 0) return FAR
  return entranceAt(id).kind === 'gate' ? 2 : 1
}

const isLand = (hex: HexId): boolean => {
  const terrain = terrainAt(hex)
  return terrain !== 'sea' && terrain !== 'river' && terrain !== 'ford'
}

/** Walk points from every hex to each VP hex on the bare map, turning left out; made once. */
const walkTables: readonly Uint8Array[] = vpHexes.map((goal) => {
  const points = new Uint8Array(board.size).fill(FAR)
  points[goal] = 0
  let front: HexId[] = [goal]
  while (front.length > 0) {
    const next: HexId[] = []
    for (const hex of front) {
      for (let direction = 0; direction < 6; direction++) {
        const from = ahead(hex, direction as Direction)
        const side = sideOf(hex, direction as Direction)
        if (from === -1 || side === -1 || !isLand(from)) continue
        const cost = (points[hex] ?? FAR) + costOfSide(side)
        if (cost < (points[from] ?? FAR)) {
          points[from] = cost
          next.push(from)
        }
      }
    }
    front = next
  }
  return points
})

/** A share of a turn that turning towards the goal and landing exactly on it cost on the way. */
const AIMING = 0.4

/**
 * About how many of its moves a dragon needs to destroy a VP hex, by the quickest way it has left: on foot,
 * in bounds or on the wing. A move under way counts with what is left of it.
 */
export function movesTo(state: State, d: Dragon, vp: number): number {
  const goal = vpHexes[vp]
  const hex = state.dragonHex(d)
  if (goal === undefined || hex < 0) return FAR
  const away = distance(board, hex, goal)
  const moving = state.mover === d ? state.mode(d) : undefined
  const spent = state.hasMoved(d) && state.phase === 'invaderMovement' ? 1 : 0

  if (state.isFlying(d)) {
    // It lands in the move after the one that brings it there; in place if it is above the goal already.
    if (!wingsCarry(state, d)) return spent + (away === 0 ? 1 : FAR)
    return spent + Math.max(1, away / 6 + (away === 0 ? 0 : AIMING))
  }
  const walk = walkMp(state, d)
  const onFoot = walkTables[vp]?.[hex] ?? FAR
  const byFoot = walk === 0 ? onFoot * 1.2 : (onFoot + 1) / walk + (onFoot === 0 ? 0 : AIMING)
  const inBounds = canBound(state, d) ? Math.max(1, away / 3) + AIMING + (away === 0 ? 1 : 0) : FAR
  const onWing = canTakeOff(state, d) ? Math.max(1, away / 6) + 1 + AIMING : FAR
  if (moving === 'walk') {
    // What is left of this walk, then as well as it can.
    const left = state.mp(d)
    const rest = onFoot + 1 - left
    if (rest <= 0) return (onFoot + 1) / 8
    return 1 - left / 8 + Math.min(rest / Math.max(1, walk), inBounds, onWing)
  }
  if (moving === 'bound') return inBounds
  if (moving === 'fly') return onWing
  if (moving !== undefined) return 1 + Math.min(byFoot, inBounds, onWing)
  return spent + Math.min(byFoot, inBounds, onWing)
}
