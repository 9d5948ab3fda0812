import { existsSync, readdirSync, readFileSync } from 'node:fs'

/**
 * Import directions: one folder, one purpose, and arrows only point down. Each row of `table` names a
 * folder and all that it may import of ours besides itself; what is not in its row is forbidden, and
 * "only types" are arrows too. `$1` is the game that the importing file belongs to.
 */
const testFiles = '[.]test[.]tsx?$|/testing/|/test/|/e2e/'
const ours = '^(packages|games|apps|tools|bench)/'

const base = '^packages/(kernel|hex|plane)/'
const ownRooms = (...rooms) => `^games/$1/(${rooms.join('|')})/`

/** [name, folder, what it may import, what it may import types of] */
const table = [
  ['kernel', '^packages/kernel/', []],
  ['hex', '^packages/hex/', []],
  ['plane', '^packages/plane/', []],
  ['text', '^packages/text/', ['^packages/kernel/']],
  ['store', '^packages/store/', ['^packages/kernel/']],
  ['ai', '^packages/ai/', ['^packages/kernel/']],
  ['ui', '^packages/ui/', [base, '^packages/text/']],

  ['game-data', '^games/([^/]+)/data/', [ownRooms('data')]],
  ['game-rules', '^games/([^/]+)/rules/', [base, ownRooms('rules', 'data')]],
  ['game-bot', '^games/([^/]+)/bot/', [base, ownRooms('bot', 'rules', 'data')], ['^packages/ai/']],
  ['game-text', '^games/([^/]+)/text/', [base, '^packages/text/', ownRooms('text', 'rules', 'data')]],
  [
    'game-view',
    '^games/([^/]+)/view/',
    [base, '^packages/(ui|text)/', ownRooms('view', 'rules', 'data', 'text')],
  ],
  ['game-book', '^games/([^/]+)/book/', [ownRooms('book', 'data', 'text')]],
  ['game-guide', '^games/([^/]+)/guide/', [ownRooms('guide')], ['^packages/kernel/']],
  ['game-puzzles', '^games/([^/]+)/puzzles/', [ownRooms('puzzles')], ['^packages/(kernel|text)/']],
  ['game-manifest', '^games/([^/]+)/manifest[.]ts$', ['^games/$1/'], ['^packages/(kernel|ui)/']],
  ['games-index', '^games/index[.]ts$', ['^games/[^/]+/manifest[.]ts$'], ['^packages/kernel/']],

  ['server', '^apps/server/', ['^packages/(kernel|store|ai|text)/', '^games/index[.]ts$']],
  [
    'cli',
    '^apps/cli/',
    ['^packages/(kernel|store|ai|text)/', '^games/index[.]ts$', '^apps/server/src/index[.]ts$'],
  ],
  ['web', '^apps/web/', ['^packages/(kernel|ai|ui|text)/', '^games/index[.]ts$']],
]

const rows = table.flatMap(([name, folder, mayImport, mayImportTypesOf = []]) => {
  // A folder is named with its game in the pattern; a package or an app is its own neighbour.
  const itself = folder.startsWith('^games/') ? [] : [folder]
  const allowed = [...mayImport, ...itself]
  const from = { path: folder, pathNot: testFiles }
  const rule = {
    name,
    severity: 'error',
    comment: `${name} may not import this: the table in .dependency-cruiser.mjs says what it may.`,
    from,
    to: { path: ours, pathNot: [...allowed, ...mayImportTypesOf] },
  }
  if (mayImportTypesOf.length === 0) return [rule]
  const onlyTypes = {
    name: `${name}-types`,
    severity: 'error',
    comment: `${name} may import only types of this.`,
    from,
    to: { path: mayImportTypesOf, pathNot: allowed, dependencyTypesNot: ['type-only'] },
  }
  return [rule, onlyTypes]
})

/** The rooms of the kernel, from the ground up: each may import those before it. */
const kernelRooms = ['json', 'dice', 'game', 'match', 'replay', 'case']

const kernelRows = kernelRooms.map((room, place) => {
  const above = ['index[.]ts$', ...kernelRooms.slice(place + 1).map((name) => `${name}/`)]
  return {
    name: `kernel-${room}`,
    severity: 'error',
    comment: `${room} lies below this: kernelRooms in .dependency-cruiser.mjs is the order.`,
    from: { path: `^packages/kernel/src/${room}/`, pathNot: testFiles },
    to: { path: `^packages/kernel/src/(${above.join('|')})` },
  }
})

/** The rooms of the web app, from the ground up: each may import those before it. */
const webRooms = [
  'text',
  'settings',
  'facts',
  'box',
  'store',
  'session',
  'offline',
  'parts',
  'luck',
  'rulebook',
  'table',
  'guide',
  'replay',
  'made',
  'lobby',
  'about',
  'gallery',
]

