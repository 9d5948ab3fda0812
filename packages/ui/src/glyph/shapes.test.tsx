import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shapesOf } from '../../tools/glyph-shapes.ts'

const root = join(import.meta.dirname, '../../../..')

test.each([
  ['packages/ui/src/glyph', './shape.ts'],
  ['games/dragon-rage/view/glyph', '@wyrmtable/ui'],
])('%s/shapes.ts is what its names.json asks for', (folder, typeFrom) => {
  const names: unknown = JSON.parse(readFileSync(join(root, folder, 'names.json'), 'utf8'))
  const written = readFileSync(join(root, folder, 'shapes.ts'), 'utf8')
  if (!Array.isArray(names)) throw new Error('names.json is a list')
  expect(plain(written)).toBe(plain(shapesOf(names.map(String), typeFrom)))
})

/** The formatter may break lines as it likes. */
const plain = (text: string): string => text.replaceAll(/[\s,]+/g, '')
