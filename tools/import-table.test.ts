import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { manifests } from '@wyrmtable/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from './prepare.mjs'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Files of a small house, by path; each must not be empty. */
type House = Readonly<Record<string, string>>

const workspaces = { kernel: 'packages/kernel', ai: 'packages/ai', games: 'games' }

/** What is there in every house, so that an arrow has something to point at. */
const furniture: House = {
  'packages/kernel/src/index.ts': 'export const a = 1\nexport type A = number',
  'packages/kernel/src/testing/index.ts': 'export const suite = 1',
  'packages/kernel/package.json':
    '{ "name": "@wyrmtable/kernel", "exports": { ".": "./src/index.ts", "./testing": "./src/testing/index.ts" } }',
  'packages/hex/src/index.ts': 'export const hex = 1',
  'packages/text/src/index.ts': 'export const text = 1',
  'packages/ai/src/index.ts': 'export const ai = 1\nexport type Ai = number',
  'packages/ai/package.json': '{ "name": "@wyrmtable/ai", "exports": { ".": "./src/index.ts" } }',
  'packages/ui/src/index.ts': 'export const ui = 1',
  'games/package.json': '{ "name": "@wyrmtable/games", "exports": { ".": "./index.ts" } }',
  'games/index.ts': "export { manifest } from './chess/manifest.ts'",
  'games/chess/manifest.ts': "export const manifest = { rules: () => import('./rules/game.ts') }",
  'games/chess/rules/game.ts': 'export const game = 1\nexport type Game = number',
  'games/chess/data/map.ts': 'export const map = 1',
  'games/chess/text/en.ts': 'export const en = 1',
  'games/chess/bot/index.ts': 'export const bot = 1',
  'games/chess/view/Table.tsx': 'export const table = 1',
  'games/draughts/rules/game.ts': 'export const game = 1',
  'apps/server/src/index.ts': 'export const startServer = 1',
  'apps/server/src/secret.ts': 'export const secret = 1',
  'apps/cli/src/main.ts': 'export const main = 1',
  'apps/web/src/main.ts': 'export const main = 1',
  'tools/prepare.ts': 'export const prepare = 1',
  'bench/main.ts': 'export const bench = 1',
  'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
  'node_modules/react/index.js': 'module.exports = 1',
}

