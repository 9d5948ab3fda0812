import type { Clause, Language } from '@wyrmtable/kernel'

/** A part of a rulebook: the clauses whose numbers begin alike. */
export interface Section {
  /** 'DR-14' */
  readonly id: string
  /** '14' */
  readonly number: string
  readonly clauses: readonly Clause[]
}

/** Clauses of 'DR-14.1', 'DR-14.2' … together, in the order of the rulebook. */
export function sectionsOf(clauses: readonly Clause[]): readonly Section[] {
  const found = new Map<string, Clause[]>()
  for (const clause of clauses) {
    const id = clause.id.replace(/\.[^.]*$/, '')
    const list = found.get(id)
    if (list === undefined) found.set(id, [clause])
    else list.push(clause)
  }
  return [...found].map(([id, list]) => ({ id, number: id.replace(/^.*-/, ''), clauses: list }))
}

/** The words of a search, without accents and case. */
export const wordsOf = (search: string): readonly string[] => plain(search).split(/\s+/).filter(Boolean)

/** The clauses that hold every word: in the number, the heading in that language or in English, or the text. */
export function findClauses(
  clauses: readonly Clause[],
  words: readonly string[],
  language: Language,
): readonly Clause[] {
  if (words.length === 0) return clauses
  return clauses.filter(({ id, title, text }) => {
    const all = plain(`${id} ${title[language]} ${title.en} ${text}`)
    return words.every((word) => all.includes(word))
  })
}

/** Lower case and without accents; as long as what it was made of wherever letters are composed. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The text in pieces, those in `words` marked. */
export function markWords(
  text: string,
  words: readonly string[],
): readonly { readonly text: string; readonly isFound: boolean }[] {
  const composed = text.normalize('NFC')
  // Letter by letter, so that a place in the plain text is a place in the composed one.
  const letters = Array.from(composed)
  const bare = letters.map((letter) => plain(letter)[0] ?? ' ')
  const line = bare.join('')
  const isFound = new Array<boolean>(letters.length).fill(false)
  for (const word of words) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length)) {
      isFound.fill(true, at, at + word.length)
    }
  }
  const pieces: { text: string; isFound: boolean }[] = []
  for (const [place, letter] of letters.entries()) {
    const found = isFound[place] ?? false
    const lastPiece = pieces.at(-1)
    if (lastPiece !== undefined && lastPiece.isFound === found) lastPiece.text += letter
    else pieces.push({ text: letter, isFound: found })
  }
  return pieces
}
