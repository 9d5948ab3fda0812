import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withGame } from './list.ts'
import { namesOf } from './names.ts'

const index = readFileSync(new URL('../../../../games/index.ts', import.meta.url), 'utf8')
const add = (text: string, id: string) => withGame(text, namesOf(id, new Set()))

const list = (imports: readonly string[], games: string) =>
  [
    "import type { Manifest } from '@wyrmtable/kernel'",
    ...imports.map(
      (id) => `import { manifest as ${namesOf(id, new Set()).identifier} } from './${id}/manifest.ts'`,
    ),
    '',
    '/** Every game there is. */',
    `export const manifests: readonly Manifest[] = ${games}`,
    '',
  ].join('\n')

test('a game is added to the list as it is now', () => {
  const once = add(index, 'stone-garden')
  expect(once).toContain("import { manifest as stoneGarden } from './stone-garden/manifest.ts'\n")
  expect(once).toMatch(/stoneGarden,?\n?\]\n$/)
  expect(once?.split('\n').length).toBeGreaterThan(index.split('\n').length)
})

test('imports are in the order of their paths, games in the order in which they came', () => {
  const games = ['dragon2', 'dragon-noir', 'dragon10', 'dragon']
  const all = games.reduce((text, id) => add(text, id) ?? '', list([], '[]'))
  expect(all).toBe(
    list(['dragon', 'dragon-noir', 'dragon2', 'dragon10'], '[dragon2, dragonNoir, dragon10, dragon]'),
  )
})

test('a list too long for a line has a line for each game', () => {
  const two = ['a-game-of-very-many-small-steps', 'another-game-of-very-many-really-small-steps']
  expect(add(list(two.slice(0, 1), '[\n  aGameOfVeryManySmallSteps,\n]'), two[1] ?? '')).toBe(
    list(two, '[\n  aGameOfVeryManySmallSteps,\n  anotherGameOfVeryManyReallySmallSteps,\n]'),
  )
})

test('a file without the list is left alone', () => {
  expect(add('export const games = []\n', 'go')).toBeUndefined()
})
