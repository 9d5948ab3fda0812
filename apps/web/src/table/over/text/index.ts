import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type OverKey = keyof typeof en

const texts: ByLanguage<Translator<OverKey>> = {
  en: createTranslator<OverKey>(en, 'en'),
  fr: createTranslator<OverKey>(fr, 'fr'),
  es: createTranslator<OverKey>(es, 'es'),
}

/** The sentences of the end of a game. */
export const overText = (language: Language): Translator<OverKey> => texts[language]
