import { expect, test } from 'vitest'
import type { SavedSummary } from '../../store/saved-summary.ts'
import { type BotLevel, suggestedLevel } from './levels.ts'

let count = 0
/** A game of a person on the first seat against a computer. */
const played = (level: BotLevel, winners: readonly number[], game = 'race'): SavedSummary => ({
  id: `${count++}`,
  game,
  savedAt: 0,
  seq: 9,
  isOver: true,
  outcome: { winners, reason: 'over', clause: 'R-1' },
  seats: [
    { id: 'a', name: 'You', kind: 'person' },
    { id: 'b', name: 'Computer', kind: 'computer', level },
  ],
})
const me = [0]
const it = [1]

test('before the first game somebody weak is suggested, and the usual one to who has played another game', () => {
  expect(suggestedLevel('race', [])).toBe('squire')
  expect(suggestedLevel('race', [played('novice', it, 'other')])).toBe('captain')
})

test('after a win somebody stronger is suggested, past players that are no levels', () => {
  expect(suggestedLevel('race', [played('squire', me)])).toBe('captain')
  expect(suggestedLevel('race', [played('greedy', me)])).toBe('squire')
  expect(suggestedLevel('race', [played('warlord', me)])).toBe('warlord')
})

test('one loss, or a draw, changes nothing; a second one in a row asks for somebody weaker', () => {
  expect(suggestedLevel('race', [played('captain', it)])).toBe('captain')
  expect(suggestedLevel('race', [played('captain', it), played('squire', me)])).toBe('captain')
  expect(suggestedLevel('race', [played('captain', []), played('captain', it)])).toBe('captain')
  expect(suggestedLevel('race', [played('captain', it), played('captain', it)])).toBe('squire')
  expect(suggestedLevel('race', [played('novice', it), played('novice', it)])).toBe('novice')
})

test('games of several people, of other boxes and those that go on say nothing', () => {
  const two: SavedSummary = {
    ...played('squire', me),
    seats: [
      { id: 'a', name: 'A', kind: 'person' },
      { id: 'b', name: 'B', kind: 'person' },
    ],
  }
  const { outcome: _, ...open } = played('squire', me)
  const games = [two, { ...open, isOver: false }, played('warlord', it, 'other')]
  expect(suggestedLevel('race', [...games, played('captain', me)])).toBe('warlord')
})
