import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dragonRage } from '../rules/game.ts'
import { boardFileJsonSchema } from './board-schema.ts'

const docs = new URL('../../../docs/formats/', import.meta.url)

test('the published schema of board files is up to date (write-board-schema.ts writes it)', () => {
  const file = readFileSync(new URL('dragon-rage-boards.schema.json', docs), 'utf8')
  expect(JSON.parse(file)).toEqual(boardFileJsonSchema())
})

test('the example of the page of formats can be played on', () => {
  const page = readFileSync(new URL('dragon-rage-boards.md', docs), 'utf8')
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? []
  expect(dragonRage.options.parse({ board: JSON.parse(example) })).toMatchObject({ ok: true })
})
