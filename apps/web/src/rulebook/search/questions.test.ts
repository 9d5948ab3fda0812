import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { boxes } from '../../box/open-box.ts'
import { openBook } from '../open-book.ts'
import { entriesOf } from './entries-of.ts'
import { createFinder } from './finder.ts'

interface Question {
  readonly question: string
  /** Clauses that answer it, of which one is to be among the first. */
  readonly answers: readonly string[]
}

const folder = join(import.meta.dirname, '../../../../../games')
const asked = (game: string): Readonly<Record<string, readonly Question[]>> =>
  JSON.parse(readFileSync(join(folder, game, 'testing/questions.json'), 'utf8'))

const among = 3

test('questions are asked of every game in every language', () => {
  for (const language of languages) {
    const all = boxes.flatMap(({ id }) => asked(id)[language] ?? [])
    expect(all.length).toBeGreaterThanOrEqual(8)
    for (const { id } of boxes) expect(asked(id)[language]?.length ?? 0).toBeGreaterThanOrEqual(4)
  }
})

describe.each(boxes.map((manifest) => ({ manifest, id: manifest.id })))('$id', ({ manifest, id }) => {
  test.each(languages)('answers as it is asked: %s', async (language) => {
    const book = await openBook(manifest, language)
    const find = createFinder(entriesOf(book, language), book.synonyms, language)
    const unanswered = (asked(id)[language] ?? []).flatMap(({ question, answers }) => {
      const first = find(question)
        .slice(0, among)
        .map((found) => found.id)
      return answers.some((one) => first.includes(one)) ? [] : [{ question, answers, first }]
    })
    expect(unanswered).toEqual([])
  })
})
