import { orient, type Point, squaredDistance } from './point.ts'
import { areNear, doMeet, type Segment } from './segment.ts'

/** A convex polygon whose corners follow one another clockwise on the screen (SO-2.2). */
export interface Polygon {
  readonly corners: readonly Point[]
  readonly edges: readonly Segment[]
  readonly box: Box
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function polygonOf(corners: readonly Point[]): Polygon {
  const edges = corners.map((a, place) => ({ a, b: corners[(place + 1) % corners.length] ?? a }))
  return { corners, edges, box: boxOf(corners) }
}

export function boxOf(points: readonly Point[]): Box {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (const { x, y } of points) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return { left, top, right, bottom }
}

/** SO-2.3: the border belongs to the polygon. */
export function contains(polygon: Polygon, c: Point): boolean {
  const { box } = polygon
  if (c.x < box.left || c.x > box.right || c.y < box.top || c.y > box.bottom) return false
  for (const { a, b } of polygon.edges) if (orient(a, b, c) < 0) return false
  return true
}

/** SO-3.10: whether a whole base of radius `r` stands on the polygon; reaching its edge is allowed. */
export function holdsBase(polygon: Polygon, c: Point, r: number): boolean {
  for (const { a, b } of polygon.edges) {
    const o = orient(a, b, c)
    if (o < 0 || o * o < r * r * squaredDistance(a, b)) return false
  }
  return true
}

/** Whether some point of a leg lies in the polygon or nearer to it than `r` (SO-7.2 for sorcerers). */
export function comesNear(polygon: Polygon, p: Point, q: Point, r: number): boolean {
  const { box } = polygon
  if (Math.max(p.x, q.x) < box.left - r || Math.min(p.x, q.x) > box.right + r) return false
  if (Math.max(p.y, q.y) < box.top - r || Math.min(p.y, q.y) > box.bottom + r) return false
  if (contains(polygon, p)) return true
  return polygon.edges.some(({ a, b }) => areNear(p, q, a, b, r))
}

/** Whether a closed segment meets the polygon, its border included. */
export const meetsPolygon = (polygon: Polygon, p: Point, q: Point): boolean =>
  contains(polygon, p) || polygon.edges.some(({ a, b }) => doMeet(p, q, a, b))

/** SO-2.2: at least three corners, each three successive ones turning clockwise, once around. */
export function isConvex(corners: readonly Point[]): boolean {
  if (corners.length < 3) return false
  const { edges } = polygonOf(corners)
  return edges.every(({ a, b }) => corners.every((c) => c === a || c === b || orient(a, b, c) > 0))
}

/** Whether the interiors of two convex polygons overlap: no edge of either has the other outside of it. */
export function doOverlap(one: Polygon, other: Polygon): boolean {
  const parted = (from: Polygon, to: Polygon): boolean =>
    from.edges.some(({ a, b }) => to.corners.every((c) => orient(a, b, c) <= 0))
  return !parted(one, other) && !parted(other, one)
}

/** The mean of the corners, rounded down (SO-14.7). */
export function meanCorner({ corners }: Polygon): Point {
  let x = 0
  let y = 0
  for (const corner of corners) {
    x += corner.x
    y += corner.y
  }
  return { x: floorDivide(x, corners.length), y: floorDivide(y, corners.length) }
}

const floorDivide = (n: number, by: number): number => (n - (((n % by) + by) % by)) / by
