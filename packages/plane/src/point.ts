/** A point or vector in whole millimetres: x to the right, y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Squared distance of two points, mm². */
export function squaredDistance(a: Point, b: Point): number {
  const x = b.x - a.x
  const y = b.y - a.y
  return x * x + y * y
}

/** SO-2.2: twice the signed area of abc; above 0 where c lies clockwise of a→b as seen on a screen. */
export const orient = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** The vector with its components divided by their greatest common divisor; (0, 0) stays. */
export function reduced({ x, y }: Point): Point {
  const divisor = greatestCommonDivisor(Math.abs(x), Math.abs(y))
  return divisor <= 1 ? { x, y } : { x: x / divisor, y: y / divisor }
}

function greatestCommonDivisor(a: number, b: number): number {
  let larger = a
  let smaller = b
  while (smaller !== 0) {
    const rest = larger % smaller
    larger = smaller
    smaller = rest
  }
  return larger
}

/** SO-4.5: whether a point is in the half-plane ahead, its border included. */
export const isAhead = (centre: Point, facing: Point, point: Point): boolean =>
  facing.x * (point.x - centre.x) + facing.y * (point.y - centre.y) >= 0
