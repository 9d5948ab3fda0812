import type { Piece } from '../../../data/table-schema.ts'
import { greatestDivisor, squareRectangle } from './lattice.ts'

export type Corner = readonly [number, number]
type Building = Extract<Piece, { kind: 'building' }>

/** Where a piece lies as a box that may be turned: its middle in mm, degrees clockwise, and its sides in mm. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly degrees: number
  readonly wide: number
  /** 0 for a low wall, which is a line. */
  readonly deep: number
}

/** The box of a piece, turned as its first edge is, or as a low wall runs. */
export function frameOf(piece: Piece): Frame {
  if (piece.kind === 'low') {
    const [[ax, ay], [bx, by]] = [piece.a, piece.b]
    return {
      x: (ax + bx) / 2,
      y: (ay + by) / 2,
      degrees: degreesOf(bx - ax, by - ay),
      wide: Math.hypot(bx - ax, by - ay),
      deep: 0,
    }
  }
  const [[ax, ay] = [0, 0], [bx, by] = [1, 0]] = piece.poly
  const degrees = degreesOf(bx - ax, by - ay)
  const corners = piece.poly.map((corner) => rotated(corner, -degrees))
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, deep] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const [x, y] = rotated([left + wide / 2, top + deep / 2], degrees)
  return { x: tidy(x), y: tidy(y), degrees, wide: tidy(wide), deep: tidy(deep) }
}

/** The piece in another box: everything of it is moved, turned and stretched as the box is. */
export function framed(piece: Piece, to: Frame): Piece {
  const from = frameOf(piece)
  if (from.degrees === to.degrees && from.wide === to.wide && from.deep === to.deep) {
    return moved(piece, Math.round(to.x - from.x), Math.round(to.y - from.y))
  }
  const map = ([x, y]: Corner): [number, number] => {
    const [lx, ly] = rotated([x - from.x, y - from.y], -from.degrees)
    const stretched = [lx * (to.wide / from.wide), from.deep === 0 ? ly : ly * (to.deep / from.deep)] as const
    const [tx, ty] = rotated(stretched, to.degrees)
    return [Math.round(tidy(tx + to.x)), Math.round(tidy(ty + to.y))]
  }
  if (piece.kind !== 'building') return withCorners(piece, map)
  const poly = isBox(piece) ? squareRectangle(to) : piece.poly.map(map)
  return { ...piece, poly, openings: openingsOn(piece, poly) }
}

/** The piece so many mm to the right and down. */
export const moved = (piece: Piece, dx: number, dy: number): Piece =>
  withCorners(piece, ([x, y]) => [x + dx, y + dy])

/** The piece with each of its corners elsewhere. */
function withCorners(piece: Piece, map: (corner: Corner) => [number, number]): Piece {
  switch (piece.kind) {
    case 'low':
      return { ...piece, a: map(piece.a), b: map(piece.b) }
    case 'wood':
    case 'rock':
      return { ...piece, poly: piece.poly.map(map) }
    case 'ruin':
      return {
        ...piece,
        poly: piece.poly.map(map),
        walls: piece.walls.map((wall) => ({ ...wall, a: map(wall.a), b: map(wall.b) })),
        floors: piece.floors.map(({ poly, z }) => ({ poly: poly.map(map), z })),
      }
    case 'building':
      return {
        ...piece,
        poly: piece.poly.map(map),
        openings: piece.openings.map((opening) => ({ ...opening, a: map(opening.a), b: map(opening.b) })),
      }
    default:
      return piece satisfies never
  }
}

/** A building with four corners that is a rectangle, so that it can be turned at will. */
function isBox({ poly }: Building): boolean {
  const [a, b, c, d] = poly
  if (poly.length !== 4 || a === undefined || b === undefined || c === undefined || d === undefined)
    return false
  const isSquare = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) === 0
  return isSquare && a[0] + c[0] === b[0] + d[0] && a[1] + c[1] === b[1] + d[1]
}

/** Narrower than this no door may be, in mm (SO-15.5). */
const DOOR = 24

/** SO-15.5: the openings of a building where its edges lie now, each in whole millimetres exactly on its edge. */
function openingsOn(piece: Building, poly: readonly Corner[]): Building['openings'] {
  return piece.openings.map((opening) => {
    const [from, to] = [edgeOf(piece.poly, opening.edge), edgeOf(poly, opening.edge)]
    const shares = [shareAlong(from, opening.a), shareAlong(from, opening.b)] as const
    const [a, b] = spanOn(to, shares, opening.type === 'door' ? DOOR : 8)
    return { ...opening, a, b }
  })
}

type Edge = readonly [Corner, Corner]

const edgeOf = (poly: readonly Corner[], number: number): Edge => [
  poly[number] ?? [0, 0],
  poly[(number + 1) % poly.length] ?? [0, 0],
]

function shareAlong([[ax, ay], [bx, by]]: Edge, [x, y]: Corner): number {
  const [dx, dy] = [bx - ax, by - ay]
  return ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
}

/** Two whole points of an edge nearest to two shares of it, at least so many mm apart where it has the room. */
export function spanOn(
  [[ax, ay], [bx, by]]: Edge,
  [from, to]: readonly [number, number],
  leastMm: number,
): readonly [[number, number], [number, number]] {
  const [dx, dy] = [bx - ax, by - ay]
  const steps = Math.max(1, greatestDivisor(Math.abs(dx), Math.abs(dy)))
  const stepMm = Math.hypot(dx, dy) / steps
  const need = Math.min(steps, Math.ceil(leastMm / stepMm - 1e-9))
  let low = Math.round(Math.min(from, to) * steps)
  let high = Math.round(Math.max(from, to) * steps)
  while (high - low < need) {
    if (high < steps) high++
    else low--
    if (high - low < need && low > 0) low--
  }
  const at = (step: number): [number, number] => [ax + (dx / steps) * step, ay + (dy / steps) * step]
  return from <= to ? [at(low), at(high)] : [at(high), at(low)]
}

export function rotated([x, y]: Corner, degrees: number): Corner {
  const turn = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return [x * c - y * s, x * s + y * c]
}

const degreesOf = (dx: number, dy: number): number => tidy((Math.atan2(dy, dx) * 180) / Math.PI)

/** Without what sines leave behind the sixth place. */
const tidy = (n: number): number => Math.round(n * 1e6) / 1e6
