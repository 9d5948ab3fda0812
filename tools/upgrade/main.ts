/**
 * What becomes of matches when a version takes the place of an older one. The old one serves matches of every game that are
 * being played, is stopped in the middle of that, and started once more to write down how all stands; then the new one is
 * started on the same database, a SQLite file first and PostgreSQL then, and held against what was written down.
 *
 *     node tools/upgrade/main.ts OLD NEW             two packed installations (npm run pack)
 *     node tools/upgrade/main.ts OLD NEW --record    keeps the old database for the test beside this file
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { startOwnPostgres } from '../../packages/store/src/testing/postgres.ts'
import { type Book, compare, writeBook } from './book.ts'
import { layTables, playOn } from './load.ts'
import { statementsOf } from './statements.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    record: { type: 'boolean', default: false },
    tables: { type: 'string', default: '24' },
    seconds: { type: 'string', default: '30' },
  },
})
const [old, today] = positionals
if (old === undefined || today === undefined) {
  console.error('Usage: node tools/upgrade/main.ts OLD NEW [--tables N] [--seconds N] [--record]')
  process.exit(2)
}
const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-upgrade-'))
let faults = 0
try {
  faults += await upgrade('SQLite', {})
  const postgres = values.record ? undefined : await startOwnPostgres()
  if (postgres !== undefined) {
    try {
      faults += await upgrade('PostgreSQL', { DATABASE_URL: await postgres.database() })
    } finally {
      await postgres.stop()
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(faults === 0 ? 0 : 1)

/** One upgrade; gives how much was not as it had been. */
async function upgrade(name: string, settings: Readonly<Record<string, string>>): Promise<number> {
  const first = await serve(old ?? '', settings)
  const played = await layTables(first.url, values.record ? 8 : Number(values.tables))
  let isOn = true
  const most = values.record ? 40 : Number.POSITIVE_INFINITY
  const playing = playOn(first.url, played, { isOn: () => isOn, most, run: 'load' })
  await Promise.race([playing, new Promise((resolve) => setTimeout(resolve, Number(values.seconds) * 1000))])
  // In the middle of it.
  await first.stop()
  isOn = false
  const acknowledged = await playing
  const again = await serve(old ?? '', settings)
  const book = await writeBook(again.url, played, acknowledged)
  const stopped = Date.now()
  await again.stop()
  if (values.record) await record(book)
  const now = await serve(today ?? '', settings)
  const pauseMs = Date.now() - stopped
  const found = await compare(now.url, book)
  await now.stop()
  for (const fault of found.faults) console.error(fault)
  console.log(
    `${name}: ${found.matches} matches (${found.over} over), ${found.commands} acknowledged commands, ` +
      `${found.news} news; ${found.faults.length} differ. ${(pauseMs / 1000).toFixed(1)} s without a server.`,
  )
  return found.faults.length
}

async function record(book: Book): Promise<void> {
  const write = (file: string, text: string) =>
    writeFileSync(new URL(`./recorded/${file}.gz`, import.meta.url), gzipSync(text, { level: 9 }))
  write('database.sql', statementsOf(join(folder, 'matches.sqlite')))
  write('book.json', JSON.stringify(book))
}

async function serve(installation: string, settings: Readonly<Record<string, string>>) {
  const child = spawn(
    process.execPath,
    [join(installation, 'apps/cli/src/main.ts'), 'serve', '--port', '0'],
    {
      env: {
        ...{ PATH: process.env.PATH, LANG: 'en', NODE_ENV: 'production', WYRMTABLE_DATA: folder },
        // Each player asks from an address of their own.
        ...{ PROXIES: '127.0.0.1', ...settings },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const url = await addressOf(child)
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      const [status] = await new Promise<unknown[]>((resolve) => child.once('exit', (...how) => resolve(how)))
      if (status !== 0) throw new Error(`the server ended with ${status}`)
    },
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('nothing is heard of it')
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\S+[^\s.]/.exec(line)?.[0]
    if (url !== undefined) return url
  }
  throw new Error('the server ended before it began')
}
