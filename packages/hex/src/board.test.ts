import { describe, expect, it } from 'vitest'
import { columnOf, createHexBoard, type HexId, hexAt, rowOf } from './board.ts'
import { centreOf, corners } from './corner.ts'
import { formatHex, parseHex } from './label.ts'

const board = createHexBoard({ columns: 25, rows: 20, shiftedColumns: 'even' })

describe('a board', () => {
  it('numbers its hexes column by column', () => {
    expect(board.size).toBe(500)
    expect(parseHex(board, '0101')).toBe(0)
    expect(parseHex(board, '0102')).toBe(1)
    expect(parseHex(board, '0201')).toBe(20)
    expect(parseHex(board, '2520')).toBe(499)
  })

  it('parses what it formats, and knows column and row', () => {
    for (let hex = 0; hex < board.size; hex++) {
      const id = hex as HexId
      expect(parseHex(board, formatHex(board, id))).toBe(id)
      expect(hexAt(board, columnOf(board, id), rowOf(board, id))).toBe(id)
    }
  })

  it('refuses labels that are malformed or off the map', () => {
    for (const label of [
      '',
      '0',
      '101',
      '00101',
      '0001',
      '0100',
      '2601',
      '0121',
      '01a1',
      '-101',
      '1e01',
      ' 101',
      '01.1',
    ]) {
      expect(parseHex(board, label), label).toBeUndefined()
    }
    expect(() => formatHex(board, 500 as HexId)).toThrow(RangeError)
    expect(() => formatHex(board, -1 as HexId)).toThrow(RangeError)
  })

  it('refuses columns and rows outside its rectangle', () => {
    for (const [column, row] of [
      [0, 1],
      [1, 0],
      [26, 1],
      [1, 21],
      [Number.NaN, 1],
    ] as const) {
      expect(hexAt(board, column, row)).toBeUndefined()
    }
  })

  it('refuses sides that labels cannot number', () => {
    for (const side of [0, -1, 100, 2.5, Number.NaN]) {
      expect(() => createHexBoard({ columns: side, rows: 5, shiftedColumns: 'even' })).toThrow(RangeError)
      expect(() => createHexBoard({ columns: 5, rows: side, shiftedColumns: 'even' })).toThrow(RangeError)
    }
    expect(createHexBoard({ columns: 99, rows: 99, shiftedColumns: 'odd' }).size).toBe(9801)
  })

  it('places centres and corners on the lattice', () => {
    expect(centreOf(board, parseHex(board, '0606')!)).toEqual({ x: 18, y: 13 })
    expect(centreOf(board, parseHex(board, '0706')!)).toEqual({ x: 21, y: 12 })
    expect(corners(board, parseHex(board, '0706')!)).toEqual([
      { x: 23, y: 12 },
      { x: 22, y: 13 },
      { x: 20, y: 13 },
      { x: 19, y: 12 },
      { x: 20, y: 11 },
      { x: 22, y: 11 },
    ])
    const odd = createHexBoard({ columns: 3, rows: 3, shiftedColumns: 'odd' })
    expect(centreOf(odd, parseHex(odd, '0101')!)).toEqual({ x: 3, y: 3 })
    expect(centreOf(odd, parseHex(odd, '0201')!)).toEqual({ x: 6, y: 2 })
  })

  it('keeps a distance table only while that is small', () => {
    expect(createHexBoard({ columns: 32, rows: 32, shiftedColumns: 'even' }).distances).toHaveLength(
      1024 ** 2,
    )
    expect(createHexBoard({ columns: 33, rows: 32, shiftedColumns: 'even' }).distances).toBeUndefined()
  })
})
