import type { Language } from '@wyrmtable/kernel'
import type { CardData } from '../../data/card.ts'
import { copiesIn, type Piles } from './piles.ts'

/** A deck on the table of whoever builds it or looks at it, and what may be done to it. */
export interface Bench {
  readonly language: Language
  readonly piles: Piles
  /** How many copies the deck may have, and by which clause; undefined: as many as one likes. */
  limitOf(card: CardData): { readonly n: number; readonly clause: string } | undefined
  /** Puts a copy in or takes one out; absent where the deck is only looked at. */
  readonly change?: ((card: string, by: 1 | -1) => void) | undefined
  /** Shows the card large. */
  enlarge(card: string): void
  /** Says something to who cannot see the counts. */
  tell(words: string): void
}

/** Whether one more copy may go in. */
export function hasRoom(bench: Bench, card: CardData): boolean {
  const limit = bench.limitOf(card)
  return limit === undefined || copiesIn(bench.piles, card.id) < limit.n
}
