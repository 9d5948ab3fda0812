import type { HexBoard, HexId } from './board.ts'
import { CORNER_X, CORNER_Y, type LatticePoint } from './lattice.ts'

/** Centre of a hex. */
export function centreOf(board: HexBoard, hex: HexId): LatticePoint {
  return { x: board.latticeX[hex]!, y: board.latticeY[hex]! }
}

/** The six corners of a hex, clockwise from the east. */
export function corners(board: HexBoard, hex: HexId): readonly LatticePoint[] {
  const x = board.latticeX[hex]!
  const y = board.latticeY[hex]!
  return CORNER_X.map((dx, corner) => ({ x: x + dx, y: y + CORNER_Y[corner]! }))
}
