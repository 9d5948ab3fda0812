import { describe, expect, test } from 'vitest'
import { PLATE, platesOf, type Worn } from './plates.ts'

const width = 36
const figure = (id: string, x: number, y: number): Worn => ({ id, x, y, radius: 12, width })

/** Five who surround one, base against base. */
const melee = [
  figure('middle', 300, 300),
  ...Array.from({ length: 5 }, (_, place) => {
    const angle = (place * 2 * Math.PI) / 5
    return figure(`round-${place}`, 300 + 24 * Math.cos(angle), 300 + 24 * Math.sin(angle))
  }),
]

describe('plates', () => {
  test('where there is room a plate lies outside its base, below to the right', () => {
    const at = platesOf([figure('alone', 100, 100)]).get('alone') ?? { x: 0, y: 0 }
    expect(at.x).toBeGreaterThan(100)
    expect(at.y).toBeGreaterThan(100)
    expect(Math.abs(at.y - 100)).toBeGreaterThan(PLATE / 2)
  })

  test('in a melee no plate lies on another, nor on the middle of any base', () => {
    const plates = [...platesOf(melee).values()]
    expect(plates).toHaveLength(melee.length)
    for (const [place, a] of plates.entries()) {
      for (const b of plates.slice(place + 1))
        expect(Math.abs(a.x - b.x) >= width - 2 || Math.abs(a.y - b.y) >= PLATE - 2).toBe(true)
      for (const { x, y } of melee)
        expect(Math.abs(a.x - x) >= width / 2 - 2 || Math.abs(a.y - y) >= PLATE / 2 - 2).toBe(true)
    }
  })
})
