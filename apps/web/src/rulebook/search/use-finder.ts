import type { Language } from '@wyrmtable/kernel'
import { useMemo } from 'react'
import type { OpenBook } from '../open-book.ts'
import { entriesOf } from './entries-of.ts'
import { createFinder, type Find } from './finder.ts'

/** The search of a book, made when something is sought for the first time. */
export function useFinder(book: OpenBook, language: Language): (search: string) => readonly Find[] {
  return useMemo(() => {
    let finder: ((search: string) => readonly Find[]) | undefined
    return (search: string) => {
      finder ??= createFinder(entriesOf(book, language), book.synonyms, language)
      return finder(search)
    }
  }, [book, language])
}
