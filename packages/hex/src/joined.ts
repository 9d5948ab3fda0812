import { createHexBoard, type HexBoard, type HexId, hexAt } from './board.ts'
import { type Direction, opposite } from './direction.ts'

/** One sheet of a board made of several: its own rectangle, where its corner lies, and how it is turned. */
export interface SheetSpec {
  /** Name before the dot of a label: `A` in `A.0512`. */
  readonly prefix: string
  readonly columns: number
  readonly rows: number
  /** Column and row of the sheet's corner, counted from 0; the column is even, so that sides match. */
  readonly origin: readonly [number, number]
  readonly rotation: 0 | 180
}

/**
 * Several sheets joined edge to edge, full hex against full hex. The board is the rectangle that holds them
 * all; hexes of the rectangle that no sheet covers are no neighbours of anything.
 */
export interface JoinedBoard {
  readonly board: HexBoard
  readonly sheets: readonly SheetSpec[]
  /** Sheet of each hex, or -1 where none lies. */
  readonly sheetOf: Int8Array
  /** `A.0512` of each hex, '' where no sheet lies. */
  readonly labels: readonly string[]
  /** The hex of each label. */
  readonly byLabel: ReadonlyMap<string, HexId>
}

/** Lays out a board of several sheets. Throws a RangeError if sheets overlap or a column is odd. */
export function joinSheets(sheets: readonly SheetSpec[]): JoinedBoard {
  let columns = 1
  let rows = 1
  for (const { origin, columns: width, rows: height } of sheets) {
    if (origin[0] % 2 !== 0) throw new RangeError(`sheets begin in even columns, not in ${origin[0]}`)
    columns = Math.max(columns, origin[0] + width)
    rows = Math.max(rows, origin[1] + height)
  }
  const whole = createHexBoard({ columns, rows, shiftedColumns: 'even' })
  const sheetOf = new Int8Array(whole.size).fill(-1)
  const labels: string[] = new Array(whole.size).fill('')
  for (const [number, sheet] of sheets.entries()) {
    for (let column = 0; column < sheet.columns; column++) {
      for (let row = 0; row < sheet.rows; row++) {
        const hex = hexOnSheet(whole, sheet, column, row)
        if (hex === undefined || sheetOf[hex] !== -1) throw new RangeError(`sheet ${sheet.prefix} overlaps`)
        sheetOf[hex] = number
        labels[hex] = `${sheet.prefix}.${two(column + 1)}${two(row + 1)}`
      }
    }
  }
  const byLabel = new Map(labels.map((label, hex) => [label, hex as HexId]))
  byLabel.delete('')
  return { board: withoutGaps(whole, sheetOf), sheets, sheetOf, labels, byLabel }
}

/** The hex that a prefixed label names; where there is one sheet only the prefix may be left out. */
export function parseJoinedHex(joined: JoinedBoard, label: string): HexId | undefined {
  const found = joined.byLabel.get(label)
  if (found !== undefined || label.includes('.')) return found
  const sheet = only(joined.sheets)
  return sheet && joined.byLabel.get(`${sheet.prefix}.${label}`)
}

/** A direction printed on a sheet, as it lies on the joined board. */
export function directionOnBoard(sheet: SheetSpec, direction: Direction): Direction {
  return sheet.rotation === 180 ? opposite(direction) : direction
}

function hexOnSheet(board: HexBoard, sheet: SheetSpec, column: number, row: number): HexId | undefined {
  if (column < 0 || column >= sheet.columns || row < 0 || row >= sheet.rows) return undefined
  const [c, r] = sheet.origin
  return sheet.rotation === 180
    ? hexAt(board, c + sheet.columns - column, r + sheet.rows - row)
    : hexAt(board, c + column + 1, r + row + 1)
}

const only = (sheets: readonly SheetSpec[]): SheetSpec | undefined =>
  sheets.length === 1 ? sheets[0] : undefined
const two = (figure: number): string => String(figure).padStart(2, '0')

/** The same board, where hexes that no sheet covers have no neighbours and no sides. */
function withoutGaps(board: HexBoard, sheetOf: Int8Array): HexBoard {
  if (!sheetOf.includes(-1)) return board
  const neighbours = board.neighbours.slice()
  const edgeOf = board.edgeOf.slice()
  for (let slot = 0; slot < neighbours.length; slot++) {
    const other = neighbours[slot]!
    const hex = Math.floor(slot / 6)
    if (other >= 0 && sheetOf[hex] !== -1 && sheetOf[other] !== -1) continue
    neighbours[slot] = -1
    edgeOf[slot] = -1
  }
  return { ...board, neighbours, edgeOf }
}
