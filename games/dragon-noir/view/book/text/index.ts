import { translations } from '@wyrmtable/text'
import { type BookKey, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type { BookKey }

export const bookText = translations<BookKey>({ en, fr, es })

/** A word of a family that the data name, or the bare name where there is none. */
export const wordOf = (key: string, otherwise: string, language: 'en' | 'fr' | 'es'): string => {
  const words: Readonly<Record<string, string>> = { en, fr, es }[language]
  return words[key] ?? otherwise
}
