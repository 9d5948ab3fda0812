import { expect, test } from 'vitest'
import { raysIn } from './rays-in.ts'

const pointsOf = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

test('rays fill half of their frame, as a whole, and reach nowhere beyond it', () => {
  for (const [width, height, turn] of [
    [180, 98, 0],
    [180, 151, 47.5],
    [174, 112, 179.9],
  ] as const) {
    const rays = raysIn(width, height, turn, 12)
    for (const [x, y] of pointsOf(rays)) {
      expect(x).toBeGreaterThanOrEqual(-0.1)
      expect(x).toBeLessThanOrEqual(width + 0.1)
      expect(y).toBeGreaterThanOrEqual(-0.1)
      expect(y).toBeLessThanOrEqual(height + 0.1)
    }
    const areas = rays.split('Z').map((ray) => {
      const points = pointsOf(ray)
      return points.reduce((sum, [x, y], place) => {
        const [nextX, nextY] = points[(place + 1) % points.length] ?? [0, 0]
        return sum + (x * nextY - nextX * y) / 2
      }, 0)
    })
    const share = areas.reduce((a, b) => a + b, 0) / (width * height)
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.6)
  }
})
