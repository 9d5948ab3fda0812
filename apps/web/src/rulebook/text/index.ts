import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type RulebookKey = keyof typeof en
export type RulebookText = Translator<RulebookKey>

const texts: ByLanguage<RulebookText> = {
  en: createTranslator<RulebookKey>(en, 'en'),
  fr: createTranslator<RulebookKey>(fr, 'fr'),
  es: createTranslator<RulebookKey>(es, 'es'),
}

/** The sentences of the rulebook page. */
export const rulebookText = (language: Language): RulebookText => texts[language]
