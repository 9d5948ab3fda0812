import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type ReplayKey = keyof typeof en
export type ReplayText = Translator<ReplayKey>

const texts: ByLanguage<ReplayText> = {
  en: createTranslator<ReplayKey>(en, 'en'),
  fr: createTranslator<ReplayKey>(fr, 'fr'),
  es: createTranslator<ReplayKey>(es, 'es'),
}

/** The sentences of the replay viewer. */
export const replayText = (language: Language): ReplayText => texts[language]
