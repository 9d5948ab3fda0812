import { type Direction, distance, type HexId, neighboursOf } from '@wyrmtable/hex'
import type { FlightStep } from '../../rules/actions.ts'
import { allHexes, board } from '../../rules/map.ts'
import { flightPaths, traceFlight } from '../../rules/topics/flight-path.ts'
import { map, perMap } from '../map-in-hand.ts'

/**
 * What never changes about moving over the map in hand, as flat tables. Whether a
 * step is legal in a state is asked of these tables and the scene; tests compare that with the rules.
 */

const { size } = board
export const FAR = 99

const restMemo = new Map<number, Uint8Array>()
const flightMemo = new Map<number, readonly FlightWay[]>()

const isSpan = (hex: HexId): boolean => map.terrainAt(hex) === 'bridge' || map.terrainAt(hex) === 'ford'
const isFlooded = (hex: HexId): boolean => map.terrainAt(hex) === 'sea' || map.terrainAt(hex) === 'river'

function stepTable(mayFord: boolean): Int16Array {
  const table = new Int16Array(size * 6).fill(-1)
  for (const from of map.hexes) {
    for (let direction = 0; direction < 6; direction++) {
      const to = (map.grid.neighbours[from * 6 + direction] ?? -1) as HexId | -1
      const edge = map.sideOf(from, direction as Direction)
      if (to === -1 || edge === -1 || isFlooded(to)) continue
      if (map.isClosedSide(edge) && map.entranceOn(edge) < 0) continue
      if (!mayFord && map.terrainAt(to) === 'ford') continue
      if ((isSpan(from) || isSpan(to)) && !map.isLinkSide(edge)) continue
      table[from * 6 + direction] = to
    }
  }
  return table
}

/** Six per hex: where a step on the ground leads, or −1; entrances count as passable here. */
export let dragonSteps: Int16Array
export let unitSteps: Int16Array

/** Six per hex: the entrance on that side, or −1. */
export const entrancesOn = new Int8Array(size * 6)
/** Six per hex: 1 for a side crossed by the road. */
export const roadSides = new Uint8Array(size * 6)
/** Six per hex: 1 for a side of a wall or tower. */
const closedSides = new Uint8Array(size * 6)

export let towers: Uint8Array
export let roadTowers: Uint8Array
export let roadHexes: Uint8Array
/** Sea, river and fords: a dragon that falls there drowns. */
export let drowningHexes: Uint8Array

/** Steps of a unit from each hex to each other on the bare map, at `from * size + to`. */
export let unitDistances: Uint8Array
/** Walk points of a dragon from each hex to each VP hex on the bare map, gates at 2, turns left out. */
export let walkToVp: readonly Uint8Array[]
/** The hexes from which and against which blows can fall across no wall, or by an entrance. */
export let meleeNeighbours: readonly (readonly HexId[])[]

perMap(() => {
  dragonSteps = stepTable(false)
  unitSteps = stepTable(true)
  markSides()
  towers = marks(map.isTower)
  roadTowers = marks(map.isRoadTower)
  roadHexes = marks(map.isRoadHex)
  drowningHexes = marks((hex) => isFlooded(hex) || map.terrainAt(hex) === 'ford')
  unitDistances = findDistances()
  walkToVp = map.vpHexes.map(walksTo)
  meleeNeighbours = allHexes.map(struckFrom)
  restMemo.clear()
  flightMemo.clear()
})

function markSides(): void {
  entrancesOn.fill(-1)
  roadSides.fill(0)
  closedSides.fill(0)
  for (const hex of map.hexes) {
    for (let direction = 0; direction < 6; direction++) {
      const edge = map.sideOf(hex, direction as Direction)
      if (edge === -1) continue
      entrancesOn[hex * 6 + direction] = map.entranceOn(edge)
      roadSides[hex * 6 + direction] = map.isRoadSide(edge) ? 1 : 0
      closedSides[hex * 6 + direction] = map.isClosedSide(edge) ? 1 : 0
    }
  }
}

