import { z } from 'zod'
import type { CardData, CardFile, Deck, DeckFile, NotedDeck } from './card.ts'
import { deckName } from './deck-name.ts'
import { abilitySchema, colour, cost, effectsSchema, targetSchema, trait, tri } from './effect-schema.ts'
import { objectTypes, rarities, spheres } from './words.ts'

const cardId = z.string().regex(/^DW[SBX]-[0-9]{3}$/)
const base = { id: cardId, name: tri, rarity: z.enum(rarities) }
const points = z.int()
const printedTraits = z.array(trait)
const spell = {
  ...base,
  color: colour,
  cost,
  traits: printedTraits.exactOptional(),
  points,
  targets: z.array(targetSchema).max(4).exactOptional(),
  effect: effectsSchema,
}
const power = z.int().min(0).max(20)

/** One card of a file; an unknown field or primitive is refused (DW-14.1). */
const cardSchema: z.ZodType<CardData> = z.discriminatedUnion('type', [
  z.strictObject({ ...base, type: z.literal('province'), sphere: z.enum(spheres) }),
  z.strictObject({
    ...base,
    type: z.literal('creature'),
    color: colour,
    cost,
    pp: power,
    pm: power,
    m: z.boolean(),
    traits: printedTraits,
    points,
    abilities: z.array(abilitySchema).exactOptional(),
  }),
  z.strictObject({
    ...base,
    type: z.literal('object'),
    color: colour,
    objectType: z.enum(objectTypes),
    traits: printedTraits.exactOptional(),
    bearer: z.enum(['you', 'opponent', 'any']).exactOptional(),
    points,
    abilities: z.array(abilitySchema).min(1),
  }),
  z.strictObject({ ...spell, type: z.literal('ritual') }),
  z.strictObject({
    ...spell,
    type: z.literal('curse'),
    reaction: z
      .array(z.enum(['curse', 'ritual']))
      .min(1)
      .exactOptional(),
    castOnly: z.enum(['attackDeclared', 'provinceAttackDeclared']).exactOptional(),
  }),
])

export const cardFileSchema: z.ZodType<CardFile> = z.strictObject({
  format: z.literal('dw-cards/1'),
  set: z.string().regex(/^[a-z0-9-]{2,24}$/),
  cards: z.array(cardSchema).min(1),
})

const pile = z.array(z.strictObject({ card: cardId, n: z.int().min(1).max(15) })).min(1)

/** Most letters of the notes to a deck. */
export const LONGEST_NOTES = 4000

const deck = {
  id: z.string().regex(/^[a-z0-9-]{3,40}$/),
  name: deckName,
  provinces: pile,
  allies: pile,
}
export const deckSchema: z.ZodType<Deck> = z.strictObject(deck)

export const notedDeckSchema: z.ZodType<NotedDeck> = z.strictObject({
  ...deck,
  notes: z.string().max(LONGEST_NOTES).exactOptional(),
})

/** A file of either format: what was written before there were notes opens as it did. */
export const deckFileSchema: z.ZodType<DeckFile> = z.discriminatedUnion('format', [
  z.strictObject({
    format: z.literal('dw-decks/1'),
    cards: z.string().min(1),
    decks: z.array(deckSchema).min(1),
  }),
  z.strictObject({
    format: z.literal('dw-decks/2'),
    cards: z.string().min(1),
    decks: z.array(notedDeckSchema).min(1),
  }),
])
