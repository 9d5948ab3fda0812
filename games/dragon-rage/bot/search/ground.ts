import { type Direction, distance, type HexId, neighboursOf } from '@wyrmtable/hex'
import type { FlightStep } from '../../rules/actions.ts'
import {
  allHexes,
  board,
  entranceAt,
  entranceOn,
  isClosedSide,
  isLinkSide,
  isRoadHex,
  isRoadSide,
  isRoadTower,
  isTower,
  sideOf,
  terrainAt,
  vpHexes,
} from '../../rules/map.ts'
import { flightPaths, traceFlight } from '../../rules/topics/flight-path.ts'

/**
 * What never changes about moving over the map, as flat tables, made once when the bot is loaded. Whether a
 * step is legal in a state is asked of these tables and the scene; tests compare that with the rules.
 */

const { size } = board
export const FAR = 99

const isSpan = (hex: HexId): boolean => terrainAt(hex) === 'bridge' || terrainAt(hex) === 'ford'
const isFlooded = (hex: HexId): boolean => terrainAt(hex) === 'sea' || terrainAt(hex) === 'river'

function stepTable(mayFord: boolean): Int16Array {
  const table = new Int16Array(size * 6).fill(-1)
  for (const from of allHexes) {
    for (let direction = 0; direction < 6; direction++) {
      const to = (board.neighbours[from * 6 + direction] ?? -1) as HexId | -1
      const edge = sideOf(from, direction as Direction)
      if (to === -1 || edge === -1 || isFlooded(to)) continue
      if (isClosedSide(edge) && entranceOn(edge) < 0) continue
      if (!mayFord && terrainAt(to) === 'ford') continue
      if ((isSpan(from) || isSpan(to)) && !isLinkSide(edge)) continue
      table[from * 6 + direction] = to
    }
  }
  return table
}

/** Six per hex: where a step on the ground leads, or −1; entrances count as passable here. */
export const dragonSteps = stepTable(false)
export const unitSteps = stepTable(true)

/** Six per hex: the entrance on that side, or −1. */
export const entrancesOn = new Int8Array(size * 6).fill(-1)
/** Six per hex: 1 for a side crossed by the road. */
export const roadSides = new Uint8Array(size * 6)
/** Six per hex: 1 for a side of a wall or tower. */
const closedSides = new Uint8Array(size * 6)
for (const hex of allHexes) {
  for (let direction = 0; direction < 6; direction++) {
    const edge = sideOf(hex, direction as Direction)
    if (edge === -1) continue
    entrancesOn[hex * 6 + direction] = entranceOn(edge)
    roadSides[hex * 6 + direction] = isRoadSide(edge) ? 1 : 0
    closedSides[hex * 6 + direction] = isClosedSide(edge) ? 1 : 0
  }
}

const marks = (is: (hex: HexId) => boolean): Uint8Array => {
  const table = new Uint8Array(size)
  for (const hex of allHexes) if (is(hex)) table[hex] = 1
  return table
}
export const towers = marks(isTower)
export const roadTowers = marks(isRoadTower)
export const roadHexes = marks(isRoadHex)
/** Sea, river and fords: a dragon that falls there drowns. */
export const drowningHexes = marks((hex) => isFlooded(hex) || terrainAt(hex) === 'ford')

/** Steps of a unit from each hex to each other on the bare map, at `from * size + to`. */
export const unitDistances: Uint8Array = (() => {
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
})()

/** Walk points of a dragon from each hex to each VP hex on the bare map, gates at 2, turns left out. */
export const walkToVp: readonly Uint8Array[] = vpHexes.map((goal) => {
  const points = new Uint8Array(size).fill(FAR)
  points[goal] = 0
  let front: HexId[] = [goal]
  while (front.length > 0) {
    const next: HexId[] = []
    for (const hex of front) {
      for (const from of neighboursOf(board, hex)) {
        for (let direction = 0; direction < 6; direction++) {
          if (dragonSteps[from * 6 + direction] !== hex) continue
          const entrance = entrancesOn[from * 6 + direction] ?? -1
          const gate = entrance >= 0 && entranceAt(entrance).kind === 'gate'
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
})

/** The hexes from which and against which blows can fall across no wall, or by an entrance. */
export const meleeNeighbours: readonly (readonly HexId[])[] = allHexes.map((hex) =>
  neighboursOf(board, hex).filter((other) => {
    for (let direction = 0; direction < 6; direction++) {
      if (board.neighbours[hex * 6 + direction] !== other) continue
      return closedSides[hex * 6 + direction] === 0 || (entrancesOn[hex * 6 + direction] ?? -1) >= 0
    }
    return false
  }),
)

/** A way to fly from a hex and facing: where it ends, and the path. */
export interface FlightWay {
  readonly to: HexId
  readonly facing: Direction
  readonly path: readonly FlightStep[]
}

const flightMemo = new Map<number, readonly FlightWay[]>()

/** The flights from a hex and facing, the shortest path for each end and facing; remembered. */
export function flightWays(from: HexId, facing: Direction): readonly FlightWay[] {
  const key = from * 6 + facing
  const known = flightMemo.get(key)
  if (known !== undefined) return known
  const ways = new Map<number, FlightWay>()
  for (const path of flightPaths) {
    const traced = traceFlight(from, facing, path)
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

const restMemo = new Map<number, Uint8Array>()

/**
 * For each VP hex how far from it one flight from a hex and facing can end at best; all `FAR` where the rim of
 * the map leaves no flight at all.
 */
export function restsAfterFlight(from: HexId, facing: Direction): Uint8Array {
  const key = from * 6 + facing
  const known = restMemo.get(key)
  if (known !== undefined) return known
  const rests = new Uint8Array(vpHexes.length).fill(FAR)
  for (const { to } of flightWays(from, facing)) {
    vpHexes.forEach((vp, i) => {
      rests[i] = Math.min(rests[i] ?? FAR, distance(board, to, vp))
    })
  }
  restMemo.set(key, rests)
  return rests
}
