import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Count, countPlaywright, countVitest, noTests } from './count.ts'

/** One thing that `npm test` runs. */
export interface Check {
  /** What `npm test -- NAME` calls it; several may share a name. */
  readonly name: string
  readonly title: string
  /** Arguments of the pinned Node. */
  readonly command: readonly string[]
  readonly env?: () => Promise<Record<string, string>>
  /** Reads how many tests ran. Absent for a check that is one test by itself: its exit status counts. */
  readonly count?: () => Count
}

const modules = 'node_modules'
const reports = 'test-results'
const vitestReport = join(reports, 'vitest.json')
export const playwrightReport = join(reports, 'playwright.json')

const sources = ['packages', 'games', 'apps', 'tools', 'bench']
/** What a checker learned of files that stay as they are, kept by its version; gone with the packages. */
const learned = (project: string): string => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(`${modules}/typescript-native/package.json`, 'utf8'),
  )
  return `${modules}/.cache/types/${version}/${project}.tsbuildinfo`
}

/**
 * Checks a project, or only what may have changed in it since the last time: the checker compares every file, those of
 * packages included. Checkers side by side each learn the same types: alone it takes two thirds of the processor time,
 * and others work beside it.
 */
export const typeScript = (project: string, knowledge = learned(project)): readonly string[] => [
  `${modules}/typescript-native/bin/tsc`,
  '--project',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  knowledge,
  '--pretty',
  'false',
  '--singleThreaded',
]

/** What must do with neither Node nor a page is checked without the types of either, then all there is in one program. */
export const typeChecks: readonly Check[] = [
  { name: 'types', title: 'Types: kernel, rules, texts', command: typeScript('tsconfig.pure.json') },
  { name: 'types', title: 'Types: everything', command: typeScript('tsconfig.code.json') },
]

/** Files that Biome does not know are passed over. */
export const formatCheck = (files: readonly string[]): Check => ({
  name: 'format',
  title: 'Format and lint (Biome)',
  command: [
    `${modules}/@biomejs/biome/bin/biome`,
    'ci',
    '--colors=off',
    '--error-on-warnings',
    '--max-diagnostics=100',
    '--no-errors-on-unmatched',
    ...files,
  ],
})

/**
 * The tests of the code, or those of the files whose names hold one of these texts; the suites of all games may be
 * kept to some of them.
 */
export const unitCheck = (filters: readonly string[] = [], games?: readonly string[]): Check => ({
  name: 'unit',
  title: 'Tests of the code (vitest)',
  command: [
    `${modules}/vitest/vitest.mjs`,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
    ...filters,
  ],
  ...(games === undefined ? {} : { env: async () => ({ TRIED_GAMES: games.join(',') }) }),
  count: () => read(vitestReport, countVitest),
})

/** Checks that look at the sources only, and the build that the browser tests need. */
export const stillChecks: readonly Check[] = [
  ...typeChecks,
  formatCheck(['.']),
  {
    name: 'imports',
    title: 'Import directions (dependency-cruiser)',
    command: [
      `${modules}/dependency-cruiser/bin/dependency-cruiser.mjs`,
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err-long',
      ...sources,
    ],
  },
  {
    name: 'dead-code',
    title: 'Dead code (knip)',
    command: [`${modules}/knip/bin/knip.js`, '--no-progress', '--treat-config-hints-as-errors'],
  },
  { name: 'build', title: 'Web app builds', command: ['tools/build.mjs'] },
]

export const browserCheck: Check = {
  name: 'browser',
  title: 'Tests in the browser (Playwright)',
  command: [`${modules}/@playwright/test/cli.js`, 'test', '--config=apps/web', '--reporter=list,json'],
  env: async () => ({
    PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(process.cwd(), playwrightReport),
    // Node reads TypeScript by itself: Playwright would translate every file of every game first.
    PW_DISABLE_TS_ESM: '1',
  }),
  count: () => read(playwrightReport, countPlaywright),
}

/** Checks that run the code. Each uses all cores by itself, so they come one after the other; the browser tests need the build. */
export const movingChecks: readonly Check[] = [unitCheck(), browserCheck]

export const reportFiles: readonly string[] = [vitestReport, playwrightReport]

/** A report that was not written tells that nothing ran. */
function read(file: string, count: (report: string) => Count): Count {
  let report: string
  try {
    report = readFileSync(file, 'utf8')
  } catch {
    return noTests
  }
  return count(report)
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer()
    probe.on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
