import type { Language } from '@wyrmtable/kernel'
import { createTranslator, type Translator } from '@wyrmtable/text'
import { en, type ViewKey } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

const catalogs = { en, fr, es }
const known = new Map<Language, Translator<ViewKey>>()

/** The words of the table and the box. */
export function viewText(language: Language): Translator<ViewKey> {
  const found = known.get(language) ?? createTranslator<ViewKey>(catalogs[language], language)
  known.set(language, found)
  return found
}