const webRows = webRooms.slice(0, -1).map((room, place) => ({
  name: `web-${room}`,
  severity: 'error',
  comment: `${room} lies below this: webRooms in .dependency-cruiser.mjs is the order.`,
  from: { path: `^apps/web/src/${room}/`, pathNot: testFiles },
  to: { path: `^apps/web/src/(${webRooms.slice(place + 1).join('|')})/` },
}))

/** Where something is hidden, what people look at and read is made of views: nothing there may know the state. */
const games = new URL('games/', import.meta.url)
const gamesWithSecrets = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/rules/game.ts`, games)))
  .map(({ name }) => name)
  .filter((name) => /hasSecrets: true/.test(readFileSync(new URL(`${name}/rules/game.ts`, games), 'utf8')))
const secretRows = gamesWithSecrets.map((game) => ({
  name: `${game}-hides`,
  severity: 'error',
  comment: 'Tables and texts of a game with secrets know its views, not its state.',
  from: { path: `^games/${game}/(view|text)/`, pathNot: testFiles },
  to: { path: `^games/${game}/rules/(state|match-state)[.]ts$` },
}))

const forbidden = [
  ...rows,
  ...kernelRows,
  ...webRows,
  ...secretRows,
  {
    name: 'no-row',
    severity: 'error',
    comment: 'This folder has no row in the table of .dependency-cruiser.mjs: give it one.',
    from: { path: '^(packages|games|apps)/', pathNot: [testFiles, ...table.map(([, folder]) => folder)] },
    to: { path: ours },
  },
  {
    name: 'no-other-game',
    severity: 'error',
    comment: 'A game, its tests included, knows no other game.',
    from: { path: '^games/([^/]+)/' },
    to: { path: '^games/[^/]+/', pathNot: '^games/$1/' },
  },
  {
    name: 'manifest-is-lazy',
    severity: 'error',
    comment:
      'A lobby loads every manifest: rooms are opened by import() when somebody enters; its box lies there.',
    from: { path: '^games/([^/]+)/manifest[.]ts$' },
    to: {
      path: '^games/$1/',
      pathNot: '^games/$1/box[.]json$',
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'tests-look-down',
    severity: 'error',
    comment: 'A test of a package knows no game and no app; a test of a game knows no app.',
    from: { path: '^(packages|games)/' },
    to: { path: '^apps/' },
  },
  {
    name: 'package-tests-look-down',
    severity: 'error',
    comment: 'A test of a package knows no game: the toy games of kernel/testing are for that.',
    from: { path: '^packages/' },
    to: { path: '^games/' },
  },
  {
    name: 'testing-is-for-tests',
    severity: 'error',
    comment: 'Tests and testing/ folders are imported by tests, and by what runs them for hours or measures.',
    from: {
      path: ours,
      pathNot: `${testFiles}|^bench/|^apps/web/perf/|^tools/soak[.]ts$|^tools/upgrade/main[.]ts$`,
    },
    to: { path: testFiles, pathNot: 'node_modules' },
  },
  {
    name: 'no-node-built-ins',
    severity: 'error',
    comment: 'This runs in browsers as well: no module of Node.',
    from: { path: '^packages/(kernel|hex|plane|text|ui)/src/|^games/|^apps/web/src/', pathNot: testFiles },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'only-views-are-react',
    severity: 'error',
    comment: 'Components live in packages/ui, in view/ and in apps/web.',
    from: { path: ours, pathNot: `${testFiles}|^packages/ui/|^games/[^/]+/view/|^apps/web/` },
    to: { path: '(^|/)node_modules/(react|react-dom|react-aria-components)/' },
  },
  {
    name: 'no-tools-in-the-house',
    severity: 'error',
    comment: 'Tools and benches look at the house from outside.',
    from: { path: '^(packages|games|apps)/', pathNot: testFiles },
    to: { path: '^(tools|bench)/' },
  },
  {
    name: 'no-cycle',
    severity: 'error',
    comment: 'Two files that need each other are one file, or want a third below both.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-missing',
    severity: 'error',
    comment: 'The imported file or package does not exist.',
    from: {},
    to: { couldNotResolve: true },
  },
]

export default {
  forbidden,
  options: {
    // Type-only imports count: they are looked up before TypeScript drops them.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Who is imported by whom is asked by no rule, and costs an eighth of the time.
    skipAnalysisNotInRules: true,
    // What is built is looked at where it is made.
    exclude: { path: '(^|/)(dist|coverage|test-results|released/[^/]+)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
}
