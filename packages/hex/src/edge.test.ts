import { describe, expect, it } from 'vitest'
import { createHexBoard, type EdgeId, type HexId } from './board.ts'
import { corners } from './corner.ts'
import { DIRECTIONS, opposite } from './direction.ts'
import { edgeBetween, endsOfEdge, formatEdge, hexesOfEdge, parseEdge } from './edge.ts'
import { parseHex } from './label.ts'
import { neighbour } from './neighbour.ts'

const board = createHexBoard({ columns: 12, rows: 9, shiftedColumns: 'even' })
const hex = (label: string): HexId => parseHex(board, label)!
const edges = Array.from({ length: board.edgeCount }, (_, edge) => edge as EdgeId)

describe('hexsides', () => {
  it('have one id from both sides, and none on the rim', () => {
    expect(edgeBetween(board, hex('0606'), hex('0707'))).toBe(edgeBetween(board, hex('0707'), hex('0606')))
    expect(edgeBetween(board, hex('0606'), hex('0608'))).toBe(-1)
    for (let from = 0; from < board.size; from++) {
      for (const direction of DIRECTIONS) {
        const edge = board.edgeOf[from * 6 + direction]!
        const to = neighbour(board, from as HexId, direction)
        if (to === -1) expect(edge).toBe(-1)
        else expect(board.edgeOf[to * 6 + opposite(direction)]).toBe(edge)
      }
    }
  })

  it('are as many as there are pairs of adjacent hexes, without gaps', () => {
    const pairs = board.neighbours.filter((other) => other >= 0).length / 2
    expect(board.edgeCount).toBe(pairs)
    expect(new Set(board.edgeOf.filter((edge) => edge >= 0)).size).toBe(pairs)
  })

  it('know their two hexes, the smaller first', () => {
    for (const edge of edges) {
      const [a, b] = hexesOfEdge(board, edge)
      expect(a).toBeLessThan(b)
      expect(edgeBetween(board, a, b)).toBe(edge)
    }
  })

  it('end at the two corners that their hexes share', () => {
    for (const edge of edges) {
      const [a, b] = hexesOfEdge(board, edge)
      const ofB = corners(board, b)
      const shared = corners(board, a).filter((p) => ofB.some((q) => p.x === q.x && p.y === q.y))
      expect(shared).toHaveLength(2)
      expect(endsOfEdge(board, edge)).toEqual(expect.arrayContaining(shared))
    }
  })

  it('parse what they format', () => {
    expect(formatEdge(board, edgeBetween(board, hex('0707'), hex('0606')) as EdgeId)).toBe('0606|0707')
    for (const edge of edges) expect(parseEdge(board, formatEdge(board, edge))).toBe(edge)
    expect(() => formatEdge(board, -1 as EdgeId)).toThrow(RangeError)
  })

  it('have exactly one spelling', () => {
    for (const label of [
      '0707|0606',
      '0606|0608',
      '0606|0606',
      '0606-0707',
      '0606|070',
      '0606|07070',
      '1209|1309',
      '',
    ]) {
      expect(parseEdge(board, label), label).toBeUndefined()
    }
  })
})
