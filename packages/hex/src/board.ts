import type { Brand } from './brand.ts'
import { CORNER_X, CORNER_Y, latticeDistance, STEP_X, STEP_Y } from './lattice.ts'

/** A hex of one board: dense, 0 to `board.size - 1`, column by column: `(column - 1) * rows + (row - 1)`. */
export type HexId = Brand<number, 'HexId'>

/** A hexside between two adjacent hexes of one board: dense, 0 to `board.edgeCount - 1`. */
export type EdgeId = Brand<number, 'EdgeId'>

export const SHIFTS = ['even', 'odd'] as const
/** Which columns, counted from 1, lie half a hex further south than the others. */
export type Shift = (typeof SHIFTS)[number]

export interface HexBoardSpec {
  /** 1 to 99. */
  readonly columns: number
  /** 1 to 99. */
  readonly rows: number
  readonly shiftedColumns: Shift
}

/**
 * A rectangle of flat-topped hexes, computed once and never changed afterwards.
 *
 * It holds shape only; terrain lives with whoever has terrain, in arrays indexed by `HexId` and `EdgeId`.
 * The arrays are public so that inner loops can index them; nobody writes to them.
 */
export interface HexBoard {
  readonly columns: number
  readonly rows: number
  readonly shiftedColumns: Shift
  /** Number of hexes. */
  readonly size: number
  /** `CCRR` of each hex. */
  readonly labels: readonly string[]
  /** Six per hex, by direction: the hex there, or -1 off the map. */
  readonly neighbours: Int16Array
  /** Centre of each hex on the integer lattice of `lattice.ts`. */
  readonly latticeX: Int16Array
  readonly latticeY: Int16Array
  /** Number of hexsides that lie between two hexes; those on the rim of the map have no id. */
  readonly edgeCount: number
  /** Six per hex, by direction: the hexside there, or -1 on the rim of the map. */
  readonly edgeOf: Int16Array
  /** Two per hexside: the hexes on its sides, the smaller id first. */
  readonly edgeHexes: Int16Array
  /** Four per hexside: x and y of one end, x and y of the other, on the lattice. */
  readonly edgeEnds: Int16Array
  /** Steps between hexes a and b at `a * size + b`; absent on boards of more than 1024 hexes. */
  readonly distances: Uint8Array | undefined
}

const LARGEST_SIDE = 99
const LARGEST_TABLE = 1024

/** Lays out a board. Throws a RangeError if a side is not a whole number from 1 to 99. */
export function createHexBoard(spec: HexBoardSpec): HexBoard {
  const { columns, rows, shiftedColumns } = spec
  requireSide('columns', columns)
  requireSide('rows', rows)
  const size = columns * rows
  const labels: string[] = []
  const latticeX = new Int16Array(size)
  const latticeY = new Int16Array(size)
  for (let column = 1, hex = 0; column <= columns; column++) {
    const shift = isShifted(shiftedColumns, column) ? 1 : 0
    for (let row = 1; row <= rows; row++, hex++) {
      labels.push(String(column).padStart(2, '0') + String(row).padStart(2, '0'))
      latticeX[hex] = 3 * column
      latticeY[hex] = 2 * row + shift
    }
  }
  const neighbours = joinNeighbours(spec, latticeX, latticeY)
  return {
    columns,
    rows,
    shiftedColumns,
    size,
    labels,
    neighbours,
    latticeX,
    latticeY,
    ...numberEdges(neighbours, latticeX, latticeY),
    distances: size <= LARGEST_TABLE ? tabulateDistances(latticeX, latticeY) : undefined,
  }
}

/** Whether a column, counted from 1, lies half a hex further south. */
export function isShifted(shiftedColumns: Shift, column: number): boolean {
  return (column % 2 === 0) === (shiftedColumns === 'even')
}

/** The hex in a column and row, both counted from 1; undefined off the map. */
export function hexAt(board: HexBoard, column: number, row: number): HexId | undefined {
  if (!(column >= 1 && column <= board.columns && row >= 1 && row <= board.rows)) return undefined
  return ((column - 1) * board.rows + (row - 1)) as HexId
}

/** Column of a hex, counted from 1. */
export function columnOf(board: HexBoard, hex: HexId): number {
  return Math.floor(hex / board.rows) + 1
}

/** Row of a hex, counted from 1. */
export function rowOf(board: HexBoard, hex: HexId): number {
  return (hex % board.rows) + 1
}

function requireSide(name: string, value: number): void {
  if (!Number.isInteger(value) || value < 1 || value > LARGEST_SIDE) {
    throw new RangeError(`${name} must be a whole number from 1 to ${LARGEST_SIDE}, got ${value}`)
  }
}

function joinNeighbours(spec: HexBoardSpec, latticeX: Int16Array, latticeY: Int16Array): Int16Array {
  const { columns, rows, shiftedColumns } = spec
  const neighbours = new Int16Array(latticeX.length * 6).fill(-1)
  for (let hex = 0; hex < latticeX.length; hex++) {
    for (let direction = 0; direction < 6; direction++) {
      const column = (latticeX[hex]! + STEP_X[direction]!) / 3
      const shift = isShifted(shiftedColumns, column) ? 1 : 0
      const row = (latticeY[hex]! + STEP_Y[direction]! - shift) / 2
      if (column < 1 || column > columns || row < 1 || row > rows) continue
      neighbours[hex * 6 + direction] = (column - 1) * rows + (row - 1)
    }
  }
  return neighbours
}

function numberEdges(neighbours: Int16Array, latticeX: Int16Array, latticeY: Int16Array) {
  const edgeOf = new Int16Array(neighbours.length).fill(-1)
  const hexes: number[] = []
  const ends: number[] = []
  let edgeCount = 0
  for (let hex = 0; hex < latticeX.length; hex++) {
    for (let direction = 0; direction < 6; direction++) {
      const other = neighbours[hex * 6 + direction]!
      if (other < hex) continue
      edgeOf[hex * 6 + direction] = edgeCount
      edgeOf[other * 6 + ((direction + 3) % 6)] = edgeCount
      hexes.push(hex, other)
      // The side in direction d runs from corner d + 4 to corner d + 5, counted clockwise from the east.
      for (const corner of [(direction + 4) % 6, (direction + 5) % 6]) {
        ends.push(latticeX[hex]! + CORNER_X[corner]!, latticeY[hex]! + CORNER_Y[corner]!)
      }
      edgeCount++
    }
  }
  return { edgeCount, edgeOf, edgeHexes: Int16Array.from(hexes), edgeEnds: Int16Array.from(ends) }
}

function tabulateDistances(latticeX: Int16Array, latticeY: Int16Array): Uint8Array {
  const size = latticeX.length
  const distances = new Uint8Array(size * size)
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const steps = latticeDistance(latticeX[a]! - latticeX[b]!, latticeY[a]! - latticeY[b]!)
      distances[a * size + b] = steps
      distances[b * size + a] = steps
    }
  }
  return distances
}
