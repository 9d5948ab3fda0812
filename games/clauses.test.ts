import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCase } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { tried } from './testing/tried.ts'

/** Titles of tests: the first string of `test(`, `it(` or `describe(`, also after `.each(…)`. */
const titles = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^`'"]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gsu

/** Every clause id that a case or the title of a test in the game's folder names. */
function namedIn(folder: string): ReadonlySet<string> {
  const named = new Set<string>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.test\.tsx?$/.test(name)) {
      for (const [, , title = ''] of readFileSync(join(folder, name), 'utf8').matchAll(titles)) {
        for (const id of title.match(/\b[A-Z]{2,}-\d+\.\d+\b/g) ?? []) named.add(id)
      }
    } else if (/^cases[\\/].*\.json$/.test(name)) {
      const example = readCase(readFileSync(join(folder, name), 'utf8'))
      if (example.ok) for (const id of example.value.clauses) named.add(id)
    }
  }
  return named
}

describe.each(tried.map(({ id, book }) => ({ id, book })))('clauses of $id', async ({ id, book }) => {
  const { clauses, clauseWords } = await book()
  const list = (await clauses()).default
  const ids = list.map((clause) => clause.id)

  test('each is named by a case or a test', () => {
    const named = namedIn(join(import.meta.dirname, id))
    expect(ids.filter((clause) => !named.has(clause))).toEqual([])
  })

  test('each has a heading in three languages and a text, once', () => {
    expect(new Set(ids).size).toBe(ids.length)
    for (const { title, text } of list) {
      expect(Object.keys(title).sort()).toEqual(['en', 'es', 'fr'])
      for (const words of [...Object.values(title), text]) expect(words.trim()).not.toBe('')
    }
  })

  test.each(['fr', 'es'] as const)('each says the same in %s, figure by figure', async (language) => {
    const words = (await clauseWords?.[language]())?.default ?? {}
    expect(Object.keys(words)).toEqual(ids)
    for (const { id: clause, text } of list) {
      const other = words[clause] ?? ''
      expect({ clause, other }).not.toEqual({ clause, other: text })
      expect({ clause, figures: figuresIn(other) }).toEqual({ clause, figures: figuresIn(text) })
    }
  })

  test('cases name no clause that there is not', () => {
    const known = new Set(ids)
    const cases = join(import.meta.dirname, id, 'cases')
    for (const name of readdirSync(cases)) {
      const example = readCase(readFileSync(join(cases, name), 'utf8'))
      if (example.ok) expect(example.value.clauses.filter((clause) => !known.has(clause))).toEqual([])
    }
  })
})

/**
 * Everything in a clause that no language says in another way: numbers, numbers of clauses and of hexes, dice as in
 * '2d6', chances, bounds as in '4+', and the units of length. In no order, which is the language's own.
 */
function figuresIn(text: string): readonly string[] {
  return (text.match(/[A-Z]{2}-\d+(?:\.\d+)?|\d*d\d+|\d+(?:[.,]\d+)?\s?(?:%|\+|mm\b|cm\b)?/g) ?? [])
    .map((figure) => figure.replace(/\s/g, '').replace(',', '.'))
    .sort()
}
