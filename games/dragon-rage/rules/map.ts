import {
  columnOf,
  createHexBoard,
  type EdgeId,
  formatHex,
  type HexBoard,
  type HexId,
  parseEdge,
  parseHex,
  rowOf,
} from '@wyrmtable/hex'
import { mapData } from '../data/map.ts'

/**
 * The grid of the printed map (DR-3.1): hexes, hexsides and their names. Every map lies on it and its hexes have the same
 * numbers on all of them, also where one that somebody drew is smaller.
 */
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
/** The hex of the grid; whether it is on the map that is played on, the map says. */
export const parseLabel = (label: string): HexId | undefined => hexByLabel.get(label)
export const allHexes: readonly HexId[] = board.labels.map(hexOf)

/** The hexside that a label of the data names; throws where there is none. */
export function edgeOf(label: string): EdgeId {
  const edge = parseEdge(board, label)
  if (edge === undefined) throw new RangeError(`no hexside ${label} on the map`)
  return edge
}

/** The part of the grid in its first columns and rows: nothing leads out of it (DR-3.6). */
export function gridWithin(columns: number, rows: number): HexBoard {
  if (columns === board.columns && rows === board.rows) return board
  const isIn = (hex: number): boolean =>
    hex >= 0 && columnOf(board, hex as HexId) <= columns && rowOf(board, hex as HexId) <= rows
  const leadsOn = board.neighbours.map((to, at) => (isIn(Math.floor(at / 6)) && isIn(to) ? 1 : 0))
  return {
    ...board,
    neighbours: board.neighbours.map((to, at) => (leadsOn[at] === 1 ? to : -1)),
    edgeOf: board.edgeOf.map((edge, at) => (leadsOn[at] === 1 ? edge : -1)),
  }
}
