import type { Language } from '@wyrmtable/kernel'
import type { OpenBook } from '../open-book.ts'
import type { Entry } from './finder.ts'

/** Everything of a book that a search can find: clauses, and what is drawn. */
export function entriesOf({ sections, figures }: OpenBook, language: Language): readonly Entry[] {
  const clauses = sections.flatMap(({ words, clauses: own }) =>
    own.map(({ id, title, text }) => ({
      id,
      title: title[language],
      text,
      section: words?.name[language] ?? '',
      alias: language === 'en' ? '' : title.en,
    })),
  )
  const drawn = figures.map(({ id, title }) => ({
    id,
    title: title[language],
    text: '',
    section: '',
    alias: language === 'en' ? '' : title.en,
  }))
  return [...clauses, ...drawn]
}
