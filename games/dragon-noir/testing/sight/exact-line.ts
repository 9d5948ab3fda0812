/**
 * A line on the lattice of DN-2.4, by exact fractions: slow, and written from the clauses alone, so that it can
 * be held against the quick integers of `packages/hex`.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A part of the way along a line; the denominator is above 0. */
export interface Fraction {
  readonly over: number
  readonly under: number
}

export const isLess = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under

/** DN-2.4: the corners of a hexagon, clockwise on a page whose y runs down. */
export const cornersOf = ({ x, y }: Point): readonly Point[] => [
  { x: x - 2, y: y - 2 },
  { x: x + 2, y: y - 2 },
  { x: x + 4, y },
  { x: x + 2, y: y + 2 },
  { x: x - 2, y: y + 2 },
  { x: x - 4, y },
]

/** Above 0 where `p` lies to the right of the way from `a` to `b`, seen on the page. */
export const turn = (a: Point, b: Point, p: Point): number =>
  (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)

/** The part of the line that lies in the closed hexagon round a centre; undefined where it never does. */
export function partIn(
  from: Point,
  to: Point,
  centre: Point,
): { readonly first: Fraction; readonly last: Fraction } | undefined {
  const corners = cornersOf(centre)
  let first: Fraction = { over: 0, under: 1 }
  let last: Fraction = { over: 1, under: 1 }
  for (const [i, corner] of corners.entries()) {
    const next = corners[(i + 1) % 6] as Point
    const [start, end] = [turn(corner, next, from), turn(corner, next, to)]
    if (start < 0 && end < 0) return undefined
    if (start === end) continue
    // Where the line meets the straight through this side.
    const at = start < end ? { over: -start, under: end - start } : { over: start, under: start - end }
    if (start < end && isLess(first, at)) first = at
    if (start > end && isLess(at, last)) last = at
    if (isLess(last, first)) return undefined
  }
  return { first, last }
}

/** DN-2.5: whether the line meets the open inside of the hexagon. */
export function crossesHex(from: Point, to: Point, centre: Point): boolean {
  const part = partIn(from, to, centre)
  if (part === undefined || !isLess(part.first, part.last)) return false
  // A convex thing is entered if and only if the middle of the part lies inside it.
  const { first, last } = part
  const under = 2 * first.under * last.under
  const over = first.over * last.under + last.over * first.under
  const middle = pointAt(from, to, { over, under })
  return cornersOf(centre).every((corner, i, all) => {
    const next = all[(i + 1) % 6] as Point
    return turnScaled(corner, next, middle) > 0
  })
}

/** A point of the line as whole numbers over one denominator. */
interface Scaled extends Point {
  readonly under: number
}
export const pointAt = (from: Point, to: Point, { over, under }: Fraction): Scaled => ({
  x: from.x * under + (to.x - from.x) * over,
  y: from.y * under + (to.y - from.y) * over,
  under,
})
const turnScaled = (a: Point, b: Point, { x, y, under }: Scaled): number =>
  (b.x - a.x) * (y - a.y * under) - (b.y - a.y) * (x - a.x * under)

/** Whether a point of the line lies in the closed hexagon. */
export const holdsPoint = (centre: Point, point: Scaled): boolean =>
  cornersOf(centre).every((corner, i, all) => turnScaled(corner, all[(i + 1) % 6] as Point, point) >= 0)

/** DN-2.5: whether the line runs along the side from `p` to `q` for some length. */
export function runsAlong(from: Point, to: Point, p: Point, q: Point): boolean {
  if (turn(from, to, p) !== 0 || turn(from, to, q) !== 0) return false
  const along = (point: Point): number =>
    (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)
  const length = along(to)
  const [low, high] = [Math.min(along(p), along(q)), Math.max(along(p), along(q))]
  return Math.min(length, high) > Math.max(0, low)
}

/** DN-2.5: whether the line meets the side between its corners, at one point that is no end of the line. */
export const crossesSide = (from: Point, to: Point, p: Point, q: Point): boolean =>
  turn(from, to, p) * turn(from, to, q) < 0 && turn(p, q, from) * turn(p, q, to) < 0

/** Whether the line passes through a corner. */
export const passesThrough = (from: Point, to: Point, corner: Point): boolean =>
  turn(from, to, corner) === 0 &&
  corner.x >= Math.min(from.x, to.x) &&
  corner.x <= Math.max(from.x, to.x) &&
  corner.y >= Math.min(from.y, to.y) &&
  corner.y <= Math.max(from.y, to.y)
