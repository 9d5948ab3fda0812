import { type Translator, translations } from '@wyrmtable/text'
import { type DeckKey, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type DeckText = Translator<DeckKey>

/** The words of the deck browser and builder. */
export const deckText = translations<DeckKey>({ en, fr, es })
