import type { EdgeId, HexBoard, HexId } from './board.ts'
import { parseHex } from './label.ts'
import type { LatticePoint } from './lattice.ts'
import { directionTo } from './neighbour.ts'

/** The hexside between two adjacent hexes, or -1 if they are not adjacent. */
export function edgeBetween(board: HexBoard, a: HexId, b: HexId): EdgeId | -1 {
  const direction = directionTo(board, a, b)
  return direction === -1 ? -1 : (board.edgeOf[a * 6 + direction]! as EdgeId)
}

/** The two hexes beside a hexside, the smaller id (and number) first. */
export function hexesOfEdge(board: HexBoard, edge: EdgeId): readonly [HexId, HexId] {
  return [board.edgeHexes[edge * 2]! as HexId, board.edgeHexes[edge * 2 + 1]! as HexId]
}

/** The two corners that a hexside joins. */
export function endsOfEdge(board: HexBoard, edge: EdgeId): readonly [LatticePoint, LatticePoint] {
  const { edgeEnds } = board
  const at = edge * 4
  return [
    { x: edgeEnds[at]!, y: edgeEnds[at + 1]! },
    { x: edgeEnds[at + 2]!, y: edgeEnds[at + 3]! },
  ]
}

/** The label of a hexside: its two hexes, the smaller number first, as in `0606|0707`. */
export function formatEdge(board: HexBoard, edge: EdgeId): string {
  if (!(edge >= 0 && edge < board.edgeCount)) throw new RangeError(`no edge ${edge} of ${board.edgeCount}`)
  const [a, b] = hexesOfEdge(board, edge)
  return `${board.labels[a]}|${board.labels[b]}`
}

/**
 * The hexside that a label names; undefined if the label is malformed, a hex is not on the board, the two
 * are not adjacent, or the larger number comes first: each hexside has exactly one spelling.
 */
export function parseEdge(board: HexBoard, label: string): EdgeId | undefined {
  if (label.length !== 9 || label[4] !== '|') return undefined
  const a = parseHex(board, label.slice(0, 4))
  const b = parseHex(board, label.slice(5))
  if (a === undefined || b === undefined || a > b) return undefined
  const edge = edgeBetween(board, a, b)
  return edge === -1 ? undefined : edge
}
