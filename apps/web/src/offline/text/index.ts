import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type OfflineKey = keyof typeof en

const texts: ByLanguage<Translator<OfflineKey>> = {
  en: createTranslator<OfflineKey>(en, 'en'),
  fr: createTranslator<OfflineKey>(fr, 'fr'),
  es: createTranslator<OfflineKey>(es, 'es'),
}

export const offlineText = (language: Language): Translator<OfflineKey> => texts[language]
