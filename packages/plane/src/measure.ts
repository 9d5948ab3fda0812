import type { Body } from './body.ts'
import { ceilSqrt, floorSqrt } from './length.ts'
import { type Point, squaredDistance } from './point.ts'
import { doMeet, type Segment } from './segment.ts'

/**
 * Distances in hundredths of a millimetre, rounded down, for people to read: refusals, rulers, chips.
 * Nothing is decided by them; comparisons are exact elsewhere.
 */

/** Between two points. */
export const pointDistance = (a: Point, b: Point): number => floorSqrt(10000 * squaredDistance(a, b))

/** Edge to edge of two figures, diagonal between heights (SO-2.6); 0 where bases overlap. */
export function edgeDistance(one: Body, other: Body): number {
  const rise = Math.abs(one.z - other.z)
  const flat = Math.max(0, ceilSqrt(10000 * squaredDistance(one, other)) - 100 * (one.radius + other.radius))
  return floorSqrt(flat * flat + 10000 * rise * rise)
}

/** From a point to a segment. */
export function segmentDistance(p: Point, q: Point, c: Point): number {
  const dx = q.x - p.x
  const dy = q.y - p.y
  const ex = c.x - p.x
  const ey = c.y - p.y
  const length = dx * dx + dy * dy
  const t = ex * dx + ey * dy
  if (length === 0 || t <= 0) return pointDistance(p, c)
  if (t >= length) return pointDistance(q, c)
  const aside = BigInt(dx * ey - dy * ex)
  return floorSqrt(Number((10000n * aside * aside) / BigInt(length)))
}

/** Between two segments; 0 where they meet. */
export function segmentsDistance(one: Segment, other: Segment): number {
  if (doMeet(one.a, one.b, other.a, other.b)) return 0
  return Math.min(
    segmentDistance(one.a, one.b, other.a),
    segmentDistance(one.a, one.b, other.b),
    segmentDistance(other.a, other.b, one.a),
    segmentDistance(other.a, other.b, one.b),
  )
}
