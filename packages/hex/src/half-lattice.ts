import type { HexBoard, HexId } from './board.ts'
import type { Direction } from './direction.ts'
import { CORNER_X, CORNER_Y, type LatticePoint } from './lattice.ts'

/**
 * The lattice of `lattice.ts` at twice the scale, on which the middles of hexsides have whole coordinates
 * too: centres lie at `x = 6 * column`, `y = 4 * row`, two more southwards in a shifted column.
 */

/** Offsets of the middle of a hex's side from its centre, by direction. */
const MIDDLE_X: readonly number[] = [0, 3, 3, 0, -3, -3]
const MIDDLE_Y: readonly number[] = [-2, -1, 1, 2, 1, -1]

/** Offsets of the corners from the centre, clockwise from the east. */
export const HALF_CORNER_X: readonly number[] = CORNER_X.map((x) => 2 * x)
export const HALF_CORNER_Y: readonly number[] = CORNER_Y.map((y) => 2 * y)

/** Centre of a hex at twice the scale. */
export function halfCentre(board: HexBoard, hex: HexId): LatticePoint {
  return { x: 2 * board.latticeX[hex]!, y: 2 * board.latticeY[hex]! }
}

/** Middle of the side of a hex in a direction, at twice the scale; also of sides on the rim. */
export function halfMiddle(board: HexBoard, hex: HexId, direction: Direction): LatticePoint {
  return {
    x: 2 * board.latticeX[hex]! + MIDDLE_X[direction]!,
    y: 2 * board.latticeY[hex]! + MIDDLE_Y[direction]!,
  }
}

/** Whether a point, as `x / scale`, `y / scale`, lies in the closed hexagon of a hex. */
export function halfContains(board: HexBoard, hex: HexId, x: number, y: number, scale = 1): boolean {
  const dx = x - 2 * board.latticeX[hex]! * scale
  const dy = y - 2 * board.latticeY[hex]! * scale
  return Math.abs(dy) <= 2 * scale && Math.abs(dx + dy) <= 4 * scale && Math.abs(dx - dy) <= 4 * scale
}
