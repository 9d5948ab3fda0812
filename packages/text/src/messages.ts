import type { ByLanguage, Language } from '@wyrmtable/kernel'
import { en } from './catalogs/en.ts'
import { es } from './catalogs/es.ts'
import { fr } from './catalogs/fr.ts'
import { createTranslator, type Translator } from './translator.ts'

export type MessageKey = keyof typeof en

/** The messages of the platform in every language; those of a game are in its own `text/`. */
export const catalogs: ByLanguage<Readonly<Record<MessageKey, string>>> = { en, fr, es }

const translators: ByLanguage<Translator<MessageKey>> = {
  en: createTranslator(en, 'en'),
  fr: createTranslator(fr, 'fr'),
  es: createTranslator(es, 'es'),
}

/** The platform's own translator: `messages('fr')('table.undo')`. */
export const messages = (language: Language): Translator<MessageKey> => translators[language]
