import { expect, test } from 'vitest'
import { testsFor, triedGames } from './quick.ts'

test.each([
  [
    'a game: its folder, and the suites of all games',
    ['games/race/rules/game.ts'],
    ['games/race/', 'suites'],
  ],
  ['what games stand on', ['packages/hex/src/reach.ts'], ['packages/hex/', 'suites']],
  ['an app: its own tests', ['apps/cli/src/cli.ts', 'apps/cli/test/a.test.ts'], ['apps/cli/']],
  ['the list of games', ['games/index.ts'], ['games/', 'suites']],
  ['documents and settings are looked after in tools', ['README.md', 'biome.json'], ['tools/']],
  ['nothing', [], []],
])('a quick run after a change of %s', (_name, files, expected) => {
  const found = testsFor(files).filter((filter) => !filter.endsWith('.test.ts'))
  expect(found).toEqual(expected.filter((filter) => filter !== 'suites'))
  expect(testsFor(files).includes('games/contract.test.ts')).toBe(expected.includes('suites'))
})

test.each([
  ['one game: that alone', ['games/sorcerers/rules/game.ts', 'README.md'], ['sorcerers']],
  ['what all stand on: all', ['games/sorcerers/rules/game.ts', 'packages/hex/src/reach.ts'], undefined],
  ['the list or the suites of games: all', ['games/index.ts'], undefined],
  ['an example that is not listed: all', ['games/race/rules/game.ts'], undefined],
])('the suites of all games try, after a change of %s', (_name, files, expected) => {
  expect(triedGames(files)).toEqual(expected)
})
