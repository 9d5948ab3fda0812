/**
 * What `npm test` tries a few times, at length: the random claims of the tests, every look of every page in the browser,
 * and random matches of every playable game held against the contract until the time is up. What fails is written as a replay that
 * `npx wyrmtable replay FILE` opens, and the whole as a report, for whom it ran at night.
 *
 *     npm run soak                       ten minutes of matches, after the tests at length
 *     npm run soak -- 60 dragon-rage     an hour of matches of one game
 *     npm run soak -- 60 dragon-rage 7   … beginning with seed 7
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifests } from '@wyrmtable/games'
import type { JsonObject } from '@wyrmtable/kernel'
import { checkMatch, MatchBreach } from '../packages/kernel/src/testing/check-match.ts'
import { browserCheck, playwrightReport } from './checks/checks.ts'
import { countVitest, judge, noTests, sum } from './checks/count.ts'
import { prepareBrowser, root } from './prepare.mjs'

const [minutes = '10', only, firstSeed = String(Date.now())] = process.argv.slice(2)
const folder = join(root, '.wyrmtable', 'soak')
const reportFile = join(folder, 'report.json')
const maxActions = 100_000

const chosen = manifests.filter(
  ({ id, stage }) => stage === 'playable' && (only === undefined || id === only),
)
if (chosen.length === 0 || !(Number(minutes) > 0)) {
  console.error('npm run soak -- [MINUTES] [GAME] [FIRST SEED]')
  process.exit(1)
}
mkdirSync(folder, { recursive: true })

const begun = new Date()
const tests = sum([testAtLength(), ...(only === undefined ? [await lookAtLength()] : [])])
const matches = await playMatches()
const report = {
  begun: begun.toISOString(),
  ended: new Date().toISOString(),
  tests,
  matches: matches.played,
  firstSeed: Number(firstSeed),
  faults: matches.faults,
}
writeFileSync(reportFile, `${JSON.stringify(report, undefined, 2)}\n`)
console.log(
  `${tests.passed} tests at length passed, ${tests.failed} failed; ${matches.played} matches, ` +
    `${matches.faults.length} faults. ${reportFile}`,
)
process.exit(tests.failed + matches.faults.length === 0 ? 0 : 1)

/** Runs the tests of the code with the rounds that `npm test` has no time for. */
function testAtLength() {
  const file = join(folder, 'tests.json')
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const filters =
    only === undefined ? ['packages/', 'games/', 'apps/'] : [`games/${only}/`, 'games/contract.test.ts']
  const args = ['run', '--project=node', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  writeFileSync(file, '')
  const { status } = spawnSync(process.execPath, [vitest, ...args, ...filters], {
    cwd: root,
    env: {
      ...process.env,
      AT_LENGTH: '1',
      WYRMTABLE_PLANE_RUNS: '1000000',
      ...(only === undefined ? {} : { TRIED_GAMES: only }),
    },
    stdio: 'inherit',
  })
  const text = readFileSync(file, 'utf8')
  return judge(text === '' ? noTests : countVitest(text), status ?? 1)
}

/** Goes through every look of every page where `npm test` takes a part of them. */
async function lookAtLength() {
  const env = { ...process.env, ...(await browserCheck.env?.()), AT_LENGTH: '1', CHROMIUM: prepareBrowser() }
  const inFull = { cwd: root, env, stdio: 'inherit' } as const
  rmSync(join(root, playwrightReport), { force: true })
  const built = spawnSync(process.execPath, [join(root, 'tools', 'build.mjs')], inFull)
  if (built.status !== 0) return { ...noTests, failed: 1 }
  const { status } = spawnSync(process.execPath, [...browserCheck.command], inFull)
  return judge(browserCheck.count?.() ?? noTests, status ?? 1)
}

async function playMatches() {
  const starts = await Promise.all(
    chosen.map(async ({ rules, scenarios, trial }) => ({ game: (await rules()).game, scenarios, trial })),
  )
  const end = Date.now() + Number(minutes) * 60_000
  const faults: { readonly game: string; readonly seed: number; readonly message: string }[] = []
  let played = 0
  for (let seed = Number(firstSeed); Date.now() < end; seed++) {
    for (const { game, scenarios, trial } of starts) {
      const options = {
        ...(scenarios[seed % Math.max(1, scenarios.length)]?.options as JsonObject),
        ...trial,
      }
      const seats = game.minSeats + (seed % (game.seatIds.length - game.minSeats + 1))
      played++
      try {
        checkMatch(game, { seed: String(seed), options, seats, maxActions })
      } catch (error) {
        faults.push({ game: game.id, seed, message: error instanceof Error ? error.message : `${error}` })
        tell(game.id, seed, error)
      }
    }
  }
  return { played, faults }
}

function tell(id: string, seed: number, error: unknown): void {
  console.error(error)
  if (!(error instanceof MatchBreach) || error.replay === undefined) return
  const file = join(folder, `${id}-${seed}.json`)
  writeFileSync(file, JSON.stringify(error.replay))
  console.error(`    npx wyrmtable replay ${file}`)
}
