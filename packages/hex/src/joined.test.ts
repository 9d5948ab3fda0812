import { describe, expect, test } from 'vitest'
import type { HexId } from './board.ts'
import { crossHexes, pairSteps, rearOf, shapeHexes } from './bodies.ts'
import type { Direction } from './direction.ts'
import { halfCentre, halfContains, halfMiddle } from './half-lattice.ts'
import { directionOnBoard, joinSheets, parseJoinedHex } from './joined.ts'
import { lineIntersectsHex, segmentsIntersect } from './line.ts'
import { neighbour, neighboursOf } from './neighbour.ts'
import { traceLine } from './trace.ts'

const side = { columns: 8, rows: 6 }
const A = { prefix: 'A', ...side, origin: [0, 0], rotation: 0 } as const
const beside = joinSheets([A, { prefix: 'B', ...side, origin: [8, 0], rotation: 0 }])
const above = joinSheets([
  { prefix: 'B', ...side, origin: [0, 0], rotation: 180 },
  { ...A, origin: [0, 6] },
])
const single = joinSheets([A])
const at = (label: string): HexId => parseJoinedHex(single, label) as HexId

describe('joined sheets', () => {
  test('name their hexes with a prefix, which one sheet alone does not need', () => {
    expect(beside.labels[parseJoinedHex(beside, 'B.0306')!]).toBe('B.0306')
    expect(parseJoinedHex(single, '0102')).toBe(parseJoinedHex(single, 'A.0102'))
    for (const wrong of ['0102', 'C.0102', 'A.0907', 'A.0107', 'A.12'])
      expect(parseJoinedHex(beside, wrong)).toBeUndefined()
  })

  test('meet along their short sides', () => {
    const hex = parseJoinedHex(beside, 'A.0803')!
    expect(beside.labels[neighbour(beside.board, hex, 1)]).toBe('B.0103')
    expect(beside.labels[neighbour(beside.board, hex, 2)]).toBe('B.0104')
  })

  test('meet along their long sides, one of them turned', () => {
    const hex = parseJoinedHex(above, 'A.0301')!
    expect(above.labels[neighbour(above.board, hex, 0)]).toBe('B.0601')
    expect(directionOnBoard(above.sheets[0]!, 1)).toBe(4)
    expect(directionOnBoard(above.sheets[1]!, 1)).toBe(1)
  })

  test('leave no way across a gap that no sheet covers', () => {
    const gap = joinSheets([A, { prefix: 'B', ...side, origin: [8, 2], rotation: 0 }])
    const hex = parseJoinedHex(gap, 'A.0801')!
    expect(gap.board.neighbours[hex * 6 + 1]).toBe(-1)
    expect(gap.board.edgeOf[hex * 6 + 1]).toBe(-1)
  })

  test('may neither overlap nor begin in an odd column', () => {
    expect(() => joinSheets([A, { ...A, prefix: 'B' }])).toThrow(RangeError)
    expect(() => joinSheets([{ ...A, origin: [3, 0] }])).toThrow(RangeError)
  })
})

describe('bodies over several hexes', () => {
  test('a pair has eight steps round it, by how far it turns', () => {
    const steps = pairSteps(single.board, at('0303'), 0)
    expect(steps.map(({ turn }) => turn)).toEqual([
      'front',
      'front',
      'front',
      'flank',
      'flank',
      'rearFlank',
      'rearFlank',
      'rear',
    ])
    expect(new Set(steps.map(({ to }) => to)).size).toBe(8)
    for (const { to, rear, facing } of steps) expect(rearOf(single.board, to, facing)).toBe(rear)
  })

  test('a cross lies on its centre and four of the six hexes round it', () => {
    const labels = (facing: Direction) =>
      crossHexes(single.board, at('0303'), facing).map((hex) => single.labels[hex])
    expect(labels(0)).toEqual(['A.0302', 'A.0202', 'A.0402', 'A.0304', 'A.0303'])
    expect(labels(3)).toEqual(['A.0304', 'A.0403', 'A.0203', 'A.0302', 'A.0303'])
  })

  test('a shape turns round its anchor', () => {
    const ring = [0, 1, 2, 3, 4, 5].map(
      (turn) => shapeHexes(single.board, at('0403'), [[0, -1]], turn as Direction)[0],
    )
    expect(ring).toEqual(neighboursOf(single.board, at('0403')))
    expect(shapeHexes(single.board, at('0101'), [[-1, 0]], 0)).toEqual([-1])
  })
})

describe('lines at twice the scale', () => {
  test('trace what the plain predicates say, between all pairs of centres', () => {
    const { board } = single
    for (let a = 0; a < board.size; a += 3) {
      for (let b = 0; b < board.size; b++) {
        if (a === b) continue
        const [from, to] = [a as HexId, b as HexId]
        const trace = traceLine(board, halfCentre(board, from), halfCentre(board, to))
        const slow = Array.from({ length: board.size }, (_, hex) => hex as HexId).filter((hex) =>
          lineIntersectsHex(board, from, to, hex, 'open'),
        )
        expect(trace.crossed).toEqual(slow)
        const edges = Array.from({ length: board.edgeCount }, (_, edge) => edge).filter((edge) => {
          const ends = [0, 1, 2, 3].map((place) => 2 * board.edgeEnds[edge * 4 + place]!)
          const [p, q] = [halfCentre(board, from), halfCentre(board, to)]
          return segmentsIntersect(p.x, p.y, q.x, q.y, ends[0]!, ends[1]!, ends[2]!, ends[3]!, 'open')
        })
        expect([...trace.edges].sort((x, y) => x - y)).toEqual(edges)
      }
    }
  })

  test('tell the side along which a line runs and the corners at its ends', () => {
    const trace = traceLine(
      single.board,
      halfCentre(single.board, at('0203')),
      halfCentre(single.board, at('0403')),
    )
    expect(trace.grazed.map(({ hex, other }) => [single.labels[hex], single.labels[other]])).toEqual([
      ['A.0303', 'A.0304'],
    ])
    expect(trace.corners).toHaveLength(2)
    for (const sides of trace.corners) expect(sides).toHaveLength(3)
  })

  test('begin in the middle of a side without crossing it', () => {
    const { board } = single
    const hex = at('0303')
    const trace = traceLine(board, halfMiddle(board, hex, 0), halfCentre(board, at('0301')))
    expect(trace.crossed).not.toContain(hex)
    expect(trace.edges).toHaveLength(1)
    expect(halfContains(board, hex, halfMiddle(board, hex, 0).x, halfMiddle(board, hex, 0).y)).toBe(true)
  })
})
