import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CORNER_X, CORNER_Y, type LatticePoint } from './lattice.ts'
import { lineIntersectsPolygon, lineIntersectsSegment, TOUCHINGS, type Touching } from './line.ts'

/** Few coordinates make touching and overlapping common; large ones try the limits of exactness. */
const points = fc.oneof(
  { weight: 8, arbitrary: pointsUpTo(2) },
  { weight: 4, arbitrary: pointsUpTo(6) },
  { weight: 2, arbitrary: pointsUpTo(300) },
  { weight: 1, arbitrary: pointsUpTo(2 ** 25 - 1) },
)
const modes = fc.constantFrom(...TOUCHINGS)
const hexagons = pointsUpTo(8).map((centre) =>
  CORNER_X.map((dx, i) => ({ x: centre.x + dx, y: centre.y + CORNER_Y[i]! })),
)
const triangles = fc
  .tuple(points, points, points)
  .filter(([a, b, c]) => (b.x - a.x) * (c.y - a.y) !== (b.y - a.y) * (c.x - a.x))
const polygons: fc.Arbitrary<LatticePoint[]> = fc.oneof(hexagons, triangles)
const RUNS = { numRuns: 4000 }

function pointsUpTo(size: number): fc.Arbitrary<LatticePoint> {
  return fc.record({ x: fc.integer({ min: -size, max: size }), y: fc.integer({ min: -size, max: size }) })
}

describe('line predicates', () => {
  it('do not care which end or which of two segments comes first', () => {
    fc.assert(
      fc.property(points, points, points, points, modes, (a, b, c, d, touching) => {
        const answer = lineIntersectsSegment(a, b, c, d, touching)
        expect(lineIntersectsSegment(b, a, c, d, touching)).toBe(answer)
        expect(lineIntersectsSegment(a, b, d, c, touching)).toBe(answer)
        expect(lineIntersectsSegment(c, d, a, b, touching)).toBe(answer)
      }),
      RUNS,
    )
  })

  it('do not care where a polygon begins or which way round it runs', () => {
    fc.assert(
      fc.property(points, points, polygons, modes, (a, b, polygon, touching) => {
        const answer = lineIntersectsPolygon(a, b, polygon, touching)
        expect(lineIntersectsPolygon(b, a, polygon, touching)).toBe(answer)
        expect(lineIntersectsPolygon(a, b, polygon.toReversed(), touching)).toBe(answer)
        expect(lineIntersectsPolygon(a, b, [...polygon.slice(1), polygon[0]!], touching)).toBe(answer)
      }),
      RUNS,
    )
  })

  it('block by touching whatever they block without', () => {
    fc.assert(
      fc.property(points, points, points, points, polygons, (a, b, c, d, polygon) => {
        if (lineIntersectsSegment(a, b, c, d, 'open'))
          expect(lineIntersectsSegment(a, b, c, d, 'blocks')).toBe(true)
        if (lineIntersectsPolygon(a, b, polygon, 'open')) {
          expect(lineIntersectsPolygon(a, b, polygon, 'blocks')).toBe(true)
        }
      }),
      RUNS,
    )
  })

  it('agree with exact fractions on segments', () => {
    fc.assert(
      fc.property(points, points, points, points, modes, (a, b, c, d, touching) => {
        expect(lineIntersectsSegment(a, b, c, d, touching)).toBe(slowSegment(a, b, c, d, touching))
      }),
      RUNS,
    )
  })

  it('agree with exact fractions on polygons', () => {
    fc.assert(
      fc.property(points, points, polygons, modes, (a, b, polygon, touching) => {
        expect(lineIntersectsPolygon(a, b, polygon, touching)).toBe(slowPolygon(a, b, polygon, touching))
      }),
      RUNS,
    )
  })
})

/** A fraction with a positive denominator. */
type Fraction = readonly [bigint, bigint]
const fraction = (n: bigint, d: bigint): Fraction => (d < 0n ? [-n, -d] : [n, d])
const less = (a: Fraction, b: Fraction) => a[0] * b[1] < b[0] * a[1]
const ZERO: Fraction = [0n, 1n]
const ONE: Fraction = [1n, 1n]

interface Vector {
  x: bigint
  y: bigint
}
const vector = (from: LatticePoint, to: LatticePoint): Vector => ({
  x: BigInt(to.x) - BigInt(from.x),
  y: BigInt(to.y) - BigInt(from.y),
})
const cross = (u: Vector, v: Vector) => u.x * v.y - u.y * v.x
const dot = (u: Vector, v: Vector) => u.x * v.x + u.y * v.y

/** Whether p lies on the closed segment a to b. */
function isOn(p: LatticePoint, a: LatticePoint, b: LatticePoint): boolean {
  return cross(vector(a, b), vector(a, p)) === 0n && dot(vector(p, a), vector(p, b)) <= 0n
}

/** Solves a + t (b - a) = c + u (d - c) and looks where t and u lie. */
function slowSegment(
  a: LatticePoint,
  b: LatticePoint,
  c: LatticePoint,
  d: LatticePoint,
  touching: Touching,
): boolean {
  const along = vector(a, b)
  const other = vector(c, d)
  const determinant = cross(along, other)
  if (determinant === 0n) {
    // Parallel, or one is a point: common points, if any, include an end of one of them.
    return touching === 'blocks' && (isOn(a, c, d) || isOn(b, c, d) || isOn(c, a, b) || isOn(d, a, b))
  }
  const t = fraction(cross(vector(a, c), other), determinant)
  const u = fraction(cross(vector(a, c), along), determinant)
  return [t, u].every((at) =>
    touching === 'open' ? less(ZERO, at) && less(at, ONE) : !less(at, ZERO) && !less(ONE, at),
  )
}

/**
 * Tries every point of the line where something can change: its ends, its meetings with the sides' straight
 * lines, and one point between each two of those.
 */
function slowPolygon(
  a: LatticePoint,
  b: LatticePoint,
  polygon: readonly LatticePoint[],
  touching: Touching,
): boolean {
  const along = vector(a, b)
  const sides = polygon.map((corner, i) => [corner, polygon[(i + 1) % polygon.length]!] as const)
  const inner = sides.map(([p, q]) => vector(p, q))
  const turn = cross(inner[0]!, inner[1]!) > 0n ? 1n : -1n
  const marks: Fraction[] = [ZERO, ONE]
  sides.forEach(([p], i) => {
    const speed = cross(inner[i]!, along)
    if (speed === 0n) return
    const at = fraction(-cross(inner[i]!, vector(p, a)), speed)
    if (less(ZERO, at) && less(at, ONE)) marks.push(at)
  })
  marks.sort((s, t) => (less(s, t) ? -1 : less(t, s) ? 1 : 0))
  const between = marks.slice(1).map((t, i): Fraction => {
    const s = marks[i]!
    return [s[0] * t[1] + t[0] * s[1], 2n * s[1] * t[1]]
  })
  return [...marks, ...between].some(([n, d]) =>
    sides.every(([p], i) => {
      const inward = turn * (d * cross(inner[i]!, vector(p, a)) + n * cross(inner[i]!, along))
      return touching === 'open' ? inward > 0n : inward >= 0n
    }),
  )
}
