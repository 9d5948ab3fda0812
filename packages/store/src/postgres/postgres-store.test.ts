import { afterAll, beforeAll } from 'vitest'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { storeSuite } from '../testing/store-suite.ts'
import { openPostgres } from './postgres-store.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

storeSuite('PostgreSQL', async () => openPostgres(await postgres.database()))
