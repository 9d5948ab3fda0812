import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { type BoxKey, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

const texts: ByLanguage<Translator<BoxKey>> = {
  en: createTranslator<BoxKey>(en, 'en'),
  fr: createTranslator<BoxKey>(fr, 'fr'),
  es: createTranslator<BoxKey>(es, 'es'),
}

/** The words on the box and of the seats. */
export const boxText = (language: Language): Translator<BoxKey> => texts[language]
