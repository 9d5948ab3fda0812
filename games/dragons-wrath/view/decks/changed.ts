import type { CardData } from '../../data/card.ts'
import { cardName } from '../../text/names.ts'
import { type Bench, hasRoom } from './bench.ts'
import { copiesIn } from './piles.ts'
import { deckText } from './text/index.ts'

/** Puts a copy into the deck or takes one out, and says what came of it. */
export function changed(bench: Bench, card: CardData, by: 1 | -1): void {
  const { language, piles, change, tell, limitOf } = bench
  if (change === undefined) return
  const t = deckText(language)
  const name = cardName(card.id, language)
  const n = copiesIn(piles, card.id)
  const limit = limitOf(card)
  if (by > 0 && limit !== undefined && !hasRoom(bench, card)) {
    tell(t('card.full', { name, limit: limit.n, clause: limit.clause }))
    return
  }
  if (by < 0 && n === 0) return
  change(card.id, by)
  tell(t('card.added', { name, n: n + by }))
}
