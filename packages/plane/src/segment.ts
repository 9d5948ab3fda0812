import { orient, type Point, squaredDistance } from './point.ts'

export interface Segment {
  readonly a: Point
  readonly b: Point
}

/**
 * SO-2.4: the distance from `c` to the segment pq compared with `r`: below 0 nearer (`near`), 0 exactly
 * as far (`touch` and not `near`), above 0 farther. Only the sign means anything.
 */
export function compareToSegment(p: Point, q: Point, c: Point, r: number): number {
  const dx = q.x - p.x
  const dy = q.y - p.y
  const ex = c.x - p.x
  const ey = c.y - p.y
  const length = dx * dx + dy * dy
  const t = ex * dx + ey * dy
  if (length === 0 || t <= 0) return ex * ex + ey * ey - r * r
  if (t >= length) return squaredDistance(q, c) - r * r
  const aside = dx * ey - dy * ex
  return aside * aside - r * r * length
}

export const isNear = (p: Point, q: Point, c: Point, r: number): boolean => compareToSegment(p, q, c, r) < 0

export const isTouching = (p: Point, q: Point, c: Point, r: number): boolean =>
  compareToSegment(p, q, c, r) <= 0

/** SO-2.5: whether two closed segments share a point; a segment may be a single point. */
export function doMeet(a: Point, b: Point, p: Point, q: Point): boolean {
  if (Math.max(a.x, b.x) < Math.min(p.x, q.x) || Math.max(p.x, q.x) < Math.min(a.x, b.x)) return false
  if (Math.max(a.y, b.y) < Math.min(p.y, q.y) || Math.max(p.y, q.y) < Math.min(a.y, b.y)) return false
  // Where the boxes overlap, each segment having its ends on both sides of the other's line is enough,
  // on one line as well.
  return orient(a, b, p) * orient(a, b, q) <= 0 && orient(p, q, a) * orient(p, q, b) <= 0
}

/** SO-2.5: whether two segments come nearer to each other than `r`. */
export function areNear(p: Point, q: Point, a: Point, b: Point, r: number): boolean {
  return (
    isNear(p, q, a, r) || isNear(p, q, b, r) || isNear(a, b, p, r) || isNear(a, b, q, r) || doMeet(p, q, a, b)
  )
}
