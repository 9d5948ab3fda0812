import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { shapesJson, shapesOf } from '../../tools/glyph-shapes.ts'

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
)('the shapes in %s are what its names.json asks for', (folder, typeFrom) => {
  const names: unknown = JSON.parse(readFileSync(join(root, folder, 'names.json'), 'utf8'))
  if (!Array.isArray(names)) throw new Error('names.json is a list')
  const list = names.map(String)
  const json = join(root, folder, 'shapes.json')
  const [file, text] = existsSync(json)
    ? [json, shapesJson(list)]
    : [join(root, folder, 'shapes.ts'), shapesOf(list, typeFrom)]
  expect(plain(readFileSync(file, 'utf8'))).toBe(plain(text))
})

/** Those of the pictures of cards are looked up by name. */
const rooms = folders.filter(
  (folder) => existsSync(join(root, folder, 'shapes.json')) && !folder.includes('/art/'),
)

test.each(rooms)('every glyph taken into %s is drawn', (folder) => {
  const game = folder.split('/').slice(0, 2).join('/')
  const sources = globSync(`${game}/view/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const shapes: object = JSON.parse(readFileSync(join(root, folder, 'shapes.json'), 'utf8'))
  expect(Object.keys(shapes).filter((name) => !new RegExp(`shapes\\.${name}\\b`).test(sources))).toEqual([])
})

/** The formatter may break lines as it likes. */
const plain = (text: string): string => text.replaceAll(/[\s,]+/g, '')
