import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type LuckKey = keyof typeof en

const texts: ByLanguage<Translator<LuckKey>> = {
  en: createTranslator<LuckKey>(en, 'en'),
  fr: createTranslator<LuckKey>(fr, 'fr'),
  es: createTranslator<LuckKey>(es, 'es'),
}

/** The sentences about the luck of the dice. */
export const luckText = (language: Language): Translator<LuckKey> => texts[language]
