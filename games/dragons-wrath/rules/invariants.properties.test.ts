import { rounds } from '@wyrmtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import { playCounted } from '../testing/counted-game.ts'

/** `node games/dragons-wrath/testing/soak.ts` plays as many as wanted and counts after every action. */
const GAMES = rounds(10, 34)

describe('random games over random legal decks: every card lies in one zone (DW-4.1)', () => {
  test.each([2, 3, 4])(
    'of %i end, lose no card (DW-4.5) and give each a name of its own (DW-4.10)',
    (seats) => {
      const ends = new Set<string>()
      for (let i = 0; i < GAMES; i++) {
        ends.add(playCounted({ seed: `invariants/${seats}/${i}`, seats, every: 25 }).reason)
      }
      expect(ends).toContain('lastProvince')
    },
  )
})
