import { seededDice } from '@wyrmtable/kernel'
import type { PileEntry } from '../../data/card.ts'

/**
 * DW-3.5: an ally pile as a match would shuffle it (RND-2), top first, by the dice of that seed: the same seed gives the
 * same hands.
 */
export function testPile(allies: readonly PileEntry[], seed: string): readonly string[] {
  const pile = allies.flatMap(({ card, n }) => Array.from({ length: n }, () => card))
  seededDice(seed).shuffle(pile, 'shuffle')
  return pile
}
