import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type AidsKey = keyof typeof en

const texts: ByLanguage<Translator<AidsKey>> = {
  en: createTranslator<AidsKey>(en, 'en'),
  fr: createTranslator<AidsKey>(fr, 'fr'),
  es: createTranslator<AidsKey>(es, 'es'),
}

export const aidsText = (language: Language): Translator<AidsKey> => texts[language]