function marks(is: (hex: HexId) => boolean): Uint8Array {
  const table = new Uint8Array(size)
  for (const hex of map.hexes) if (is(hex)) table[hex] = 1
  return table
}

function findDistances(): Uint8Array {
  const table = new Uint8Array(size * size).fill(FAR)
  const queue = new Int16Array(size)
  for (const from of allHexes) {
    const row = from * size
    table[row + from] = 0
    queue[0] = from
    for (let head = 0, tail = 1; head < tail; head++) {
      const at = queue[head] ?? 0
      const steps = (table[row + at] ?? FAR) + 1
      for (let direction = 0; direction < 6; direction++) {
        const to = unitSteps[at * 6 + direction] ?? -1
        if (to < 0 || (table[row + to] ?? 0) !== FAR) continue
        table[row + to] = steps
        queue[tail++] = to
      }
    }
  }
  return table
}

function walksTo(goal: HexId): Uint8Array {
  const points = new Uint8Array(size).fill(FAR)
  points[goal] = 0
  let front: HexId[] = [goal]
  while (front.length > 0) {
    const next: HexId[] = []
    for (const hex of front) {
      for (const from of neighboursOf(map.grid, hex)) {
        for (let direction = 0; direction < 6; direction++) {
          if (dragonSteps[from * 6 + direction] !== hex) continue
          const entrance = entrancesOn[from * 6 + direction] ?? -1
          const gate = entrance >= 0 && map.entranceAt(entrance).kind === 'gate'
          const cost = (points[hex] ?? FAR) + (gate ? 2 : 1)
          if (cost >= (points[from] ?? FAR)) continue
          points[from] = cost
          next.push(from)
        }
      }
    }
    front = next
  }
  return points
}

function struckFrom(hex: HexId): readonly HexId[] {
  return neighboursOf(map.grid, hex).filter((other) => {
    for (let direction = 0; direction < 6; direction++) {
      if (map.grid.neighbours[hex * 6 + direction] !== other) continue
      return closedSides[hex * 6 + direction] === 0 || (entrancesOn[hex * 6 + direction] ?? -1) >= 0
    }
    return false
  })
}

/** A way to fly from a hex and facing: where it ends, and the path. */
export interface FlightWay {
  readonly to: HexId
  readonly facing: Direction
  readonly path: readonly FlightStep[]
}

/** The flights from a hex and facing, the shortest path for each end and facing; remembered. */
export function flightWays(from: HexId, facing: Direction): readonly FlightWay[] {
  const key = from * 6 + facing
  const known = flightMemo.get(key)
  if (known !== undefined) return known
  const ways = new Map<number, FlightWay>()
  for (const path of flightPaths) {
    const traced = traceFlight(map, from, facing, path)
    if (traced.refusal !== undefined) continue
    const to = traced.flight.hexes.at(-1)
    if (to === undefined) continue
    const end = to * 6 + traced.flight.facing
    if (!ways.has(end)) ways.set(end, { to, facing: traced.flight.facing, path })
  }
  const found = [...ways.values()]
  flightMemo.set(key, found)
  return found
}

/**
 * For each VP hex how far from it one flight from a hex and facing can end at best; all `FAR` where the rim of
 * the map leaves no flight at all.
 */
export function restsAfterFlight(from: HexId, facing: Direction): Uint8Array {
  const key = from * 6 + facing
  const known = restMemo.get(key)
  if (known !== undefined) return known
  const rests = new Uint8Array(map.vpHexes.length).fill(FAR)
  for (const { to } of flightWays(from, facing)) {
    map.vpHexes.forEach((vp, i) => {
      rests[i] = Math.min(rests[i] ?? FAR, distance(board, to, vp))
    })
  }
  restMemo.set(key, rests)
  return rests
}
