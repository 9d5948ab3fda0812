/** Runs the checks and ends with one line, `N passed, N failed`. Started by tools/test.mjs. */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { type Check, movingChecks, reportFiles, stillChecks } from './checks.ts'
import { type Count, judge, sum } from './count.ts'
import { quickChecks } from './quick.ts'

/** A check that takes longer hangs: the slowest takes minutes, and an hour on a machine that is many times slower. */
const limitMinutes = 180

const chosen = process.argv.slice(2)
const isQuick = chosen.includes('quick')
const names = new Set(['quick', ...[...stillChecks, ...movingChecks].map((check) => check.name)])
const unknown = chosen.filter((name) => !names.has(name))
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(', ')}. There are: ${[...names].join(', ')}.`)
  process.exit(1)
}

const isChosen = (check: Check) =>
  chosen.length === 0 ||
  chosen.includes(check.name) ||
  // The browser tests look at the built app.
  (check.name === 'build' && chosen.includes('browser'))

const isPlain = process.env.CI !== undefined || !process.stdout.isTTY || process.env.NO_COLOR !== undefined
const { FORCE_COLOR: _, ...inherited } = process.env
const colours = isPlain ? { ...inherited, NO_COLOR: '1' } : process.env

for (const file of reportFiles) rmSync(file, { force: true })
mkdirSync('test-results', { recursive: true })

const { still, moving } = isQuick
  ? quickChecks()
  : { still: stillChecks.filter(isChosen), moving: movingChecks.filter(isChosen) }
// The browser tests, and a test that packs the app, look at the built one; sources are looked at meanwhile.
const isBuild = ({ name }: Check) => name === 'build'
const building = still.filter(isBuild)
const looking = still.filter((check) => !isBuild(check))
const counts = (
  await Promise.all([
    runInLanes(looking, moving.length === 0 ? 2 : 1),
    runInLanes(building, 1).then(async (built) => [...built, ...(await runSideBySide(moving))]),
  ])
).flat()
const { passed, failed, skipped } = sum(counts)
if (skipped > 0) console.log(`\nSkipped: ${skipped}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

/** Runs checks a few at a time; what each printed is shown only if it failed, and in one piece. */
async function runInLanes(checks: readonly Check[], lanes: number): Promise<Count[]> {
  const waiting = [...checks]
  const done: Count[] = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { exitStatus, output, seconds } = await start(check, 'pipe')
      const isFailed = exitStatus !== 0
      console.log(line(isFailed, check.title, seconds))
      if (isFailed) console.log(`${output.trimEnd()}\n`)
      done.push({ passed: isFailed ? 0 : 1, failed: isFailed ? 1 : 0, skipped: 0 })
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return done
}

/**
 * Runs checks at once, since each of them now and then waits: for a page, a process, or the last of its tests. What the
 * last of them prints is shown as it is printed, and that of the others as soon as they have ended.
 */
async function runSideBySide(checks: readonly Check[]): Promise<Count[]> {
  return Promise.all(
    checks.map(async (check, place) => {
      const isLast = place === checks.length - 1
      console.log(`\n… ${check.title}`)
      const { exitStatus, output, seconds } = await start(
        check,
        isLast ? 'inherit' : 'pipe',
        isLast ? [] : check.besideAnother,
      )
      if (output !== '') console.log(`\n${output.trimEnd()}`)
      const found = check.count?.() ?? { passed: 1, failed: 0, skipped: 0 }
      const count = judge(found, exitStatus)
      if (found.passed + found.failed === 0) console.log(`${check.title} ran no test.`)
      console.log(line(count.failed > 0, check.title, seconds))
      return count
    }),
  )
}

interface Ended {
  readonly exitStatus: number
  readonly output: string
  readonly seconds: number
}

async function start(check: Check, output: 'pipe' | 'inherit', more: readonly string[] = []): Promise<Ended> {
  const env = { ...colours, ...(await check.env?.()) }
  const begun = performance.now()
  return new Promise((ended) => {
    const child = spawn(process.execPath, [...check.command, ...more], {
      env,
      stdio: ['ignore', output, output],
    })
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    const limit = setTimeout(() => {
      console.log(`${check.title} was ended after ${limitMinutes} minutes.`)
      child.kill('SIGTERM')
    }, limitMinutes * 60_000)
    const end = (exitStatus: number) => {
      clearTimeout(limit)
      const seconds = (performance.now() - begun) / 1000
      ended({ exitStatus, output: Buffer.concat(chunks).toString(), seconds })
    }
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message))
      end(1)
    })
    child.on('close', (status) => end(status ?? 1))
  })
}

function line(isFailed: boolean, title: string, seconds: number): string {
  return `${isFailed ? '✗' : '✓'} ${title.padEnd(42)}${seconds.toFixed(1).padStart(7)} s`
}
