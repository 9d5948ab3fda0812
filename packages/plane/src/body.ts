import { type Point, squaredDistance } from './point.ts'

/** A round base with a height, standing at height z (its feet). All in mm. */
export interface Body extends Point {
  readonly z: number
  readonly radius: number
  readonly height: number
}

/** SO-3.6: figures less than this apart in height can touch, overlap and obstruct one another. */
const LEVEL = 30

export function isSameLevel(za: number, zb: number): boolean {
  const apart = za - zb
  return apart < LEVEL && apart > -LEVEL
}

/**
 * SO-2.6: the edge-to-edge distance of two figures, diagonal where they stand at different heights,
 * compared with `range` mm: below 0 nearer, 0 exactly as far, above 0 farther. Only the sign counts.
 */
export function compareDistance(one: Body, other: Body, range: number): number {
  const radii = one.radius + other.radius
  const apart = squaredDistance(one, other)
  const rise = (one.z - other.z) * (one.z - other.z)
  const flat = range * range - rise
  // Bases that overlap on the ground plan are as far apart as their heights.
  if (apart <= radii * radii) return -flat
  if (flat <= 0) return 1
  // √apart − radii against √flat, that is apart − radii² − flat against 2·radii·√flat.
  const rest = apart - radii * radii - flat
  return rest < 0 ? -1 : rest * rest - 4 * radii * radii * flat
}

/** SO-4.3: bases at most 1 mm apart; whether a wall stands between them is another question. */
export function areBasesTouching(one: Body, other: Body): boolean {
  const reach = one.radius + other.radius + 1
  return isSameLevel(one.z, other.z) && squaredDistance(one, other) <= reach * reach
}

/** SO-3.10: bases overlap when their centres are nearer than the sum of the radii. */
export function areOverlapping(one: Body, other: Body): boolean {
  const radii = one.radius + other.radius
  return isSameLevel(one.z, other.z) && squaredDistance(one, other) < radii * radii
}
