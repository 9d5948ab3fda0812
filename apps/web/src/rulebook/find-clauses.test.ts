import type { Clause } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { findClauses, markWords, sectionsOf, wordsOf } from './find-clauses.ts'

const clause = (id: string, fr: string, text: string): Clause => ({
  id,
  title: { en: `Heading of ${id}`, fr, es: `Título de ${id}` },
  text,
})
const clauses = [
  clause('DR-1.1', 'Les deux camps', 'Two players.'),
  clause('DR-1.2', 'Actions énumérées', 'Whatever is listed.'),
  clause('DR-14.3', 'Écrasement', 'Overrun needs a die.'),
]
const idsOf = (search: string) => findClauses(clauses, wordsOf(search), 'fr').map(({ id }) => id)

test('clauses whose numbers begin alike make a section', () => {
  expect(sectionsOf(clauses).map(({ number, clauses: list }) => [number, list.length])).toEqual([
    ['1', 2],
    ['14', 1],
  ])
})

describe('a search', () => {
  test('for nothing finds all', () => expect(idsOf('  ')).toHaveLength(3))
  test('does not mind accents and case', () => {
    expect(idsOf('ecrasement')).toEqual(['DR-14.3'])
    expect(idsOf('ÉNUMÉRÉES')).toEqual(['DR-1.2'])
  })
  test('wants every word, wherever it stands', () => expect(idsOf('dr-14 die')).toEqual(['DR-14.3']))
  test('finds English headings too', () => expect(idsOf('heading 1.2')).toEqual(['DR-1.2']))
})

test('what was found is marked, accents or not', () => {
  expect(markWords('Écrasement écrasé', wordsOf('ecras'))).toEqual([
    { text: 'Écras', isFound: true },
    { text: 'ement ', isFound: false },
    { text: 'écras', isFound: true },
    { text: 'é', isFound: false },
  ])
  expect(markWords('', ['x'])).toEqual([])
})
