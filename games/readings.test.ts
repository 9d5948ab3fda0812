import { languages, type ReadingWords } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { manifests } from './index.ts'

/** Dice, points and clauses of a sentence, which no language changes. */
const figuresOf = (text: string): readonly string[] => (text.match(/[A-Z]{2}-\d+\.\d+|\d+/g) ?? []).toSorted()

test.each(languages.filter((language) => language !== 'en'))(
  'how rules were read stands in %s, each reading once and with its figures',
  async (language) => {
    for (const manifest of manifests) {
      const book = await manifest.book()
      const english = (await book.notes?.())?.default.readings ?? []
      const words: readonly ReadingWords[] = (await book.readingWords?.[language]())?.default ?? []
      expect(words.map(({ of }) => of)).toEqual(english.map(({ question }) => question))
      for (const [i, { question, reading }] of english.entries()) {
        const other = words[i]
        expect(other?.question).not.toBe(question)
        expect(other?.reading).not.toBe('')
        expect({ question, figures: figuresOf(`${other?.question} ${other?.reading}`) }).toEqual({
          question,
          figures: figuresOf(`${question} ${reading}`),
        })
      }
    }
  },
)
