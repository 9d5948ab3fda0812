import type { CardData, Deck } from './card.ts'
import sampleCards from './sample-cards.json' with { type: 'json' }
import { cardFileSchema, deckFileSchema } from './schema.ts'
import starters from './starter-sample.json' with { type: 'json' }

/** All cards there are, read once; a file that does not fit its schema is a fault of ours and throws. */
const cards: ReadonlyMap<string, CardData> = new Map(
  cardFileSchema.parse(sampleCards).cards.map((card) => [card.id, card]),
)

export const allCards: readonly CardData[] = [...cards.values()]

export const starterDecks: readonly Deck[] = deckFileSchema.parse(starters).decks

export const findCard = (id: string): CardData | undefined => cards.get(id)

/** The card with that id. Throws for an id that no file has: positions and decks are checked at the door. */
export function cardOf(id: string): CardData {
  const card = cards.get(id)
  if (card === undefined) throw new RangeError(`no card ${id}`)
  return card
}
