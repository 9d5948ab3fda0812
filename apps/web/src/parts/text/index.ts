import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type StateKey = keyof typeof en

const texts: ByLanguage<Translator<StateKey>> = {
  en: createTranslator<StateKey>(en, 'en'),
  fr: createTranslator<StateKey>(fr, 'fr'),
  es: createTranslator<StateKey>(es, 'es'),
}

/** The sentences of the states that any page may be in. */
export const stateText = (language: Language): Translator<StateKey> => texts[language]
