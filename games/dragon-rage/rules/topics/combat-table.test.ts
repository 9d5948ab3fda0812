import { describe, expect, it } from 'vitest'
import { combatResult } from './combat-table.ts'

describe('the combat table', () => {
  it('DR-16.7: is read by attack strength and defence', () => {
    expect(combatResult(1, 1)).toBe('6')
    expect(combatResult(2, 3)).toBe('11')
    expect(combatResult(7, 2)).toBe('4')
    expect(combatResult(11, 1)).toBe('D')
    expect(combatResult(3, 6)).toBe('M')
  })

  it('DR-16.10: uses its last row above 11 and its last column above 6', () => {
    for (let defence = 1; defence <= 6; defence++) {
      expect(combatResult(12, defence)).toBe(combatResult(11, defence))
      expect(combatResult(99, defence)).toBe(combatResult(11, defence))
    }
    for (let attack = 1; attack <= 11; attack++) expect(combatResult(attack, 7)).toBe(combatResult(attack, 6))
  })

  it('never gets worse with more attackers, nor better with more defenders', () => {
    const worth = { D: 36, M: 0, '2': 30, '3': 24, '4': 18, '5': 12, '6': 6, '11': 3 }
    for (let attack = 1; attack <= 11; attack++) {
      for (let defence = 1; defence <= 6; defence++) {
        const here = worth[combatResult(attack, defence)]
        expect(worth[combatResult(attack + 1, defence)]).toBeGreaterThanOrEqual(here)
        expect(worth[combatResult(attack, defence + 1)]).toBeLessThanOrEqual(here)
      }
    }
  })
})
