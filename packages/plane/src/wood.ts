import { orient, type Point, squaredDistance } from './point.ts'
import type { Polygon } from './polygon.ts'

/** 50 mm of a wood may be looked through (SO-3.8), squared. */
const DEPTH_SQUARED = 2500

/** SO-3.8: whether the line from a to q runs through more than 50 mm of the wood. Exact. */
export function isTooDeep({ edges }: Polygon, a: Point, q: Point): boolean {
  const whole = squaredDistance(a, q)
  if (whole <= DEPTH_SQUARED) return false
  // The latest entry n0/d0 and the earliest exit n1/d1, as shares of the way.
  let n0 = 0
  let d0 = 1
  let n1 = 1
  let d1 = 1
  for (const { a: v, b: w } of edges) {
    const oa = orient(v, w, a)
    const oq = orient(v, w, q)
    if (oa < 0 && oq < 0) return false
    if (oa < 0) {
      const d = oq - oa
      if (-oa * d0 > n0 * d) {
        n0 = -oa
        d0 = d
      }
    } else if (oq < 0) {
      const d = oa - oq
      if (oa * d1 < n1 * d) {
        n1 = oa
        d1 = d
      }
    }
  }
  const k = n1 * d0 - n0 * d1
  if (k <= 0) return false
  const share = BigInt(d0) * BigInt(d1)
  return BigInt(k) * BigInt(k) * BigInt(whole) > BigInt(DEPTH_SQUARED) * share * share
}
