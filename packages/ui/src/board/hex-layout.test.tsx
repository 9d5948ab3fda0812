import { createHexBoard } from '@wyrmtable/hex'
import { describe, expect, test } from 'vitest'
import { hexByArrow } from './hex-cursor.ts'
import { hexLayout, outlineOf } from './hex-layout.ts'

const layout = hexLayout(createHexBoard({ columns: 27, rows: 17, shiftedColumns: 'even' }), 36)

describe('hexLayout', () => {
  test('finds each hex under its own centre', () => {
    for (const label of layout.labels) expect(layout.at(...layout.centre(label))).toBe(label)
  })

  test('has nothing beyond the rim', () => {
    expect(layout.at(-50, -50)).toBeUndefined()
    expect(layout.neighbour('0101', 0)).toBeUndefined()
  })

  test('draws the side of two neighbours at the same place', () => {
    const [x, y] = layout.middle('0606', layout.direction('0606', '0707'))
    const [u, v] = layout.middle('0707', layout.direction('0707', '0606'))
    expect(x).toBeCloseTo(u)
    expect(y).toBeCloseTo(v)
  })

  test('outlines a hex by its six corners and two neighbours by ten', () => {
    expect(outlineOf(['1010'], layout).map((loop) => loop.length)).toEqual([6])
    expect(outlineOf(['1010', '1011'], layout).map((loop) => loop.length)).toEqual([10])
  })

  test('outlines a ring by two loops', () => {
    const ring = [0, 1, 2, 3, 4, 5].flatMap((direction) => layout.neighbour('1010', direction) ?? [])
    expect(
      outlineOf(ring, layout)
        .map((loop) => loop.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18])
  })
})

describe('hexByArrow', () => {
  test('goes to an adjacent hex and stays at the rim', () => {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = hexByArrow(layout, '1009', key)
      expect(layout.direction('1009', next ?? '')).not.toBe(-1)
    }
    expect(hexByArrow(layout, '0101', 'ArrowUp')).toBe('0101')
    expect(hexByArrow(layout, '0101', 'x')).toBeUndefined()
  })
})
