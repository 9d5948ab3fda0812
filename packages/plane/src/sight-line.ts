import type { Body } from './body.ts'
import { orient, type Point } from './point.ts'
import { meetsPolygon } from './polygon.ts'
import { doMeet, isTouching } from './segment.ts'
import type { SightWall, Slab, Wood } from './terrain.ts'
import { isTooDeep } from './wood.ts'

/** A ruler from an eye to a sight point: two points of the ground plan, each with its height. */
export interface SightLine {
  readonly a: Point
  readonly az: number
  readonly q: Point
  readonly qz: number
}

/** SO-3.7, 1: touching the base is enough, where the line passes between its feet and its head. */
export function isBlockedByBody({ a, az, q, qz }: SightLine, body: Body): boolean {
  if (!isTouching(a, q, body, body.radius)) return false
  const dx = q.x - a.x
  const dy = q.y - a.y
  const length = dx * dx + dy * dy
  const t = (body.x - a.x) * dx + (body.y - a.y) * dy
  const along = Math.min(length, Math.max(0, t))
  // The height at the nearest point, times the squared length.
  const height = az * length + (qz - az) * along
  return height >= body.z * length && height <= (body.z + body.height) * length
}

/** SO-3.7, 2: the ground plan meets the wall and the line is from its bottom to its top there. */
export function isBlockedByWall({ a, az, q, qz }: SightLine, wall: SightWall): boolean {
  if (!doMeet(a, q, wall.a, wall.b)) return false
  const dx = q.x - a.x
  const dy = q.y - a.y
  const rise = qz - az
  const ex = wall.b.x - wall.a.x
  const ey = wall.b.y - wall.a.y
  const across = dx * ey - dy * ex
  if (across !== 0) {
    // They meet at share n/across of the way, and the height there times |across| is:
    const n = (wall.a.x - a.x) * ey - (wall.a.y - a.y) * ex
    const sign = across < 0 ? -1 : 1
    const height = sign * (az * across + rise * n)
    const scale = sign * across
    return height >= wall.bottom * scale && height <= wall.top * scale
  }
  // On one line: the heights at the two ends of the overlap, times the squared length.
  const length = dx * dx + dy * dy
  const ta = (wall.a.x - a.x) * dx + (wall.a.y - a.y) * dy
  const tb = (wall.b.x - a.x) * dx + (wall.b.y - a.y) * dy
  const from = az * length + rise * Math.max(0, Math.min(ta, tb))
  const to = az * length + rise * Math.min(length, Math.max(ta, tb))
  return Math.max(from, to) >= wall.bottom * length && Math.min(from, to) <= wall.top * length
}

/** SO-3.7, 3: the line reaches the slab's height above or below a point of the slab. */
export function isBlockedBySlab({ a, az, q, qz }: SightLine, { polygon, z }: Slab): boolean {
  const rise = qz - az
  if (rise === 0) return az === z && meetsPolygon(polygon, a, q)
  const climbed = z - az
  if (rise > 0 ? climbed < 0 || climbed > rise : climbed > 0 || climbed < rise) return false
  // orient(v, w, ·) along the line is oa + (oq − oa)·climbed/rise; times |rise| it keeps its sign.
  const sign = rise < 0 ? -1 : 1
  for (const edge of polygon.edges) {
    const oa = orient(edge.a, edge.b, a)
    const oq = orient(edge.a, edge.b, q)
    if (sign * (oa * rise + (oq - oa) * climbed) < 0) return false
  }
  return true
}

/** SO-3.8: more than 50 mm of a wood, unless both ends are at or above its tree tops. */
export const isBlockedByWood = ({ a, az, q, qz }: SightLine, { polygon, top }: Wood): boolean =>
  !(az >= top && qz >= top) && isTooDeep(polygon, a, q)
