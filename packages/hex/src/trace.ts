import type { EdgeId, HexBoard, HexId } from './board.ts'
import { HALF_CORNER_X, HALF_CORNER_Y } from './half-lattice.ts'
import type { LatticePoint } from './lattice.ts'
import { segmentsIntersect } from './line.ts'

/** Two hexes along whose common side a line runs for some length; `other` is -1 beyond the rim. */
export interface Grazing {
  readonly hex: HexId
  readonly other: HexId | -1
  readonly edge: EdgeId | -1
}

/** Everything that a line meets, decided on integers. */
export interface LineTrace {
  /** Hexes whose open inside it meets, by ascending id. */
  readonly crossed: readonly HexId[]
  readonly grazed: readonly Grazing[]
  /** Sides whose inside it meets at one point that is no end of the line. */
  readonly edges: readonly EdgeId[]
  /** Corners it passes through: the two or three sides that meet there. */
  readonly corners: readonly (readonly EdgeId[])[]
}

/** Traces a line between two points at twice the lattice's scale (`half-lattice.ts`). */
export function traceLine(board: HexBoard, from: LatticePoint, to: LatticePoint): LineTrace {
  const line = new Line(board, from, to)
  const crossed: HexId[] = []
  const grazed: Grazing[] = []
  const corners: (readonly EdgeId[])[] = []
  line.eachNear((hex) => {
    const offset = line.offsetOf(hex)
    if (Math.abs(offset) < line.halfWidth && !line.endsBefore(hex)) crossed.push(hex)
    if (Math.abs(offset) === line.halfWidth) line.findGrazing(hex, grazed)
    line.findCorner(hex, 0, corners)
    line.findCorner(hex, 3, corners)
  })
  return { crossed, grazed, edges: crossedEdges(board, from, to, crossed), corners }
}

/** A side that is crossed lies between two hexes that are: each is looked at once. */
function crossedEdges(
  board: HexBoard,
  from: LatticePoint,
  to: LatticePoint,
  crossed: readonly HexId[],
): readonly EdgeId[] {
  const { edgeEnds } = board
  const edges: EdgeId[] = []
  for (const hex of crossed) {
    for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
      if (board.neighbours[slot]! < hex) continue
      const edge = board.edgeOf[slot]!
      const at = edge * 4
      const ax = 2 * edgeEnds[at]!
      const ay = 2 * edgeEnds[at + 1]!
      const bx = 2 * edgeEnds[at + 2]!
      const by = 2 * edgeEnds[at + 3]!
      if (segmentsIntersect(from.x, from.y, to.x, to.y, ax, ay, bx, by, 'open')) edges.push(edge as EdgeId)
    }
  }
  return edges
}

class Line {
  readonly board: HexBoard
  readonly from: LatticePoint
  readonly to: LatticePoint
  readonly dx: number
  readonly dy: number
  /** Farthest that a corner lies from the parallel through its hex's centre, in units of `offsetOf`. */
  readonly halfWidth: number

  constructor(board: HexBoard, from: LatticePoint, to: LatticePoint) {
    this.board = board
    this.from = from
    this.to = to
    this.dx = to.x - from.x
    this.dy = to.y - from.y
    const { dx, dy } = this
    this.halfWidth = Math.max(4 * Math.abs(dy), 2 * Math.abs(dx - dy), 2 * Math.abs(dx + dy))
  }

  /** Signed distance of a hex's centre from the line, times the line's length. */
  offsetOf(hex: HexId): number {
    const { board, from, dx, dy } = this
    return dx * (2 * board.latticeY[hex]! - from.y) - dy * (2 * board.latticeX[hex]! - from.x)
  }

