import { describe, expect, it } from 'vitest'
import { createHexBoard, type HexId } from './board.ts'
import { DIRECTIONS, type Direction, opposite } from './direction.ts'
import { formatHex, parseHex } from './label.ts'
import { directionTo, neighbour, neighboursOf, straightLine } from './neighbour.ts'

const board = createHexBoard({ columns: 25, rows: 20, shiftedColumns: 'even' })
const hex = (label: string): HexId => parseHex(board, label)!
const [N, NE, SE, S, SW, NW] = DIRECTIONS

describe('neighbours where even columns are shifted', () => {
  const published: [string, Direction, string][] = [
    ['0606', SE, '0707'],
    ['2113', NE, '2212'],
    ['1410', NW, '1310'],
    ['1410', SE, '1511'],
  ]
  for (const [from, direction, to] of published) {
    it(`${to} is beside ${from}`, () => {
      expect(neighbour(board, hex(from), direction)).toBe(hex(to))
      expect(directionTo(board, hex(from), hex(to))).toBe(direction)
    })
  }

  it('run clockwise from the north', () => {
    const labels = (from: string) => neighboursOf(board, hex(from)).map((other) => formatHex(board, other))
    expect(labels('0606')).toEqual(['0605', '0706', '0707', '0607', '0507', '0506'])
    expect(labels('0706')).toEqual(['0705', '0805', '0806', '0707', '0606', '0605'])
    expect(labels('0101')).toEqual(['0201', '0102'])
  })

  it('are -1 off the map', () => {
    expect(neighbour(board, hex('0101'), N)).toBe(-1)
    expect(neighbour(board, hex('0101'), SW)).toBe(-1)
    expect(neighbour(board, hex('2520'), S)).toBe(-1)
    expect(directionTo(board, hex('0101'), hex('0103'))).toBe(-1)
    expect(directionTo(board, hex('0101'), hex('0101'))).toBe(-1)
  })
})

describe('neighbours where odd columns are shifted', () => {
  it('mirror the other pattern', () => {
    const odd = createHexBoard({ columns: 9, rows: 9, shiftedColumns: 'odd' })
    const labels = (from: string) =>
      neighboursOf(odd, parseHex(odd, from)!).map((other) => formatHex(odd, other))
    expect(labels('0505')).toEqual(['0504', '0605', '0606', '0506', '0406', '0405'])
    expect(labels('0605')).toEqual(['0604', '0704', '0705', '0606', '0505', '0504'])
  })
})

it('a step is undone by the opposite step', () => {
  for (let from = 0; from < board.size; from++) {
    for (const direction of DIRECTIONS) {
      const to = neighbour(board, from as HexId, direction)
      if (to !== -1) expect(neighbour(board, to, opposite(direction))).toBe(from)
    }
  }
})

describe('a straight line', () => {
  const labels = (line: readonly HexId[]) => line.map((other) => formatHex(board, other))
  it('leaves its start out and goes as far as told', () => {
    expect(labels(straightLine(board, hex('0606'), SE, 3))).toEqual(['0707', '0807', '0908'])
    expect(straightLine(board, hex('0606'), NW, 0)).toEqual([])
  })
  it('ends at the rim of the map', () => {
    expect(labels(straightLine(board, hex('0203'), NE, 99))).toEqual(['0303', '0402', '0502', '0601', '0701'])
  })
})
