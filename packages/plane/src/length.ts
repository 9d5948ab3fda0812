import { type Point, squaredDistance } from './point.ts'

/** The smallest whole k with k² ≥ n, for 0 ≤ n below 2⁵². */
export function ceilSqrt(n: number): number {
  // The root is a first guess only; whole numbers decide.
  let k = Math.floor(Math.sqrt(n))
  while (k * k < n) k++
  while (k > 0 && (k - 1) * (k - 1) >= n) k--
  return k
}

/** The greatest whole k with k² ≤ n. */
export function floorSqrt(n: number): number {
  const k = ceilSqrt(n)
  return k * k === n ? k : k - 1
}

/** SO-2.7: the length of a leg in hundredths of a millimetre, rounded up. */
export const legLength = (p: Point, q: Point): number => ceilSqrt(10000 * squaredDistance(p, q))

/** SO-7.14: the length of a flight that also rises or sinks by `dz` mm, in hundredths, rounded up. */
export const flightLength = (p: Point, q: Point, dz: number): number =>
  ceilSqrt(10000 * (squaredDistance(p, q) + dz * dz))
