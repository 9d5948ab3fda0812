import { describe, expect, it } from 'vitest'
import { createHexBoard, type EdgeId, type HexId } from './board.ts'
import { corners } from './corner.ts'
import { parseEdge } from './edge.ts'
import { formatHex, parseHex } from './label.ts'
import {
  hexesOnLine,
  lineIntersectsEdge,
  lineIntersectsHex,
  lineIntersectsPolygon,
  lineIntersectsSegment,
  type Touching,
} from './line.ts'

const p = (x: number, y: number) => ({ x, y })
const both = (decide: (touching: Touching) => boolean) => ({ blocks: decide('blocks'), open: decide('open') })
const CROSSED = { blocks: true, open: true }
const TOUCHED = { blocks: true, open: false }
const APART = { blocks: false, open: false }

describe('a line and a segment', () => {
  const line = [p(0, 0), p(8, 4)] as const
  it.each([
    ['cross', p(4, 0), p(4, 5), CROSSED],
    ['meet where the segment ends', p(4, 2), p(4, 5), TOUCHED],
    ['meet where the line ends', p(8, 0), p(8, 5), TOUCHED],
    ['meet end to end', p(8, 4), p(9, 9), TOUCHED],
    ['overlap', p(2, 1), p(12, 6), TOUCHED],
    ['are the same', p(8, 4), p(0, 0), TOUCHED],
    ['lie in one straight line, apart', p(10, 5), p(12, 6), APART],
    ['run parallel', p(0, 1), p(8, 5), APART],
    ['miss, though their boxes overlap', p(5, 0), p(7, 3), APART],
    ['miss, though the segment points at the line', p(4, 5), p(4, 3), APART],
    ['touch at a single point', p(2, 1), p(2, 1), TOUCHED],
    ['miss a single point', p(2, 2), p(2, 2), APART],
  ])('%s', (_name, a, b, expected) => {
    expect(both((touching) => lineIntersectsSegment(...line, a, b, touching))).toEqual(expected)
  })
})

it('a line and a segment in one column or row may be apart, touch or overlap', () => {
  const decide = (b: number, c: number, d: number, upright: boolean) => {
    const at = (z: number) => (upright ? p(3, z) : p(z, 3))
    return both((touching) => lineIntersectsSegment(at(0), at(b), at(c), at(d), touching))
  }
  for (const upright of [true, false]) {
    for (const sign of [1, -1]) {
      expect(decide(2 * sign, 3 * sign, 5 * sign, upright)).toEqual(APART)
      expect(decide(2 * sign, 2 * sign, 5 * sign, upright)).toEqual(TOUCHED)
      expect(decide(4 * sign, 1 * sign, 2 * sign, upright)).toEqual(TOUCHED)
    }
  }
})

describe('a line and a polygon', () => {
  const square = [p(0, 0), p(4, 0), p(4, 4), p(0, 4)]
  it.each([
    ['goes through', p(-1, 1), p(5, 2), CROSSED],
    ['is wholly inside', p(1, 1), p(2, 3), CROSSED],
    ['begins inside', p(1, 1), p(9, 9), CROSSED],
    ['begins on a side and goes in', p(0, 2), p(2, 2), CROSSED],
    ['goes from corner to corner', p(0, 0), p(4, 4), CROSSED],
    ['runs along a side', p(-1, 0), p(9, 0), TOUCHED],
    ['is part of a side', p(1, 0), p(2, 0), TOUCHED],
    ['grazes a corner', p(-2, 2), p(2, -2), TOUCHED],
    ['ends on a side', p(2, -3), p(2, 0), TOUCHED],
    ['passes by a corner', p(-2, 1), p(1, -2), APART],
    ['points at it', p(2, -5), p(2, -1), APART],
    ['is a point inside', p(2, 2), p(2, 2), CROSSED],
    ['is a point on a side', p(2, 0), p(2, 0), TOUCHED],
    ['is a point outside', p(2, -1), p(2, -1), APART],
  ])('which %s', (_name, from, to, expected) => {
    for (const polygon of [square, square.toReversed()]) {
      expect(both((touching) => lineIntersectsPolygon(from, to, polygon, touching))).toEqual(expected)
    }
  })

  it('which has no inside is refused', () => {
    expect(() => lineIntersectsPolygon(p(0, 0), p(1, 1), [p(0, 0), p(2, 2), p(4, 4)], 'open')).toThrow(
      RangeError,
    )
  })
})

describe('lines between centres', () => {
  const board = createHexBoard({ columns: 12, rows: 12, shiftedColumns: 'even' })
  const hex = (label: string): HexId => parseHex(board, label)!
  const edge = (label: string): EdgeId => parseEdge(board, label)!
  const on = (from: string, to: string, touching: Touching) =>
    hexesOnLine(board, hex(from), hex(to), touching).map((other) => formatHex(board, other))

  it('cross the hexside between two neighbours', () => {
    expect(both((t) => lineIntersectsEdge(board, hex('0606'), hex('0707'), edge('0606|0707'), t))).toEqual(
      CROSSED,
    )
  })

  it('only touch a hexside along which they run', () => {
    // From 0505 east to 0705 the line runs along the side between 0604 and 0605.
    expect(both((t) => lineIntersectsEdge(board, hex('0505'), hex('0705'), edge('0604|0605'), t))).toEqual(
      TOUCHED,
    )
    expect(on('0505', '0705', 'open')).toEqual(['0505', '0705'])
    expect(on('0505', '0705', 'blocks')).toEqual(['0505', '0604', '0605', '0705'])
  })

  it('go straight through a column', () => {
    expect(on('0505', '0508', 'open')).toEqual(['0505', '0506', '0507', '0508'])
    expect(on('0505', '0508', 'blocks')).toEqual(['0505', '0506', '0507', '0508'])
  })

  it('decide on a hexagon as on the polygon of its corners', () => {
    const step = 7
    for (let from = 0; from < board.size; from += step) {
      for (let to = 0; to < board.size; to += step + 2) {
        const ends = [from, to].map((end) => p(board.latticeX[end]!, board.latticeY[end]!))
        for (const touching of ['blocks', 'open'] as const) {
          const met: number[] = []
          for (let other = 0; other < board.size; other++) {
            const meets = lineIntersectsHex(board, from as HexId, to as HexId, other as HexId, touching)
            const polygon = corners(board, other as HexId)
            expect(meets).toBe(lineIntersectsPolygon(ends[0]!, ends[1]!, polygon, touching))
            if (meets) met.push(other)
          }
          expect(hexesOnLine(board, from as HexId, to as HexId, touching)).toEqual(met)
        }
      }
    }
  })
})
