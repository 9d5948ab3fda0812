import { type HexBoard, type HexId, hexAt } from './board.ts'

const LABEL = /^[0-9]{4}$/

/** The hex that a `CCRR` label names; undefined if it is no such label or not on the board. */
export function parseHex(board: HexBoard, label: string): HexId | undefined {
  if (!LABEL.test(label)) return undefined
  return hexAt(board, Number(label.slice(0, 2)), Number(label.slice(2)))
}

/** The `CCRR` label of a hex: two digits of column, two of row, both counted from 01. */
export function formatHex(board: HexBoard, hex: HexId): string {
  const label = board.labels[hex]
  if (label === undefined) throw new RangeError(`no hex ${hex} on a board of ${board.size}`)
  return label
}