  /** Whether both ends lie beyond one and the same side of the hexagon, the side itself included. */
  endsBefore(hex: HexId): boolean {
    const { board, from, to } = this
    const ax = from.x - 2 * board.latticeX[hex]!
    const ay = from.y - 2 * board.latticeY[hex]!
    const bx = to.x - 2 * board.latticeX[hex]!
    const by = to.y - 2 * board.latticeY[hex]!
    return (
      (ay >= 2 && by >= 2) ||
      (ay <= -2 && by <= -2) ||
      (ax + ay >= 4 && bx + by >= 4) ||
      (ax + ay <= -4 && bx + by <= -4) ||
      (ax - ay >= 4 && bx - by >= 4) ||
      (ax - ay <= -4 && bx - by <= -4)
    )
  }

  /** Every hex that the closed line can touch, and a few beside it, by ascending id. */
  eachNear(look: (hex: HexId) => void): void {
    const { board, from, to, dx, dy } = this
    const west = Math.min(from.x, to.x)
    const east = Math.max(from.x, to.x)
    const first = Math.max(1, Math.ceil((west - 4) / 6))
    const last = Math.min(board.columns, Math.floor((east + 4) / 6))
    for (let column = first; column <= last; column++) {
      let north = Math.min(from.y, to.y)
      let south = Math.max(from.y, to.y)
      if (dx !== 0) {
        // Heights of the line where it enters and leaves the column; only a bound, so rounding is harmless.
        const enters = from.y + (dy * (Math.max(west, 6 * column - 4) - from.x)) / dx
        const leaves = from.y + (dy * (Math.min(east, 6 * column + 4) - from.x)) / dx
        north = Math.max(north, Math.min(enters, leaves))
        south = Math.min(south, Math.max(enters, leaves))
      }
      const top = Math.max(1, Math.floor((north - 5) / 4))
      const bottom = Math.min(board.rows, Math.ceil((south + 3) / 4))
      for (let row = top; row <= bottom; row++) look(((column - 1) * board.rows + row - 1) as HexId)
    }
  }

  /** The side of the hex along which the line runs, told once for the two hexes that share it. */
  findGrazing(hex: HexId, grazed: Grazing[]): void {
    const { board } = this
    for (let direction = 0; direction < 6; direction++) {
      const other = board.neighbours[hex * 6 + direction]! as HexId | -1
      if (other !== -1 && other < hex) continue
      const a = this.along(hex, (direction + 4) % 6)
      const b = this.along(hex, (direction + 5) % 6)
      if (a === undefined || b === undefined) continue
      const length = this.dx * this.dx + this.dy * this.dy
      // What the two have in common is longer than a point.
      if (Math.min(Math.max(a, b), length) <= Math.max(Math.min(a, b), 0)) continue
      grazed.push({ hex, other, edge: board.edgeOf[hex * 6 + direction]! as EdgeId | -1 })
    }
  }

  /** The sides that meet in a corner of the hex, if the line passes through it. */
  findCorner(hex: HexId, corner: 0 | 3, corners: (readonly EdgeId[])[]): void {
    const { board } = this
    const along = this.along(hex, corner)
    if (along === undefined || along < 0 || along > this.dx * this.dx + this.dy * this.dy) return
    const first = corner + 1
    const second = (corner + 2) % 6
    const one = board.neighbours[hex * 6 + first]!
    const two = board.neighbours[hex * 6 + second]!
    const between = one >= 0 ? board.edgeOf[one * 6 + ((corner + 3) % 6)]! : -1
    const sides = [board.edgeOf[hex * 6 + first]!, board.edgeOf[hex * 6 + second]!, two >= 0 ? between : -1]
    corners.push(sides.filter((edge) => edge >= 0) as EdgeId[])
  }

  /** How far along the line a corner lies, times the line's length; undefined if it is not on the line. */
  private along(hex: HexId, corner: number): number | undefined {
    const { board, from, dx, dy } = this
    const x = 2 * board.latticeX[hex]! + HALF_CORNER_X[corner]! - from.x
    const y = 2 * board.latticeY[hex]! + HALF_CORNER_Y[corner]! - from.y
    return dx * y === dy * x ? dx * x + dy * y : undefined
  }
}
