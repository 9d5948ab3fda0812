import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type AdviceKey = keyof typeof en

const texts: ByLanguage<Translator<AdviceKey>> = {
  en: createTranslator<AdviceKey>(en, 'en'),
  fr: createTranslator<AdviceKey>(fr, 'fr'),
  es: createTranslator<AdviceKey>(es, 'es'),
}

/** The sentences of advice and of thinking. */
export const adviceText = (language: Language): Translator<AdviceKey> => texts[language]
