import type { Language } from '@wyrmtable/kernel'
import { termsOf, wordsOf } from './word-terms.ts'

/** What was found in a text: the terms by which its words are known. */
export interface Marker {
  readonly language: Language
  readonly terms: ReadonlySet<string>
}

/** The text in pieces, words that were found marked whole. */
export function markText(
  text: string,
  { language, terms }: Marker,
): readonly { readonly text: string; readonly isFound: boolean }[] {
  const composed = text.normalize('NFC')
  const pieces: { text: string; isFound: boolean }[] = []
  const add = (piece: string, isFound: boolean) => {
    if (piece === '') return
    const last = pieces.at(-1)
    if (last !== undefined && last.isFound === isFound) last.text += piece
    else pieces.push({ text: piece, isFound })
  }
  let at = 0
  for (const word of wordsOf(composed)) {
    const start = composed.indexOf(word, at)
    add(composed.slice(at, start), false)
    add(
      word,
      termsOf(word, language).some((term) => terms.has(term)),
    )
    at = start + word.length
  }
  add(composed.slice(at), false)
  return pieces
}
