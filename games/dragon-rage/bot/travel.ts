import {
  DIRECTIONS,
  type Direction,
  distance,
  type HexId,
  opposite,
  rotate,
  straightLine,
} from '@wyrmtable/hex'
import { board } from '../rules/map.ts'
import type { Dragon } from '../rules/pieces.ts'
import type { State } from '../rules/state.ts'
import { canBound, canTakeOff, walkMp, wingsCarry } from '../rules/topics/abilities.ts'
import { map, perMap } from './map-in-hand.ts'

/** More than any way on this map costs. */
const FAR = 99

const isLand = (hex: HexId): boolean => {
  const terrain = map.terrainAt(hex)
  return terrain !== 'sea' && terrain !== 'river' && terrain !== 'ford'
}

/** Walk points of a step in a direction: a gate takes one more, a door none; FAR where there is no way. */
function stepCost(from: HexId, direction: Direction): number {
  const side = map.sideOf(from, direction)
  const to = map.ahead(from, direction)
  if (side === -1 || to === -1 || !isLand(to)) return FAR
  if (!map.isClosedSide(side)) return 1
  const id = map.entranceOn(side)
  if (id < 0) return FAR
  return map.entranceAt(id).kind === 'gate' ? 2 : 1
}

/**
 * Walk points from each hex and facing to each VP hex on the bare map, by `hex * 6 + facing`: a step may
 * turn by one side for nothing, turning in place costs a point a side. Made once a map.
 */
let walkTables: readonly Uint8Array[]
perMap(() => {
  walkTables = map.vpHexes.map(walksTo)
})

function walksTo(goal: HexId): Uint8Array {
  const points = new Uint8Array(board.size * 6).fill(FAR)
  let front: number[] = DIRECTIONS.map((facing) => goal * 6 + facing)
  for (const place of front) points[place] = 0
  while (front.length > 0) {
    const next = new Set<number>()
    const offer = (place: number, cost: number): void => {
      if (cost >= (points[place] ?? 0)) return
      points[place] = cost
      next.add(place)
    }
    for (const place of front) {
      const hex = Math.floor(place / 6) as HexId
      const facing = rotate(0, place % 6)
      const cost = points[place] ?? FAR
      for (const turn of [-1, 1]) offer(hex * 6 + rotate(facing, turn), cost + 1)
      const from = map.ahead(hex, opposite(facing))
      if (from === -1 || !isLand(from)) continue
      const step = stepCost(from, facing)
      for (const turn of [-1, 0, 1]) offer(from * 6 + rotate(facing, turn), cost + step)
    }
    front = [...next]
  }
  return points
}

/** A share of a move that landing exactly on the goal costs on the way. */
const AIMING = 0.35

/**
 * About how many of its moves a dragon needs to destroy a VP hex, by the quickest way it has: on foot, in
 * bounds or on the wing. A move under way counts with what is left of it; one that is spent counts one.
 */
export function movesTo(state: State, d: Dragon, vp: number): number {
  const goal = map.vpHexes[vp]
  const hex = state.dragonHex(d)
  if (goal === undefined || hex < 0) return FAR
  const walk = walkMp(state, d)
  const points = (walkTables[vp]?.[hex * 6 + state.facing(d)] ?? FAR) + 1
  const moving = state.mover === d ? state.mode(d) : undefined
  switch (moving) {
    case undefined:
      return spentMoves(state, d) + freshMoves(state, d, goal, points, walk)
    case 'walk':
      return 1 + Math.min((points - state.mp(d)) / walk, freshMoves(state, d, goal, points, walk))
    case 'bound':
      return boundMoves(state, d, goal)
    case 'fly':
      return state.isFlying(d) ? flightMoves(state, d, goal) : takeOffMoves(state, d, goal)
    default:
      return 1 + freshMoves(state, d, goal, points, walk)
  }
}

/** 1 where the move of this turn is over or let go by. */
function spentMoves(state: State, d: Dragon): number {
  if (state.phase === 'defenderSetup' || state.phase === 'invaderSetup') return 0
  return state.phase === 'invaderMovement' && !state.hasMoved(d) ? 0 : 1
}

function freshMoves(state: State, d: Dragon, goal: HexId, points: number, walk: number): number {
  if (state.isFlying(d)) return flightMoves(state, d, goal)
  const onFoot = walk === 0 ? points * 1.2 : points / walk
  return Math.min(onFoot, boundMoves(state, d, goal), takeOffMoves(state, d, goal))
}

const away = (state: State, d: Dragon, goal: HexId): number => distance(board, state.dragonHex(d), goal)

/** One where the goal lies on one of the three lines it can bound along. */
function boundMoves(state: State, d: Dragon, goal: HexId): number {
  if (!canBound(state, d)) return FAR
  const far = away(state, d, goal)
  if (far === 0) return 2
  if (far <= 3 && [-1, 0, 1].some((turn) => isAhead(state, d, turn, goal, far))) return 1
  return Math.max(1, far / 3) + AIMING
}

const isAhead = (state: State, d: Dragon, turn: number, goal: HexId, far: number): boolean =>
  straightLine(board, state.dragonHex(d), rotate(state.facing(d), turn), far).at(-1) === goal

/** It takes off in one move and lands in a later one. */
function takeOffMoves(state: State, d: Dragon, goal: HexId): number {
  return canTakeOff(state, d) ? Math.max(2, 1 + away(state, d, goal) / 6 + AIMING) : FAR
}

/** In flight it lands in place, or at the end of a path. */
function flightMoves(state: State, d: Dragon, goal: HexId): number {
  const far = away(state, d, goal)
  if (far === 0) return 1
  return wingsCarry(state, d) ? Math.max(1, far / 6) + AIMING : FAR
}
