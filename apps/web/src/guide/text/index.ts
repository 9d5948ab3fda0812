import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type GuideKey = keyof typeof en

const texts: ByLanguage<Translator<GuideKey>> = {
  en: createTranslator<GuideKey>(en, 'en'),
  fr: createTranslator<GuideKey>(fr, 'fr'),
  es: createTranslator<GuideKey>(es, 'es'),
}

/** The sentences of the guide. */
export const guideText = (language: Language): Translator<GuideKey> => texts[language]
