import type { Body, Point, Segment, SightLine, SightWall, Slab, Wood } from '../index.ts'
import { greatest, least, one, Rational, whole, zero } from './rational.ts'

/**
 * The geometry of the rules a second time, out of its definitions and with fractions: points at shares of
 * segments, feet of perpendiculars, triangles. Shares no formula and no code with what it judges.
 */

interface Place {
  readonly x: Rational
  readonly y: Rational
}

const placeOf = ({ x, y }: Point): Place => ({ x: whole(x), y: whole(y) })
const minus = (a: Place, b: Place): Place => ({ x: a.x.minus(b.x), y: a.y.minus(b.y) })
const dot = (a: Place, b: Place): Rational => a.x.times(b.x).plus(a.y.times(b.y))
const cross = (a: Place, b: Place): Rational => a.x.times(b.y).minus(a.y.times(b.x))
const at = (p: Place, d: Place, share: Rational): Place => ({
  x: p.x.plus(d.x.times(share)),
  y: p.y.plus(d.y.times(share)),
})
const norm = (d: Place): Rational => dot(d, d)
const isZero = (n: Rational): boolean => n.compare(zero) === 0
const isShare = (n: Rational): boolean => n.isAtLeast(zero) && n.isAtMost(one)

/** The share of the way from p to q at which the point nearest to c lies. */
function nearestShare(p: Point, q: Point, c: Point): Rational {
  const d = minus(placeOf(q), placeOf(p))
  if (isZero(norm(d))) return zero
  return least([one, greatest([zero, dot(minus(placeOf(c), placeOf(p)), d).by(norm(d))])])
}

/** Squared distance from c to the segment pq. */
function squaredToSegment(p: Point, q: Point, c: Point): Rational {
  const nearest = at(placeOf(p), minus(placeOf(q), placeOf(p)), nearestShare(p, q, c))
  return norm(minus(nearest, placeOf(c)))
}

export const compareToSegment = (p: Point, q: Point, c: Point, r: number): number =>
  squaredToSegment(p, q, c).compare(whole(r * r))

/** The shares of the way from a to b that also lie on pq: none, one, or the two ends of an overlap. */
function sharesOn(a: Point, b: Point, p: Point, q: Point): readonly Rational[] {
  const d = minus(placeOf(b), placeOf(a))
  const e = minus(placeOf(q), placeOf(p))
  const w = minus(placeOf(p), placeOf(a))
  const across = cross(d, e)
  if (!isZero(across)) {
    const s = cross(w, e).by(across)
    const t = cross(w, d).by(across)
    return isShare(s) && isShare(t) ? [s] : []
  }
  if (isZero(norm(d))) return isZero(squaredToSegment(p, q, a)) ? [zero] : []
  if (!isZero(cross(w, d))) return []
  const ends = [p, q].map((end) => dot(minus(placeOf(end), placeOf(a)), d).by(norm(d)))
  const low = greatest([zero, least(ends)])
  const high = least([one, greatest(ends)])
  return low.isAtMost(high) ? [low, high] : []
}

export const doMeet = (a: Point, b: Point, p: Point, q: Point): boolean => sharesOn(a, b, p, q).length > 0

export function areNear(p: Point, q: Point, a: Point, b: Point, r: number): boolean {
  if (doMeet(p, q, a, b)) return true
  const ends = [
    squaredToSegment(p, q, a),
    squaredToSegment(p, q, b),
    squaredToSegment(a, b, p),
    squaredToSegment(a, b, q),
  ]
  return least(ends).compare(whole(r * r)) < 0
}

/** In the polygon: in one of the triangles that its first corner makes with its sides. */
function holds(corners: readonly Point[], c: Place): boolean {
  const [first, ...rest] = corners
  if (first === undefined) return false
  return rest.some((second, place) => {
    const third = rest[place + 1]
    return third !== undefined && isInTriangle(placeOf(first), placeOf(second), placeOf(third), c)
  })
}

/** c = a + u(b − a) + v(d − a) with u and v at least 0 and together at most 1. */
function isInTriangle(a: Place, b: Place, d: Place, c: Place): boolean {
  const e = minus(b, a)
  const f = minus(d, a)
  const g = minus(c, a)
  const area = cross(e, f)
  const u = cross(g, f).by(area)
  const v = cross(e, g).by(area)
  return u.isAtLeast(zero) && v.isAtLeast(zero) && u.plus(v).isAtMost(one)
}

