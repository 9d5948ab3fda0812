import { isJsonObject, languages } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { boxes, viewOf } from '../box/open-box.ts'
import { variantChoices } from '../box/variant-choices.ts'
import { clauseVariants } from './clause-variants.ts'
import { openBook } from './open-book.ts'

test('a variant tells its settings with the standard first, and a number its bounds', () => {
  const schema = {
    properties: {
      hover: { type: 'boolean', default: true },
      turns: { anyOf: [{ type: 'integer', minimum: 10, maximum: 200 }, { type: 'null' }], default: 60 },
      table: { enum: ['a', 'b'], default: 'a' },
    },
  }
  const note = (key: string, values: Readonly<Record<string, string>>) => ({
    key,
    clause: 'X-1.1',
    name: key,
    values,
  })
  const notes = [note('hover', { false: 'No', true: 'Yes' }), note('turns', { null: 'No limit' })]
  expect(clauseVariants(schema, [...notes, note('table', {})])).toEqual([
    {
      key: 'hover',
      clause: 'X-1.1',
      name: 'hover',
      settings: [
        { words: 'Yes', isStandard: true },
        { words: 'No', isStandard: false },
      ],
    },
    {
      key: 'turns',
      clause: 'X-1.1',
      name: 'turns',
      settings: [{ words: 'No limit', isStandard: false }],
      range: { min: 10, max: 200, isOpen: true, standard: '60' },
    },
  ])
})

describe.each(boxes.map((manifest) => ({ manifest, id: manifest.id })))('the book of $id', ({ manifest }) => {
  test.each(languages)(
    'tells every variant at a clause, and no clause names an option: %s',
    async (language) => {
      const { clauses, variants } = await openBook(manifest, language)
      const { game } = await manifest.rules()
      const ids = new Set(clauses.map(({ id }) => id))
      expect(variants.filter(({ clause }) => !ids.has(clause))).toEqual([])
      const schema = game.options.jsonSchema
      // The book is opened without the rules: what it keeps of their options must say the same.
      expect((await (await manifest.book()).notes?.())?.default).toHaveProperty('options')
      const { optionNotes } = await viewOf(manifest)
      expect(variants).toEqual(clauseVariants(schema, (await optionNotes())(language)))
      const properties = isJsonObject(schema) && isJsonObject(schema.properties) ? schema.properties : {}
      if (variantChoices(schema).length > 0) expect(variants.length).toBeGreaterThan(0)
      for (const { settings, range } of variants) {
        expect(range !== undefined || settings.filter(({ isStandard }) => isStandard).length === 1).toBe(true)
        expect(settings.every(({ words }) => words !== '')).toBe(true)
      }
      const keys = Object.keys(properties).filter((key) => /[a-z][A-Z]/.test(key))
      const named = clauses.filter(({ text }) => keys.some((key) => text.includes(key)))
      expect(named.map(({ id }) => id)).toEqual([])
    },
  )
})
