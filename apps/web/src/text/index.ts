import { type Translator, translations } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type PageKey = keyof typeof en
export type PageText = Translator<PageKey>

/** The sentences of the pages; those of a game come from the game. */
export const pageText = translations<PageKey>({ en, fr, es })
