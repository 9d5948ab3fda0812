import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type KitKey = keyof typeof en
export type KitText = Translator<KitKey>

const texts: ByLanguage<KitText> = {
  en: createTranslator<KitKey>(en, 'en'),
  fr: createTranslator<KitKey>(fr, 'fr'),
  es: createTranslator<KitKey>(es, 'es'),
}

/** The words of the gallery. */
export const kitText = (language: Language): KitText => texts[language]
