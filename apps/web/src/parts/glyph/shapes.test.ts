import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shapesOf } from '../../../../../packages/ui/tools/glyph-shapes.ts'

test('shapes.ts is what its names.json asks for', () => {
  const names: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'names.json'), 'utf8'))
  const written = readFileSync(join(import.meta.dirname, 'shapes.ts'), 'utf8')
  if (!Array.isArray(names)) throw new Error('names.json is a list')
  expect(plain(written)).toBe(plain(shapesOf(names.map(String), '@wyrmtable/ui')))
})

/** The formatter may break lines as it likes. */
const plain = (text: string): string => text.replaceAll(/[\s,]+/g, '')