/** Builds the house with these files over the furniture and returns the arrows that break a rule. */
function brokenRules(files: House): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  folders.push(folder)
  for (const [path, text] of Object.entries({ ...furniture, ...files })) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`)
  }
  mkdirSync(join(folder, 'node_modules/@wyrmtable'))
  for (const [name, path] of Object.entries(workspaces)) {
    symlinkSync(join(folder, path), join(folder, 'node_modules/@wyrmtable', name))
  }
  const depcruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(root, '.dependency-cruiser.mjs')
  const houses = ['packages', 'games', 'apps', 'tools', 'bench']
  const done = spawnSync(
    process.execPath,
    [depcruise, '--config', config, '--output-type', 'json', ...houses],
    { cwd: folder, encoding: 'utf8' },
  )
  if (done.stdout === '') throw new Error(done.stderr)
  const { summary } = JSON.parse(done.stdout)
  const violations: { rule: { name: string }; from: string; to: string }[] = summary.violations
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort()
}

test('every game with secrets is held to its views', async () => {
  const games = await Promise.all(manifests.map((manifest) => manifest.rules()))
  const secretive = games.filter(({ game }) => game.hasSecrets).map(({ game }) => `${game.id}-hides`)
  expect(secretive.length).toBeGreaterThan(0)
  const { default: config } = await import(join(root, '.dependency-cruiser.mjs'))
  const names: readonly string[] = config.forbidden.map(({ name }: { readonly name: string }) => name)
  expect(secretive.filter((name) => !names.includes(name))).toEqual([])
})

test('a house in order breaks no rule', () => {
  expect(
    brokenRules({
      'packages/ai/src/search.ts': "import { a } from '@wyrmtable/kernel'\nexport const search = a",
      'packages/ai/src/search.test.ts': "import { suite } from '@wyrmtable/kernel/testing'\nsuite",
      'games/chess/rules/move.ts':
        "import { a } from '@wyrmtable/kernel'\nimport { map } from '../data/map.ts'\nexport const move = a + map",
      'games/chess/bot/priors.ts': "import type { Ai } from '@wyrmtable/ai'\nexport const priors: Ai = 1",
      'games/chess/view/Board.tsx':
        "import react from 'react'\nimport { en } from '../text/en.ts'\nexport const board = [react, en]",
      'games/chess/text/en.ts': "import type { Game } from '../rules/game.ts'\nexport const en: Game = 1",
      'apps/cli/src/main.ts':
        "import { manifest } from '@wyrmtable/games'\nimport { startServer } from '../../server/src/index.ts'\nimport { readFileSync } from 'node:fs'\nexport const main = [manifest, startServer, readFileSync]",
      'bench/main.ts': "import { game } from '../games/chess/rules/game.ts'\nexport const bench = game",
    }),
  ).toEqual([])
})

/** Arrows that the rule of that name forbids: rule, importing file, what it imports, the file that is. */
const forbidden: readonly (readonly [string, string, string, string])[] = [
  ['kernel', 'packages/kernel/src/x.ts', '../../hex/src/index.ts', 'packages/hex/src/index.ts'],
  ['kernel-json', 'packages/kernel/src/json/x.ts', '../game/x.ts', 'packages/kernel/src/game/x.ts'],
  ['kernel-game', 'packages/kernel/src/game/x.ts', '../index.ts', 'packages/kernel/src/index.ts'],
  ['hex', 'packages/hex/src/x.ts', '@wyrmtable/kernel', 'packages/kernel/src/index.ts'],
  ['plane', 'packages/plane/src/x.ts', '@wyrmtable/kernel', 'packages/kernel/src/index.ts'],
  ['text', 'packages/text/src/x.ts', '../../ui/src/index.ts', 'packages/ui/src/index.ts'],
  ['store', 'packages/store/src/x.ts', '@wyrmtable/ai', 'packages/ai/src/index.ts'],
  ['ui', 'packages/ui/src/x.tsx', '@wyrmtable/ai', 'packages/ai/src/index.ts'],
  ['package-tests-look-down', 'packages/ui/src/x.test.tsx', '@wyrmtable/games', 'games/index.ts'],
  ['game-data', 'games/chess/data/x.ts', '../rules/game.ts', 'games/chess/rules/game.ts'],
  ['game-rules', 'games/chess/rules/x.ts', '../view/Table.tsx', 'games/chess/view/Table.tsx'],
  ['game-rules', 'games/chess/rules/y.ts', '../text/en.ts', 'games/chess/text/en.ts'],
  ['game-bot', 'games/chess/bot/x.ts', '../text/en.ts', 'games/chess/text/en.ts'],
  ['game-bot-types', 'games/chess/bot/y.ts', '@wyrmtable/ai', 'packages/ai/src/index.ts'],
  ['game-text', 'games/chess/text/x.ts', '../bot/index.ts', 'games/chess/bot/index.ts'],
  ['game-guide', 'games/chess/guide/text/x.ts', '../../text/en.ts', 'games/chess/text/en.ts'],
  ['game-view', 'games/chess/view/x.tsx', '../bot/index.ts', 'games/chess/bot/index.ts'],
  [
    'no-other-game',
    'games/chess/rules/x.test.ts',
    '../../draughts/rules/game.ts',
    'games/draughts/rules/game.ts',
  ],
  ['manifest-is-lazy', 'games/go/manifest.ts', './rules/game.ts', 'games/go/rules/game.ts'],
  ['game-manifest-types', 'games/go/manifest.ts', '@wyrmtable/kernel', 'packages/kernel/src/index.ts'],
  ['games-index', 'games/index.ts', './chess/rules/game.ts', 'games/chess/rules/game.ts'],
  ['server', 'apps/server/src/x.ts', '../../../games/chess/rules/game.ts', 'games/chess/rules/game.ts'],
  ['cli', 'apps/cli/src/x.ts', '../../server/src/secret.ts', 'apps/server/src/secret.ts'],
  ['web', 'apps/web/src/x.ts', '../../server/src/index.ts', 'apps/server/src/index.ts'],
  ['tests-look-down', 'games/chess/x.test.ts', '../../apps/cli/src/main.ts', 'apps/cli/src/main.ts'],
  [
    'testing-is-for-tests',
    'packages/ai/src/x.ts',
    '@wyrmtable/kernel/testing',
    'packages/kernel/src/testing/index.ts',
  ],
  ['no-node-built-ins', 'packages/kernel/src/y.ts', 'node:fs', 'fs'],
  ['no-node-built-ins', 'packages/hex/src/y.ts', 'node:fs', 'fs'],
  ['no-node-built-ins', 'games/chess/rules/z.ts', 'node:crypto', 'crypto'],
  ['only-views-are-react', 'games/chess/rules/r.ts', 'react', 'node_modules/react/index.js'],
  ['no-tools-in-the-house', 'apps/cli/src/y.ts', '../../../tools/prepare.ts', 'tools/prepare.ts'],
  ['no-row', 'games/chess/attic/x.ts', '../rules/game.ts', 'games/chess/rules/game.ts'],
  ['nothing-missing', 'packages/ai/src/y.ts', './gone.ts', './gone.ts'],
]

describe('an arrow that the table does not have', () => {
  let broken: string[]
  beforeAll(() => {
    const files: Record<string, string> = { 'games/go/rules/game.ts': 'export const game = 1' }
    for (const [, from, specifier] of forbidden) files[from] = `${files[from] ?? ''}import '${specifier}'\n`
    broken = brokenRules(files)
  })

  test.each(forbidden)('%s: %s may not import %s', (rule, from, _specifier, to) => {
    expect(broken).toContain(`${rule}: ${from} → ${to}`)
  })
})

test('an import of types only is an arrow too', () => {
  const upward = "import type { Game } from '../../../games/chess/rules/game.ts'\nexport const x: Game = 1"
  const inline = "import { type A } from '@wyrmtable/kernel'\nexport const x: A = 1"
  expect(brokenRules({ 'packages/kernel/src/x.ts': upward, 'packages/hex/src/x.ts': inline })).toEqual([
    'hex: packages/hex/src/x.ts → packages/kernel/src/index.ts',
    'kernel: packages/kernel/src/x.ts → games/chess/rules/game.ts',
    'package-tests-look-down: packages/kernel/src/x.ts → games/chess/rules/game.ts',
  ])
})

test('files that import each other in a circle are found, types included', () => {
  const broken = brokenRules({
    'packages/kernel/src/egg.ts': "import type { Hen } from './hen.ts'\nexport type Egg = Hen[]",
    'packages/kernel/src/hen.ts': "import type { Nest } from './nest.ts'\nexport type Hen = Nest[]",
    'packages/kernel/src/nest.ts': "import type { Egg } from './egg.ts'\nexport type Nest = Egg[]",
  })
  expect(broken).toHaveLength(1)
  expect(broken[0]).toMatch(/^no-cycle: packages\/kernel\/src\//)
})
