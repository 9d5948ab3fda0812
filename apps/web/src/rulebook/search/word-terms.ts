import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { ByLanguage, Language } from '@wyrmtable/kernel'

const stemmers: ByLanguage<(word: string) => string> = { en: english, fr: french, es: spanish }

/** Lower case and without accents; the tilde of ñ is none, it makes another letter. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?!\u0303)\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()

/** Words, numbers of clauses ('DR-14.3', '14.3') and figures, in the order of the text. */
export const wordsOf = (text: string): readonly string[] =>
  text.normalize('NFC').match(/[a-z]{2}-\d+(?:\.\d+)?|\d+\.\d+|[\p{L}\p{N}]+/giu) ?? []

/**
 * What a word is found by: its stem in that language. Two where accents change the stem, so that it is found by those
 * who leave them out.
 */
export function termsOf(word: string, language: Language): readonly string[] {
  const stem = stemmers[language]
  const lower = word.normalize('NFC').toLowerCase()
  if (/\d/.test(lower)) return [lower]
  const [accented, bare] = [plain(stem(lower)), stem(plain(lower))]
  return accented === bare ? [bare] : [accented, bare]
}
