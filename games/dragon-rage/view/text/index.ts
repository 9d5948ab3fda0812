import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type ViewKey = keyof typeof en
export type ViewText = Translator<ViewKey>

const texts: ByLanguage<ViewText> = {
  en: createTranslator<ViewKey>(en, 'en'),
  fr: createTranslator<ViewKey>(fr, 'fr'),
  es: createTranslator<ViewKey>(es, 'es'),
}

/** The words of the table; sentences about the game itself are in the game's `text/`. */
export const viewText = (language: Language): ViewText => texts[language]
