import type { Language } from '@wyrmtable/kernel'
import MiniSearch from 'minisearch'
import type { Marker } from './mark-text.ts'
import { smallWords } from './small-words.ts'
import { plain, termsOf, wordsOf } from './word-terms.ts'

/** Something of a book that can be found. */
export interface Entry {
  /** Its address, by which a find names it. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** The name of its section. */
  readonly section: string
  /** Its heading in the language of the specification, for who knows the rules by that. */
  readonly alias: string
}

/** Words of one meaning, a list each. */
export type Synonyms = readonly (readonly string[])[]

export interface Find {
  readonly id: string
  readonly marker: Marker
}

/** How much an entry counts for a word that it holds by another name. */
const synonymWeight = 0.4
/** How much a small word of the question counts that stands in a heading. */
const smallWordWeight = 0.4
/** Finds that are less worth than this share of the best are left out. */
const worthwhile = 0.12

/**
 * Makes the search of a book: what holds the most of the words asked for comes first, in whatever form they stand
 * there, or by another name, or nearly spelt so.
 */
export function createFinder(
  entries: readonly Entry[],
  synonyms: Synonyms,
  language: Language,
): (search: string) => readonly Find[] {
  const numbers = (id: string) => [id, id.replace(/\.[^.]*$/, ''), id.replace(/^.*-/, '')].join(' ')
  const vocabulary = new Set<string>()
  const index = new MiniSearch({
    idField: 'id',
    fields: ['title', 'text', 'section', 'alias', 'numbers'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (word) => {
      const terms = [...termsOf(word, language)]
      for (const term of terms) vocabulary.add(term)
      return terms
    },
    searchOptions: { boost: { title: 3, section: 1.2, alias: 0.5, numbers: 8 } },
  })
  index.addAll(entries.map((entry) => ({ ...entry, numbers: numbers(entry.id) })))
  const others = othersBy(synonyms, language)

  /** How well each entry answers to these terms, and by which of its own. */
  const answers = (terms: readonly string[], isLast: boolean, isKnown: boolean) => {
    return index.search(terms.join(' '), {
      // Terms are stems already.
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      // One may still be typing the last word, and a word that the book does not know is perhaps misspelt.
      prefix: (term) => isLast && term.length > 2,
      fuzzy: (term) => !isKnown && term.length > 3 && (term.length > 7 ? 2 : 1),
    })
  }

  return (search) => {
    const words = wordsOf(search)
    const telling = words.filter((word) => !smallWords[language].has(plain(word)))
    const asked = telling.length > 0 ? telling : words
    const worth = new Map<string, { score: number; words: number; terms: Set<string> }>()
    for (const [place, word] of asked.entries()) {
      const own = [...termsOf(word, language)]
      const named = own.flatMap((term) => others.get(term) ?? [])
      const isKnown = [...own, ...named].some((term) => vocabulary.has(term))
      const best = new Map<string, number>()
      const count = (terms: readonly string[], weight: number, isLast: boolean) => {
        if (terms.length === 0) return
        for (const { id, score, terms: found } of answers(terms, isLast, isKnown)) {
          best.set(id, Math.max(best.get(id) ?? 0, score * weight))
          const one = worth.get(id) ?? { score: 0, words: 0, terms: new Set() }
          for (const term of found) one.terms.add(term)
          worth.set(id, one)
        }
      }
      count(own, 1, place === asked.length - 1)
      for (const term of named) count([term], synonymWeight, false)
      for (const [id, score] of best) {
        const one = worth.get(id)
        if (one === undefined) continue
        one.score += score
        one.words += 1
      }
    }
    // Small words tell headings apart, as in 'Who cannot shoot', but find nothing by themselves.
    for (const word of words) {
      if (asked.includes(word)) continue
      for (const { id, score } of index.search(word, { fields: ['title'] })) {
        const one = worth.get(id)
        if (one !== undefined) one.score += score * smallWordWeight
      }
    }
    const scored = [...worth].map(([id, { score, words: held, terms }]) => ({
      id,
      score: score * (held / asked.length) ** 3,
      marker: { language, terms },
    }))
    scored.sort((a, b) => b.score - a.score)
    const least = (scored[0]?.score ?? 0) * worthwhile
    return scored.filter(({ score }) => score >= least).map(({ id, marker }) => ({ id, marker }))
  }
}

/** The terms of other words that mean the same, by each term. */
function othersBy(synonyms: Synonyms, language: Language): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, Set<string>>()
  for (const group of synonyms) {
    const terms = group.map((word) => termsOf(word, language))
    for (const [place, own] of terms.entries()) {
      for (const term of own) {
        const list = others.get(term) ?? new Set()
        for (const [at, other] of terms.entries()) if (at !== place) for (const one of other) list.add(one)
        others.set(term, list)
      }
    }
  }
  return new Map([...others].map(([term, list]) => [term, [...list].filter((one) => one !== term)]))
}
