import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll } from 'vitest'
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
