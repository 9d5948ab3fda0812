import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { shapesOf } from '../../tools/glyph-shapes.ts'

const root = join(import.meta.dirname, '../../../..')

/** All folders that have glyphs taken into them. */
const folders = globSync('{packages,games,apps}/**/glyph/names.json', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).map((file) => dirname(file))

test('there are folders of glyphs', () => {
  expect(folders.length).toBeGreaterThan(1)
})

test.each(
  folders.map((folder) => [folder, folder.startsWith('packages/ui') ? './shape.ts' : '@wyrmtable/ui']),
)('%s/shapes.ts is what its names.json asks for', (folder, typeFrom) => {
  const names: unknown = JSON.parse(readFileSync(join(root, folder, 'names.json'), 'utf8'))
  const written = readFileSync(join(root, folder, 'shapes.ts'), 'utf8')
  if (!Array.isArray(names)) throw new Error('names.json is a list')
  expect(plain(written)).toBe(plain(shapesOf(names.map(String), typeFrom)))
})

/** The formatter may break lines as it likes. */
const plain = (text: string): string => text.replaceAll(/[\s,]+/g, '')
