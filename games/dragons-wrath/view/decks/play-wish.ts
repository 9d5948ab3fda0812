import { jsonOf } from '@wyrmtable/kernel'
import type { TableWish } from '@wyrmtable/ui'
import type { Deck } from '../../data/card.ts'
import { starterDecks } from '../../data/library.ts'

/** A table at which the first seat plays this deck and the others starters; or this deck brought to a table of others. */
export function playWish(deck: Deck): TableWish {
  const own = jsonOf(deck)
  const others = starterDecks.slice(1, 4).map(({ id }) => id)
  return { options: { decks: [own, ...others] }, brings: own }
}
