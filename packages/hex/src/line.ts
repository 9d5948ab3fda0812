import type { EdgeId, HexBoard, HexId } from './board.ts'
import { CORNER_X, CORNER_Y, type LatticePoint } from './lattice.ts'

/**
 * What it takes for an obstacle to stop a line. Both are decided on integers, exactly; coordinates may be
 * any integers below 2 ** 25 in size, which no board comes near.
 *
 * - `blocks`: touching is enough. The closed line and the closed obstacle have a point in common, be it an
 *   end, a corner, or a stretch along which they coincide.
 * - `open`: touching lets the line pass.
 *   - A segment stops it only by a proper crossing: one single common point, which is an end of neither.
 *     So the line goes from one side of the segment to the other, through its inside. A line through the
 *     corner where two segments join crosses neither properly and passes between them; nor is it stopped
 *     by a segment along which it runs, or on which it begins or ends.
 *   - A polygon stops it only if some point of the line lies strictly inside. Running along a side or
 *     through a corner passes; beginning inside does not.
 */
export const TOUCHINGS = ['blocks', 'open'] as const
export type Touching = (typeof TOUCHINGS)[number]

/** Whether the line from `from` to `to` is stopped by the segment from `a` to `b`. */
export function lineIntersectsSegment(
  from: LatticePoint,
  to: LatticePoint,
  a: LatticePoint,
  b: LatticePoint,
  touching: Touching,
): boolean {
  return segmentsIntersect(from.x, from.y, to.x, to.y, a.x, a.y, b.x, b.y, touching)
}

/** Whether the line between the centres of two hexes is stopped by a hexside. */
export function lineIntersectsEdge(
  board: HexBoard,
  from: HexId,
  to: HexId,
  edge: EdgeId,
  touching: Touching,
): boolean {
  const { latticeX, latticeY, edgeEnds } = board
  const at = edge * 4
  return segmentsIntersect(
    latticeX[from]!,
    latticeY[from]!,
    latticeX[to]!,
    latticeY[to]!,
    edgeEnds[at]!,
    edgeEnds[at + 1]!,
    edgeEnds[at + 2]!,
    edgeEnds[at + 3]!,
    touching,
  )
}

/**
 * Whether the line from `from` to `to` is stopped by a convex polygon, given by its corners in order, either
 * way round. Throws a RangeError if the polygon has no inside.
 */
export function lineIntersectsPolygon(
  from: LatticePoint,
  to: LatticePoint,
  polygon: readonly LatticePoint[],
  touching: Touching,
): boolean {
  const xs = polygon.map((corner) => corner.x)
  const ys = polygon.map((corner) => corner.y)
  return convexIntersects(from.x, from.y, to.x, to.y, xs, ys, windingOf(xs, ys), touching)
}

/** Whether the line between the centres of two hexes is stopped by the hexagon of a third. */
export function lineIntersectsHex(
  board: HexBoard,
  from: HexId,
  to: HexId,
  hex: HexId,
  touching: Touching,
): boolean {
  const { latticeX, latticeY } = board
  const x = latticeX[hex]!
  const y = latticeY[hex]!
  return convexIntersects(
    latticeX[from]! - x,
    latticeY[from]! - y,
    latticeX[to]! - x,
    latticeY[to]! - y,
    CORNER_X,
    CORNER_Y,
    1,
    touching,
  )
}

/**
 * The hexes, by ascending id, that the line between the centres of two hexes meets: with `open` those whose
 * inside it enters, with `blocks` also those it only touches. Both ends are always among them.
 */
export function hexesOnLine(board: HexBoard, from: HexId, to: HexId, touching: Touching): HexId[] {
  const { latticeY, rows } = board
  const firstColumn = Math.floor(Math.min(from, to) / rows)
  const lastColumn = Math.floor(Math.max(from, to) / rows)
  const north = Math.min(latticeY[from]!, latticeY[to]!) - 1
  const south = Math.max(latticeY[from]!, latticeY[to]!) + 1
  const found: HexId[] = []
  // Hexagons of the next column end short of the line's ends, so no column outside is touched.
  for (let hex = firstColumn * rows; hex < (lastColumn + 1) * rows; hex++) {
    const y = latticeY[hex]!
    if (y < north || y > south) continue
    if (lineIntersectsHex(board, from, to, hex as HexId, touching)) found.push(hex as HexId)
  }
  return found
}

/** {@link lineIntersectsSegment} on bare coordinates, for inner loops: line a to b, segment c to d. */
export function segmentsIntersect(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  touching: Touching,
): boolean {
  const c = sideOf(ax, ay, bx, by, cx, cy)
  const d = sideOf(ax, ay, bx, by, dx, dy)
  const a = sideOf(cx, cy, dx, dy, ax, ay)
  const b = sideOf(cx, cy, dx, dy, bx, by)
  if (touching === 'open') return c * d < 0 && a * b < 0
  if (c * d > 0 || a * b > 0) return false
  // Neither lies wholly on one side of the other. Segments on one straight line still may be apart.
  return (
    Math.max(ax, bx) >= Math.min(cx, dx) &&
    Math.max(cx, dx) >= Math.min(ax, bx) &&
    Math.max(ay, by) >= Math.min(cy, dy) &&
    Math.max(cy, dy) >= Math.min(ay, by)
  )
}

/**
 * Line a to b against a convex polygon. Both sets are convex, so they are apart exactly if some straight line
 * parallel to a side of the polygon, or to the line itself, keeps them apart.
 */
function convexIntersects(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  xs: readonly number[],
  ys: readonly number[],
  winding: 1 | -1,
  touching: Touching,
): boolean {
  const open = touching === 'open'
  let left = false
  let right = false
  for (let i = 0; i < xs.length; i++) {
    const cx = xs[i]!
    const cy = ys[i]!
    const next = i + 1 === xs.length ? 0 : i + 1
    const dx = xs[next]!
    const dy = ys[next]!
    const inwardA = winding * sideOf(cx, cy, dx, dy, ax, ay)
    const inwardB = winding * sideOf(cx, cy, dx, dy, bx, by)
    if (open ? inwardA <= 0 && inwardB <= 0 : inwardA < 0 && inwardB < 0) return false
    const side = sideOf(ax, ay, bx, by, cx, cy)
    if (open ? side > 0 : side >= 0) left = true
    if (open ? side < 0 : side <= 0) right = true
  }
  // A line of no length has no direction of its own to part them along.
  return (left && right) || (ax === bx && ay === by)
}

/** Twice the signed area of the triangle a, b, p: its sign tells the side of a–b on which p lies. */
function sideOf(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax)
}

/** 1 if the corners run so that the inside has positive `sideOf`, else -1. */
function windingOf(xs: readonly number[], ys: readonly number[]): 1 | -1 {
  let doubleArea = 0
  for (let i = 0; i < xs.length; i++) {
    const next = (i + 1) % xs.length
    doubleArea += xs[i]! * ys[next]! - ys[i]! * xs[next]!
  }
  if (doubleArea === 0) throw new RangeError('the polygon has no inside')
  return doubleArea > 0 ? 1 : -1
}
