import { columnOf, type HexBoard, type HexId, isShifted } from './board.ts'
import { latticeDistance } from './lattice.ts'

/** Fewest steps from one hex to the other; 0 for the same hex. */
export function distance(board: HexBoard, a: HexId, b: HexId): number {
  const { distances } = board
  if (distances !== undefined) return distances[a * board.size + b]!
  return latticeDistance(board.latticeX[a]! - board.latticeX[b]!, board.latticeY[a]! - board.latticeY[b]!)
}

/** All hexes of the board at most `radius` steps from `centre`, itself among them, by ascending id. */
export function hexesWithin(board: HexBoard, centre: HexId, radius: number): HexId[] {
  const { columns, rows, shiftedColumns } = board
  const found: HexId[] = []
  if (!(radius >= 0)) return found
  const reach = Math.min(Math.floor(radius), columns + rows)
  const column = columnOf(board, centre)
  const y = board.latticeY[centre]!
  const lastColumn = Math.min(columns, column + reach)
  for (let c = Math.max(1, column - reach); c <= lastColumn; c++) {
    // Within reach are the centres at most this far north or south; the parity of c makes the halves whole.
    const height = 2 * reach - Math.abs(c - column)
    const shift = isShifted(shiftedColumns, c) ? 1 : 0
    const firstRow = Math.max(1, (y - height - shift) / 2)
    const lastRow = Math.min(rows, (y + height - shift) / 2)
    const base = (c - 1) * rows - 1
    for (let row = firstRow; row <= lastRow; row++) found.push((base + row) as HexId)
  }
  return found
}

/** All hexes of the board at most `radius` steps from `centre`, nearest first, ties by ascending id. */
export function hexesByDistance(board: HexBoard, centre: HexId, radius = Number.POSITIVE_INFINITY): HexId[] {
  // They come by ascending id, and sorting keeps the order of equals.
  return hexesWithin(board, centre, radius).sort(
    (a, b) => distance(board, centre, a) - distance(board, centre, b),
  )
}
