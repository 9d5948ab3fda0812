import type { HexBoard, HexId } from './board.ts'
import type { Direction } from './direction.ts'

/** The hex one step from `hex` in `direction`, or -1 off the map. */
export function neighbour(board: HexBoard, hex: HexId, direction: Direction): HexId | -1 {
  return board.neighbours[hex * 6 + direction]! as HexId | -1
}

/** The hexes adjacent to `hex`, clockwise from the north; fewer than six on the rim. */
export function neighboursOf(board: HexBoard, hex: HexId): HexId[] {
  const found: HexId[] = []
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = board.neighbours[slot]!
    if (other >= 0) found.push(other as HexId)
  }
  return found
}

/** The direction of the one step from `from` to `to`, or -1 if they are not adjacent. */
export function directionTo(board: HexBoard, from: HexId, to: HexId): Direction | -1 {
  for (let direction = 0; direction < 6; direction++) {
    if (board.neighbours[from * 6 + direction] === to) return direction as Direction
  }
  return -1
}

/**
 * The hexes met by going `steps` steps from `from` in one direction, nearest first, without `from` itself.
 * Fewer than `steps` if the line leaves the map.
 */
export function straightLine(board: HexBoard, from: HexId, direction: Direction, steps: number): HexId[] {
  const line: HexId[] = []
  let hex = neighbour(board, from, direction)
  while (hex !== -1 && line.length < steps) {
    line.push(hex)
    hex = neighbour(board, hex, direction)
  }
  return line
}
