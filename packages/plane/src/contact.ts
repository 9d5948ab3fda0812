import { areBasesTouching, type Body, compareDistance, isSameLevel } from './body.ts'
import { doMeet } from './segment.ts'
import type { Terrain } from './terrain.ts'

/** SO-4.3: touching bases with no move wall between the centres; walls matter on the table only (SO-3.4). */
export const areInContact = (terrain: Terrain, one: Body, other: Body): boolean =>
  areBasesTouching(one, other) && !isWallBetween(terrain, one, other)

/** SO-9.2: on one level, at most `reach` mm apart, with no move wall between the centres. */
export const isWithinReach = (terrain: Terrain, one: Body, other: Body, reach: number): boolean =>
  isSameLevel(one.z, other.z) &&
  compareDistance(one, other, reach) <= 0 &&
  !isWallBetween(terrain, one, other)

function isWallBetween(terrain: Terrain, p: Body, q: Body): boolean {
  if (p.z > 0 && q.z > 0) return false
  for (const { a, b } of terrain.moveWalls) if (doMeet(p, q, a, b)) return true
  return false
}
