import type { Point } from './point.ts'

const quarter: readonly Point[] = [
  { x: 1000, y: 0 },
  { x: 924, y: 383 },
  { x: 707, y: 707 },
  { x: 383, y: 924 },
]

/** SO-2.9: sixteen directions, scaled by 1000, clockwise on the screen from +x. */
export const directions: readonly Point[] = [0, 1, 2, 3].flatMap((turns) =>
  quarter.map((direction) => turned(direction, turns)),
)

/** A quarter turn clockwise takes (x, y) to (−y, x). */
function turned(direction: Point, turns: number): Point {
  let { x, y } = direction
  for (let turn = 0; turn < turns; turn++) [x, y] = [0 - y, x]
  return { x, y }
}

/** Direction number `k`, counted around: 16 is 0 again and −1 is 15. */
export function directionOf(k: number): Point {
  const direction = directions[((k % 16) + 16) % 16]
  if (direction === undefined) throw new RangeError(`no direction ${k}`)
  return direction
}

/** SO-2.9: `length` mm in direction `k`, each component truncated toward zero. */
export function along(k: number, length: number): Point {
  const { x, y } = directionOf(k)
  return { x: thousandth(x * length), y: thousandth(y * length) }
}

const thousandth = (n: number): number => (n - (n % 1000)) / 1000
