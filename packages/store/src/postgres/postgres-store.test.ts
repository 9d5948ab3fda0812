import { afterAll, beforeAll } from 'vitest'
import { companySuite } from '../testing/company-suite.ts'
import { oldDatabasesSuite } from '../testing/old-databases.ts'
import { poolOf, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { storeSuite } from '../testing/store-suite.ts'
import { openPostgres } from './open-postgres.ts'

let postgres: TestPostgres
/** A database with the tables made, which takes longer than to copy them. */
let made: string
beforeAll(async () => {
  postgres = await startPostgres()
  made = await postgres.database()
  await (await openPostgres(made)).close()
})
afterAll(() => postgres.stop())

storeSuite('PostgreSQL', async () => openPostgres(await postgres.database(made)))
companySuite('PostgreSQL: company', async () => openPostgres(await postgres.database(made)))
oldDatabasesSuite('PostgreSQL', async (statements) => {
  const url = await postgres.database()
  const pool = poolOf(url, 1)
  await pool.query(statements)
  await pool.end()
  return openPostgres(url)
})
