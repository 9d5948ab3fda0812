import type { CardData } from '../../data/card.ts'
import { defaultOptions } from '../../rules/options.ts'
import { MAGIC_PROVINCES } from '../../rules/topics/deck-legality.ts'

/** DW-3.1, DW-3.2: how many copies of a card a deck may have by the usual options; plain provinces have no limit. */
export function limitOf(card: CardData): { readonly n: number; readonly clause: string } | undefined {
  if (card.type === 'province')
    return card.sphere === 'any' ? { n: MAGIC_PROVINCES, clause: 'DW-3.1' } : undefined
  const { maxCopies } = defaultOptions
  return maxCopies === null ? undefined : { n: maxCopies, clause: 'DW-3.2' }
}
