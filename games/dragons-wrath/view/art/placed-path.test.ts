import { expect, test } from 'vitest'
import shapes from './glyph/shapes.json' with { type: 'json' }
import { placedPath } from './placed-path.ts'

test('places of a path are moved, lengths and steps are only scaled', () => {
  expect(placedPath('M10 20L30,40h4V8z', 0.5, 100, 200)).toBe('M 105 210 L 115 220 h 2 V 204 z')
  expect(placedPath('M0 0C2 4 6 8-10-12', 2, 1, 1)).toBe('M 1 1 C 5 9 13 17 -19 -23')
})

test('a path begins at a place even where it says so by a small letter', () => {
  expect(placedPath('m10 20 4 4m2 2', 1, 100, 200)).toBe('m 110 220 4 4 m 2 2')
})

test('arcs keep their turn and their flags, with or without spaces between', () => {
  expect(placedPath('M0 0a10 20 30 0115 15', 2, 5, 5)).toBe('M 5 5 a 20 40 30 0 1 30 30')
  expect(placedPath('M0 0A10 20 30 1 0 15.5.5', 2, 5, 6)).toBe('M 5 6 A 20 40 30 1 0 36 7')
})

test('a path that is placed and placed back is what it was', () => {
  for (const { d } of Object.values(shapes)) {
    const there = placedPath(d, 0.25, 40, 60)
    const figures = (path: string) => path.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []
    const back = figures(placedPath(there, 4, -160, -240))
    const was = figures(placedPath(d, 1, 0, 0))
    expect(back).toHaveLength(was.length)
    expect(Math.max(...was.map((value, place) => Math.abs(value - (back[place] ?? 0))))).toBeLessThan(0.01)
  }
})

test('what is no path is not drawn', () => {
  expect(() => placedPath('M0 0 # 4', 1, 0, 0)).toThrow('no path')
})
