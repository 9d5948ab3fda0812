import fc from 'fast-check'
import { defineHex, Grid, Orientation, rectangle, ring, spiral } from 'honeycomb-grid'
import { describe, expect, it } from 'vitest'
import { columnOf, createHexBoard, type HexBoard, type HexId, rowOf } from './board.ts'
import { DIRECTIONS } from './direction.ts'
import { distance, hexesByDistance, hexesWithin } from './distance.ts'
import { formatHex, parseHex } from './label.ts'
import { neighbour, neighboursOf } from './neighbour.ts'

const boards = fc
  .record({
    columns: fc.integer({ min: 1, max: 14 }),
    rows: fc.integer({ min: 1, max: 14 }),
    shiftedColumns: fc.constantFrom('even' as const, 'odd' as const),
  })
  .map(createHexBoard)
const hexOf = (board: HexBoard) => fc.integer({ min: 0, max: board.size - 1 }).map((hex) => hex as HexId)
const boardAndHex = boards.chain((board) => fc.tuple(fc.constant(board), hexOf(board)))

/** Steps to every hex by breadth-first search over the neighbour table. */
function countSteps(board: HexBoard, from: HexId): number[] {
  const steps = new Array<number>(board.size).fill(-1)
  steps[from] = 0
  const queue = [from]
  for (const hex of queue) {
    for (const next of neighboursOf(board, hex)) {
      if (steps[next] !== -1) continue
      steps[next] = steps[hex]! + 1
      queue.push(next)
    }
  }
  return steps
}

/** The same board in honeycomb-grid, which counts columns and rows from 0. */
function oracle(board: HexBoard) {
  const Cell = defineHex({ orientation: Orientation.FLAT, offset: board.shiftedColumns === 'even' ? -1 : 1 })
  const grid = new Grid(Cell, rectangle({ width: board.columns, height: board.rows }))
  const at = (hex: HexId) => ({ col: columnOf(board, hex) - 1, row: rowOf(board, hex) - 1 })
  const id = (cell: { col: number; row: number }) => (cell.col * board.rows + cell.row) as HexId
  return { grid, at, id }
}

describe('published distances', () => {
  const board = createHexBoard({ columns: 25, rows: 20, shiftedColumns: 'even' })
  it.each([
    ['0606', '0807', 2],
    ['1107', '1110', 3],
    ['0606', '0606', 0],
    ['0101', '2501', 24],
    ['0101', '2520', 31],
  ])('%s to %s is %i', (a, b, steps) => {
    expect(distance(board, parseHex(board, a)!, parseHex(board, b)!)).toBe(steps)
  })

  it('lists the nearest hexes first', () => {
    const near = hexesByDistance(board, parseHex(board, '0606')!, 1).map((hex) => formatHex(board, hex))
    expect(near).toEqual(['0606', '0506', '0507', '0605', '0607', '0706', '0707'])
    expect(hexesByDistance(board, parseHex(board, '0606')!)).toHaveLength(500)
  })

  it('finds nothing within a negative radius and everything within an endless one', () => {
    expect(hexesWithin(board, 7 as HexId, -1)).toEqual([])
    expect(hexesWithin(board, 7 as HexId, Number.NaN)).toEqual([])
    expect(hexesWithin(board, 7 as HexId, Number.POSITIVE_INFINITY)).toHaveLength(500)
  })
})

describe('distance', () => {
  it('is the number of steps, on the board, with and without a table', () => {
    fc.assert(
      fc.property(boardAndHex, ([board, from]) => {
        const bare = { ...board, distances: undefined }
        countSteps(board, from).forEach((steps, to) => {
          expect(distance(board, from, to as HexId)).toBe(steps)
          expect(distance(bare, from, to as HexId)).toBe(steps)
        })
      }),
    )
  })

  it('is a metric', () => {
    const triples = boards.chain((board) =>
      fc.tuple(fc.constant(board), hexOf(board), hexOf(board), hexOf(board)),
    )
    fc.assert(
      fc.property(triples, ([board, a, b, c]) => {
        expect(distance(board, a, b) === 0).toBe(a === b)
        expect(distance(board, a, b)).toBe(distance(board, b, a))
        expect(distance(board, a, c)).toBeLessThanOrEqual(distance(board, a, b) + distance(board, b, c))
      }),
    )
  })

  it('bounds ranges, which come in order', () => {
    fc.assert(
      fc.property(boardAndHex, fc.integer({ min: 0, max: 8 }), ([board, centre], radius) => {
        const all = Array.from({ length: board.size }, (_, hex) => hex as HexId)
        const near = all.filter((hex) => distance(board, centre, hex) <= radius)
        expect(hexesWithin(board, centre, radius)).toEqual(near)
        const ordered = hexesByDistance(board, centre, radius)
        expect(ordered.toSorted((a, b) => a - b)).toEqual(near)
        const steps = ordered.map((hex) => distance(board, centre, hex))
        expect(steps).toEqual(steps.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('honeycomb-grid agrees', () => {
  // It counts eight compass points, of which a flat-topped hex has no east and no west.
  const compass = [0, 1, 3, 4, 5, 7]

  it('on neighbours', () => {
    fc.assert(
      fc.property(boardAndHex, ([board, hex]) => {
        const { grid, at, id } = oracle(board)
        for (const direction of DIRECTIONS) {
          const theirs = grid.neighborOf(at(hex), compass[direction]!, { allowOutside: false })
          expect(neighbour(board, hex, direction)).toBe(theirs ? id(theirs) : -1)
        }
        const around = grid
          .traverse(ring({ center: at(hex), radius: 1 }))
          .toArray()
          .map(id)
        expect(neighboursOf(board, hex).toSorted((a, b) => a - b)).toEqual(around.toSorted((a, b) => a - b))
      }),
    )
  })

  it('on distances and ranges', () => {
    fc.assert(
      fc.property(boardAndHex, fc.integer({ min: 0, max: 6 }), ([board, hex], radius) => {
        const { grid, at, id } = oracle(board)
        for (let other = 0; other < board.size; other++) {
          expect(distance(board, hex, other as HexId)).toBe(grid.distance(at(hex), at(other as HexId)))
        }
        const theirs = grid
          .traverse(spiral({ start: at(hex), radius }))
          .toArray()
          .map(id)
        expect(hexesWithin(board, hex, radius)).toEqual(theirs.toSorted((a, b) => a - b))
      }),
    )
  })
})
