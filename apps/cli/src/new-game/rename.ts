import type { GameNames } from './names.ts'

/** What the skeleton is called in its own sources. */
export const skeleton: GameNames = { id: 'race', title: 'Race', identifier: 'race', prefix: 'RC' }

/** Its title in other languages. The new game has one title for all until somebody translates it. */
const otherTitles = /'(?:La course|La carrera)'/g

/** A text of the skeleton, or the path of one of its files, with the names of the new game. */
export function rename(text: string, { id, title, prefix }: GameNames): string {
  return text
    .replaceAll(otherTitles, `'${title}'`)
    .replaceAll(wholeWord(skeleton.title), title)
    .replaceAll(wholeWord(skeleton.id), id)
    .replaceAll(new RegExp(`\\b${skeleton.prefix}-(?=\\d)`, 'g'), `${prefix}-`)
}

const wholeWord = (word: string): RegExp => new RegExp(`\\b${word}\\b`, 'g')
