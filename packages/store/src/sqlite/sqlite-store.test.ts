import { on } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { companySuite } from '../testing/company-suite.ts'
import { oldDatabasesSuite } from '../testing/old-databases.ts'
import { storeSuite } from '../testing/store-suite.ts'
import { openSqlite } from './sqlite-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-old-'))
let count = 0
afterAll(() => rmSync(folder, { recursive: true }))

storeSuite('SQLite', () => openSqlite(':memory:'))
companySuite('SQLite: company', () => openSqlite(':memory:'))
oldDatabasesSuite('SQLite', (statements) => {
  const file = join(folder, `${count++}.sqlite`)
  new Database(file).exec(statements).close()
  return openSqlite(file)
})

test('SQLite: a file that cannot be brought up to date is left as it was', async () => {
  const file = join(folder, 'clash.sqlite')
  // What a late migration makes is there already.
  new Database(file).exec('create table tournament (name text)').close()
  await expect(openSqlite(file)).rejects.toThrow('tournament')
  const left = new Database(file)
  expect(left.prepare('select name from sqlite_schema').pluck().all()).toEqual(['tournament'])
  left.close()
})

test('SQLite: who opens a new file at the same moment waits until its tables are made', async () => {
  const file = join(folder, 'both.sqlite')
  const other = inThread(file)
  await other.next()
  const store = await openSqlite(file)
  expect((await other.next()).value).toEqual(['opened'])
  await store.close()
})

/** Opens and closes it in a thread of its own, which says when it begins and when it is done. */
function inThread(file: string) {
  const worker = new Worker(
    `import(${JSON.stringify(new URL('./sqlite-store.ts', import.meta.url).href)}).then(async ({ openSqlite }) => {
      const { parentPort } = require('node:worker_threads')
      parentPort.postMessage('begins')
      const store = await openSqlite(${JSON.stringify(file)})
      await store.close()
      parentPort.postMessage('opened')
    })`,
    { eval: true },
  )
  return on(worker, 'message')
}
