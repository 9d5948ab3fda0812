import type { CardData, Deck } from './card.ts'
import { cardFileSchema, deckFileSchema } from './schema.ts'
import { cardFiles, deckFiles, sampleFiles } from './sets.ts'

// Everything is read once; a file that does not fit its schema is a fault of ours and throws.
const sampleCards = cardFileSchema.parse(sampleFiles.cards).cards
const sampleDecks = deckFileSchema.parse(sampleFiles.decks).decks
const printedCards = cardFiles.flatMap((file) => cardFileSchema.parse(file).cards)
const printedDecks = deckFiles.flatMap((file) => deckFileSchema.parse(file).decks)

/** All cards there are, those of the worked examples too. */
export const allCards: readonly CardData[] = [...sampleCards, ...printedCards]

/** The cards that decks, boosters and drafts are made of: the sample only while there is nothing else. */
export const poolCards: readonly CardData[] = printedCards.length > 0 ? printedCards : sampleCards

/** The decks that a lobby offers: those of the sample only while there are no others. */
export const starterDecks: readonly Deck[] = printedDecks.length > 0 ? printedDecks : sampleDecks

const cards: ReadonlyMap<string, CardData> = new Map(allCards.map((card) => [card.id, card]))
const decks: ReadonlyMap<string, Deck> = new Map(
  [...sampleDecks, ...printedDecks].map((deck) => [deck.id, deck]),
)

export const findCard = (id: string): CardData | undefined => cards.get(id)

/** Any deck of a file by its id, those of the worked examples too. */
export const findDeck = (id: string): Deck | undefined => decks.get(id)

/** The card with that id. Throws for an id that no file has: positions and decks are checked at the door. */
export function cardOf(id: string): CardData {
  const card = cards.get(id)
  if (card === undefined) throw new RangeError(`no card ${id}`)
  return card
}
