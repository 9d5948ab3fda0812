import { languages } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { manifests } from './index.ts'

describe.each(manifests.map((manifest) => ({ manifest, id: manifest.id })))(
  'the book of $id',
  async ({ manifest }) => {
    const book = await manifest.book()
    const { default: clauses } = await book.clauses()
    const sections = (await book.sections?.())?.default ?? {}

    test('every section of the clauses has a name and a line, and there is no other', () => {
      const used = new Set(clauses.map(({ id }) => id.replace(/\.[^.]*$/, '')))
      expect(Object.keys(sections)).toEqual([...used])
    })

    test.each(languages)('names and lines are all different: %s', (language) => {
      for (const kind of ['name', 'about'] as const) {
        const words = Object.values(sections).map((section) => section[kind][language].trim())
        expect(words).not.toContain('')
        expect(new Set(words).size).toBe(words.length)
      }
    })

    test('clauses point to clauses and sections that there are, in every language', async () => {
      const known = new Set([...clauses.map(({ id }) => id), ...Object.keys(sections)])
      const texts = clauses.map(({ text }) => text)
      for (const language of ['fr', 'es'] as const) {
        texts.push(...Object.values((await book.clauseWords?.[language]())?.default ?? {}))
      }
      const named = texts.flatMap((text) => text.match(/\b[A-Z]{2}-\d+(?:\.\d+)?/g) ?? [])
      expect(named.filter((id) => !known.has(id))).toEqual([])
      // Numbers without letters are no addresses: nobody can follow them.
      expect(texts.filter((text) => /\b(sections?|secci(ón|ones)) \d/i.test(text))).toEqual([])
    })
  },
)
