import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIRECTION_NAMES, DIRECTIONS, opposite, rotate, turnsBetween } from './direction.ts'

const [N, NE, SE, S, SW, NW] = DIRECTIONS

describe('directions', () => {
  it('are named clockwise from the north', () => {
    expect(DIRECTIONS.map((direction) => DIRECTION_NAMES[direction])).toEqual([
      'N',
      'NE',
      'SE',
      'S',
      'SW',
      'NW',
    ])
  })

  it('turn clockwise by positive steps', () => {
    expect(rotate(N, 1)).toBe(NE)
    expect(rotate(NW, 1)).toBe(N)
    expect(rotate(N, -1)).toBe(NW)
    expect(rotate(SE, -9)).toBe(NW)
    expect(rotate(SW, 600)).toBe(SW)
  })

  it('have opposites', () => {
    expect([N, NE, SE].map(opposite)).toEqual([S, SW, NW])
    expect([S, SW, NW].map(opposite)).toEqual([N, NE, SE])
  })

  it('count turns the shorter way round, which rotation undoes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DIRECTIONS), fc.integer({ min: -30, max: 30 }), (direction, steps) => {
        const turned = rotate(direction, steps)
        const turns = turnsBetween(direction, turned)
        expect(turnsBetween(turned, direction)).toBe(turns)
        expect([rotate(direction, turns), rotate(direction, -turns)]).toContain(turned)
        expect(turns).toBeLessThanOrEqual(3)
        expect(rotate(turned, -steps)).toBe(direction)
      }),
    )
  })
})
