import type { HexId } from '@wyrmtable/hex'
import { board } from '../../rules/map.ts'
import { isTroop, type Unit, valuesOf, WZD } from '../../rules/pieces.ts'
import { roadHexes, roadSides, roadTowers, towers } from './ground.ts'
import type { Scene } from './scene.ts'

const { size } = board

/** Where a unit may end its move, and the way there. */
export interface Place {
  readonly hex: HexId
  readonly steps: number
  readonly before: Place | undefined
}

export function pathTo(place: Place): readonly HexId[] {
  const path: HexId[] = []
  for (let at: Place | undefined = place; at?.before !== undefined; at = at.before) path.push(at.hex)
  return path.reverse()
}

/** Marks of the hexes that one spread has reached, and of those that are listed; a new number each time. */
const reached = new Int32Array(size)
const listed = new Int32Array(size)
let mark = 0
let listing = 0

/** Where the unit may end its move: by its plain allowance, or further along the road unless it goes on. */
export function placesOf(scene: Scene, unit: Unit, start: Place): readonly Place[] {
  const { move, roadMove } = valuesOf(unit)
  const found: Place[] = []
  listing++
  spread(scene, unit, start, move, false, found)
  if (start.steps === 0 && roadHexes[start.hex] === 1) spread(scene, unit, start, roadMove, true, found)
  return found
}

function spread(
  scene: Scene,
  unit: Unit,
  start: Place,
  allowance: number,
  roadOnly: boolean,
  found: Place[],
): void {
  const troop = isTroop(unit)
  const rides = !valuesOf(unit).mayEndInTower
  mark++
  reached[start.hex] = mark
  const queue: Place[] = [start]
  for (const at of queue) {
    if (at.steps >= allowance) break
    // The hero's move ends where he joins a dragon.
    if (at !== start && (scene.grounded[at.hex] ?? 0) !== 0) continue
    for (let direction = 0; direction < 6; direction++) {
      const onRoad = roadSides[at.hex * 6 + direction] === 1
      if (roadOnly && !onRoad) continue
      if (rides && towers[at.hex] === 1 && !onRoad) continue
      const to = scene.unitStep(at.hex, direction)
      if (to === -1 || reached[to] === mark) continue
      const dragon = (scene.grounded[to] ?? 0) !== 0
      const there = scene.count[to] ?? 0
      if (troop ? dragon || there > 0 : there > 1 || (dragon && unit === WZD)) continue
      if (rides && towers[to] === 1 && (roadTowers[to] !== 1 || !onRoad)) continue
      reached[to] = mark
      const place: Place = { hex: to, steps: at.steps + 1, before: at }
      queue.push(place)
      const mayEnd = !(rides && towers[to] === 1)
      if (!mayEnd || listed[to] === listing) continue
      listed[to] = listing
      found.push(place)
    }
  }
}
