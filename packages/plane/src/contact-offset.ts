import { directions } from './direction.ts'
import type { Point } from './point.ts'

const known = new Map<number, readonly Point[]>()

/**
 * SO-14.4: for each of the sixteen directions the whole-millimetre offset at distance R to R + 1 that lies
 * nearest to it. Two bases whose radii sum to R touch when their centres are so far apart.
 */
export function contactOffsets(radii: number): readonly Point[] {
  const found = known.get(radii)
  if (found !== undefined) return found
  const ring = ringOf(radii)
  const offsets = directions.map((direction) => nearestTo(direction, ring))
  known.set(radii, offsets)
  return offsets
}

/** Integer points with R² ≤ x² + y² ≤ (R + 1)², by rising x, then y. */
function ringOf(radii: number): readonly Point[] {
  const outer = radii + 1
  const ring: Point[] = []
  for (let x = -outer; x <= outer; x++) {
    for (let y = -outer; y <= outer; y++) {
      const norm = x * x + y * y
      if (norm >= radii * radii && norm <= outer * outer) ring.push({ x, y })
    }
  }
  return ring
}

/** Least deviation, then least length, then least x, then least y: the ring comes in that last order. */
function nearestTo(direction: Point, ring: readonly Point[]): Point {
  let best: Point | undefined
  let leastAside = Number.POSITIVE_INFINITY
  let leastNorm = Number.POSITIVE_INFINITY
  for (const point of ring) {
    if (point.x * direction.x + point.y * direction.y <= 0) continue
    const aside = Math.abs(point.x * direction.y - point.y * direction.x)
    const norm = point.x * point.x + point.y * point.y
    if (aside > leastAside || (aside === leastAside && norm >= leastNorm)) continue
    best = point
    leastAside = aside
    leastNorm = norm
  }
  if (best === undefined) throw new RangeError('a ring has points in every direction')
  return best
}
