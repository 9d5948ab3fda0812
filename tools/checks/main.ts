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
const counts: Count[] = []
// A test packs the built app: it must be there by then.
const first = isQuick ? [] : still.filter(({ name }) => name === 'types' || name === 'build')
counts.push(...(await runInLanes(first, 2)))
// Tests of the code wait now and then, for processes and for each other: the other checks run meanwhile.
const isBrowser = ({ name }: Check) => name === 'browser'
const code = moving.filter((check) => !isBrowser(check))
const others = still.filter((check) => !first.includes(check))
const beside = await Promise.all([runInLanes(others, code.length === 0 ? 2 : 1), runInTurn(code)])
counts.push(...beside.flat(), ...(await runInTurn(moving.filter(isBrowser))))
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

/** Runs checks one after the other, with what they print as they print it. */
async function runInTurn(checks: readonly Check[]): Promise<Count[]> {
  const done: Count[] = []
  for (const check of checks) {
    console.log(`\n… ${check.title}`)
    const { exitStatus, seconds } = await start(check, 'inherit')
    const found = check.count?.() ?? { passed: 1, failed: 0, skipped: 0 }
    const count = judge(found, exitStatus)
    if (found.passed + found.failed === 0) console.log(`${check.title} ran no test.`)
    console.log(line(count.failed > 0, check.title, seconds))
    done.push(count)
  }
  return done
}

interface Ended {
  readonly exitStatus: number
  readonly output: string
  readonly seconds: number
}

async function start(check: Check, output: 'pipe' | 'inherit'): Promise<Ended> {
  const env = { ...colours, ...(await check.env?.()) }
  const begun = performance.now()
  return new Promise((ended) => {
    const child = spawn(process.execPath, check.command, { env, stdio: ['ignore', output, output] })
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
