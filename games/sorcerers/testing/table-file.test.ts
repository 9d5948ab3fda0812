import { readFileSync } from 'node:fs'
import { jsonOf, randomMatch, toReplay, verifyReplay } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { sorcerers } from '../rules/game.ts'
import { generateTable } from '../rules/tables/generate.ts'
import { readTableFile } from '../rules/tables/table-file.ts'
import { tableFaults } from '../rules/tables/validity.ts'
import { tableFileJsonSchema } from './table-file-schema.ts'

const docs = new URL('../../../docs/formats/', import.meta.url)

test('the published schema of table files is up to date (write-table-schema.ts writes it)', () => {
  const file = readFileSync(new URL('sorcerers-tables.schema.json', docs), 'utf8')
  expect(JSON.parse(file)).toEqual(tableFileJsonSchema())
})

test('the example of the page of formats is a table that can be played on', () => {
  const page = readFileSync(new URL('sorcerers-tables.md', docs), 'utf8')
  const read = readTableFile(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '')
  if (!read.ok) throw new Error(`${read.fault.code} ${read.fault.path}`)
  expect(tableFaults(read.value)).toEqual([])
})

test('SO-15.5: a table of one’s own stands in the record, and is judged again by whoever opens it', () => {
  const table = generateTable('generated-record')
  const match = randomMatch(sorcerers, { seed: 'own table', options: { table }, maxActions: 40 })
  const replay = toReplay(match)
  expect(JSON.stringify(replay)).toContain('generated-record')
  expect(verifyReplay(sorcerers, replay)).toMatchObject({ ok: true })
  const [first, ...others] = table.pieces
  if (first === undefined) throw new Error('no piece')
  const twice = { ...table, pieces: [first, { ...first, id: 'twin' }, ...others] }
  const judged = sorcerers.options.parse(jsonOf({ table: twice }))
  expect(judged.ok ? undefined : judged.fault.figures.pattern).toBe(`SO-15.5 overlap ${first.id} twin`)
})