export const contains = (corners: readonly Point[], c: Point): boolean => holds(corners, placeOf(c))

const sidesOf = (corners: readonly Point[]): readonly Segment[] =>
  corners.map((a, place) => ({ a, b: corners[(place + 1) % corners.length] ?? a }))

/** The centre inside and at least r from every side: for a convex polygon, sides and their lines agree. */
export const holdsBase = (corners: readonly Point[], c: Point, r: number): boolean =>
  contains(corners, c) && sidesOf(corners).every(({ a, b }) => compareToSegment(a, b, c, r) >= 0)

/** The whole distance: 2·S·√D against D + S² + Z − R², both sides squared. */
export function compareDistance(a: Body, b: Body, range: number): number {
  const radii = BigInt(a.radius + b.radius)
  const apart = BigInt(a.x - b.x) ** 2n + BigInt(a.y - b.y) ** 2n
  const rise = BigInt(a.z - b.z) ** 2n
  const reach = BigInt(range) ** 2n
  if (apart <= radii * radii) return sign(rise - reach)
  const rest = apart + radii * radii + rise - reach
  if (rest < 0n) return -1
  return sign(rest * rest - 4n * radii * radii * apart)
}

const sign = (n: bigint): number => (n < 0n ? -1 : n > 0n ? 1 : 0)

const heightAt = ({ az, qz }: SightLine, share: Rational): Rational =>
  whole(az).plus(whole(qz - az).times(share))

export function isBlockedByBody(line: SightLine, body: Body): boolean {
  const share = nearestShare(line.a, line.q, body)
  const height = heightAt(line, share)
  return (
    compareToSegment(line.a, line.q, body, body.radius) <= 0 &&
    height.isAtLeast(whole(body.z)) &&
    height.isAtMost(whole(body.z + body.height))
  )
}

export function isBlockedByWall(line: SightLine, wall: SightWall): boolean {
  const heights = sharesOn(line.a, line.q, wall.a, wall.b).map((share) => heightAt(line, share))
  return (
    heights.length > 0 &&
    greatest(heights).isAtLeast(whole(wall.bottom)) &&
    least(heights).isAtMost(whole(wall.top))
  )
}

export function isBlockedBySlab({ a, az, q, qz }: SightLine, { polygon, z }: Slab): boolean {
  const { corners } = polygon
  const direction = minus(placeOf(q), placeOf(a))
  if (az === qz) return az === z && sharesIn(corners, a, q).length > 0
  const share = new Rational(z - az, qz - az)
  return isShare(share) && holds(corners, at(placeOf(a), direction, share))
}

/** All shares of the way that are known to lie in the polygon: ends inside, and where sides are met. */
const sharesIn = (corners: readonly Point[], a: Point, q: Point): readonly Rational[] => [
  ...(contains(corners, a) ? [zero] : []),
  ...(contains(corners, q) ? [one] : []),
  ...sidesOf(corners).flatMap((side) => sharesOn(a, q, side.a, side.b)),
]

export function isBlockedByWood({ a, az, q, qz }: SightLine, { polygon, top }: Wood): boolean {
  if (az >= top && qz >= top) return false
  const shares = sharesIn(polygon.corners, a, q)
  if (shares.length === 0) return false
  const share = greatest(shares).minus(least(shares))
  const whole2 = norm(minus(placeOf(q), placeOf(a)))
  return share.times(share).times(whole2).compare(whole(2500)) > 0
}

/** The reference for `look`: all obstacles against all lines. */
export function look(
  obstacles: {
    readonly bodies: readonly Body[]
    readonly walls: readonly SightWall[]
    readonly slabs: readonly Slab[]
    readonly woods: readonly Wood[]
  },
  lines: readonly SightLine[],
): number {
  return lines.findIndex(
    (line) =>
      !(line.a.x === line.q.x && line.a.y === line.q.y) &&
      !obstacles.bodies.some((body) => isBlockedByBody(line, body)) &&
      !obstacles.walls.some((wall) => isBlockedByWall(line, wall)) &&
      !obstacles.slabs.some((slab) => isBlockedBySlab(line, slab)) &&
      !obstacles.woods.some((wood) => isBlockedByWood(line, wood)),
  )
}
