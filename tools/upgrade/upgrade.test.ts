import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type MatchStore, openPostgres, openSqlite } from '@wyrmtable/store'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../apps/server/src/index.ts'
import { poolOf, startPostgres, type TestPostgres } from '../../packages/store/src/testing/postgres.ts'
import { type Book, compare } from './book.ts'

const read = (file: string) =>
  gunzipSync(readFileSync(new URL(`./recorded/${file}.gz`, import.meta.url))).toString('utf8')

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-upgraded-'))
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What the oldest version that can be packed has left, in each kind of database. */
const opened: Readonly<Record<string, () => Promise<MatchStore>>> = {
  async SQLite() {
    const file = join(folder, 'matches.sqlite')
    const database = new Database(file)
    // Each row waits for the disk otherwise; no power is lost here.
    database.pragma('synchronous = OFF')
    database.exec(read('database.sql')).close()
    return openSqlite(file)
  },
  async PostgreSQL() {
    const url = await postgres.database()
    const pool = poolOf(url, 1)
    await pool.query(read('database.sql'))
    await pool.end()
    return openPostgres(url)
  },
}

test.each(Object.keys(opened))(
  'matches that an old version left in %s are as they were under this one, and go on',
  async (kind) => {
    const store = await opened[kind]?.()
    if (store === undefined) throw new Error(kind)
    const server = await startServer({ host: '127.0.0.1', port: 0, store, mostRequests: 0 })
    try {
      const book: Book = JSON.parse(read('book.json'))
      const { faults, ...counted } = await compare(server.url, book)
      expect(faults).toEqual([])
      expect(counted.matches).toBeGreaterThanOrEqual(8)
      expect(counted.commands).toBeGreaterThanOrEqual(200)
      expect(new Set(book.matches.map(({ game }) => game)).size).toBe(4)
      // Had one command been lost, and one word been told otherwise, it would say so.
      const over = book.matches.filter(({ seats }) => seats[0]?.sight.state === 'over').slice(0, 1)
      const [first] = book.acknowledged
      if (first === undefined) throw new Error('nothing was acknowledged')
      const bent = structuredClone({ matches: over, acknowledged: [{ ...first, number: first.number + 1 }] })
      Object.assign(bent.matches[0]?.seats[1]?.news[0] ?? {}, { type: 'bent' })
      const wrong = (await compare(server.url, bent)).faults.map((fault) => fault.replace(/:.*/, ''))
      expect(wrong).toEqual([
        expect.stringMatching(/news\/0\/type$/),
        expect.stringMatching(/\/body\/number$/),
        expect.stringMatching(/news\/0\/type$/),
      ])
    } finally {
      await server.close()
    }
  },
)
