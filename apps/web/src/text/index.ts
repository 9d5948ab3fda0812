import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type PageKey = keyof typeof en
export type PageText = Translator<PageKey>

const texts: ByLanguage<PageText> = {
  en: createTranslator<PageKey>(en, 'en'),
  fr: createTranslator<PageKey>(fr, 'fr'),
  es: createTranslator<PageKey>(es, 'es'),
}

/** The sentences of the pages; those of a game come from the game. */
export const pageText = (language: Language): PageText => texts[language]
