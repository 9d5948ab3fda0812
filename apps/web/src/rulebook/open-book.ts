import type { ClauseNotes, Language, Manifest, ReadingWords } from '@wyrmtable/kernel'
import type { BookFigure } from '@wyrmtable/ui'
import { clausesOf, type ReadClause, viewOf } from '../box/open-box.ts'
import { type ClauseVariant, clauseVariants } from './clause-variants.ts'
import type { Synonyms } from './search/finder.ts'
import { generalSynonyms } from './search/general-synonyms.ts'
import { type Section, sectionOf, sectionsOf } from './sections.ts'

/** A reading in the reader's language, or in English where it is in no other. */
interface BookReading {
  readonly clauses: readonly string[]
  readonly question: string
  readonly reading: string
  readonly language: Language
}

/** What stands beside the clauses. */
export interface BookNotes {
  readonly examples: ClauseNotes['examples']
  readonly readings: readonly BookReading[]
}

/** A rulebook opened at a reader's language. */
export interface OpenBook {
  readonly clauses: readonly ReadClause[]
  readonly sections: readonly Section<ReadClause>[]
  readonly figures: readonly BookFigure[]
  /** Examples and readings, by the clauses that they are of. */
  readonly notes: BookNotes
  readonly variants: readonly ClauseVariant[]
  /** Words of one meaning in that language, for the search. */
  readonly synonyms: Synonyms
  /** Everything that has an address: clauses, sections and figures. */
  readonly addresses: ReadonlySet<string>
}

export async function openBook(manifest: Manifest, language: Language): Promise<OpenBook> {
  const book = await manifest.book()
  const [clauses, named, alike, beside, words, view] = await Promise.all([
    clausesOf(manifest, language),
    book.sections?.(),
    book.synonyms?.(),
    book.notes?.(),
    language === 'en' ? undefined : book.readingWords?.[language](),
    viewOf(manifest),
  ])
  const sections = sectionsOf(clauses, named?.default)
  const [drawn, optionNotes, options] = await Promise.all([
    view.book?.(),
    view.optionNotes(),
    beside?.default.options ?? manifest.rules().then(({ game }) => game.options.jsonSchema),
  ])
  const figures = drawn?.figures ?? []
  const variants = clauseVariants(options, optionNotes(language))
  const addresses = new Set([...clauses, ...sections, ...figures].map(({ id }) => id))
  const synonyms = [...generalSynonyms[language], ...(alike?.default[language] ?? [])]
  const notes = notesIn(language, beside?.default ?? { examples: [], readings: [] }, words?.default ?? [])
  return { clauses, sections, figures, notes, variants, synonyms, addresses }
}

function notesIn(language: Language, notes: ClauseNotes, words: readonly ReadingWords[]): BookNotes {
  const byQuestion = new Map(words.map((one) => [one.of, one]))
  const readings = notes.readings.map(({ clauses, ...english }): BookReading => {
    const other = byQuestion.get(english.question)
    if (other === undefined) return { clauses, ...english, language: 'en' }
    return { clauses, question: other.question, reading: other.reading, language }
  })
  return { examples: notes.examples, readings }
}

/** The figures that stand in a section. */
export const figuresIn = ({ figures }: OpenBook, section: string): readonly BookFigure[] =>
  figures.filter(({ clauses: [first] }) => sectionOf(first) === section)
