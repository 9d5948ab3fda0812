import type { Json, Language } from '@wyrmtable/kernel'
import { z } from 'zod'
import type { Deck, PileEntry } from '../../data/card.ts'
import { plainDeckName } from '../../data/deck-name.ts'
import { findCard } from '../../data/library.ts'
import { LONGEST_NOTES } from '../../data/schema.ts'

/** A deck as it is kept in the browser: it need not be finished, and has notes. */
export interface KeptDeck {
  readonly format: 'dw-kept-deck/1'
  readonly name: string
  readonly notes: string
  readonly provinces: readonly PileEntry[]
  readonly allies: readonly PileEntry[]
}

const known = z.string().refine((id) => findCard(id) !== undefined)
const pile = z.array(z.strictObject({ card: known, n: z.int().min(1).max(99) }))
const keptDeckSchema: z.ZodType<KeptDeck> = z.strictObject({
  format: z.literal('dw-kept-deck/1'),
  name: z.string().max(60),
  notes: z.string().max(LONGEST_NOTES),
  provinces: pile,
  allies: pile,
})

/** Undefined for what is no deck, or has cards that are not known. */
export function readKeptDeck(value: Json): KeptDeck | undefined {
  const parsed = keptDeckSchema.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

export const keptJson = ({ provinces, allies, ...rest }: KeptDeck): Json => ({
  ...rest,
  provinces: provinces.map(({ card, n }) => ({ card, n })),
  allies: allies.map(({ card, n }) => ({ card, n })),
})

export const newDeck = (deck: Partial<KeptDeck> = {}): KeptDeck => ({
  format: 'dw-kept-deck/1',
  name: '',
  notes: '',
  provinces: [],
  allies: [],
  ...deck,
})

/** A deck to be kept as one’s own, in the language of its reader. */
export const keptOf = ({ name, provinces, allies }: Deck, language: Language): KeptDeck =>
  newDeck({ name: name[language], provinces, allies })

/** The deck as a table and a file want it; without a name it has the one that is given. */
export function playable(id: string, { name, provinces, allies }: KeptDeck, unnamed: string): Deck {
  const title = plainDeckName(name) || unnamed
  return { id, name: { en: title, fr: title, es: title }, provinces, allies }
}
