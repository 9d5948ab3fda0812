import {
  createHexBoard,
  type Direction,
  type EdgeId,
  formatHex,
  type HexId,
  neighbour,
  parseEdge,
  parseHex,
} from '@wyrmtable/hex'
import { mapData } from '../data/map.ts'

/** The grid that every map of the game has, printed or drawn (DR-3.1): hexes, hexsides and their names. */
export const board = createHexBoard({
  columns: mapData.layout.columns,
  rows: mapData.layout.rows,
  shiftedColumns: 'even',
})

/** The hex that a label of the data names; throws on a label that is not on the map. */
export function hexOf(label: string): HexId {
  const hex = parseHex(board, label)
  if (hex === undefined) throw new RangeError(`no hex ${label} on the map`)
  return hex
}
export const labelOf = (hex: HexId): string => formatHex(board, hex)
const hexByLabel = new Map(board.labels.map((label) => [label, hexOf(label)]))
export const parseLabel = (label: string): HexId | undefined => hexByLabel.get(label)
export const allHexes: readonly HexId[] = board.labels.map(hexOf)

/** The hexside that a label of the data names; throws where there is none. */
export function edgeOf(label: string): EdgeId {
  const edge = parseEdge(board, label)
  if (edge === undefined) throw new RangeError(`no hexside ${label} on the map`)
  return edge
}

/** The hexside in a direction, or −1 on the rim of the map. */
export const sideOf = (hex: HexId, direction: Direction): EdgeId | -1 =>
  (board.edgeOf[hex * 6 + direction] ?? -1) as EdgeId | -1
export const ahead = (hex: HexId, direction: Direction): HexId | -1 => neighbour(board, hex, direction)
