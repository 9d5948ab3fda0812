import { openSharded } from '@wyrmtable/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../../packages/store/src/testing/postgres.ts'
import { wyrmtable } from './wyrmtable.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

test('whose matches are in several databases is told so where they are not all named', async () => {
  const [accounts, first, second] = [
    await postgres.database(),
    await postgres.database(),
    await postgres.database(),
  ]
  const list = (matches: string, language = 'en') =>
    wyrmtable(['matches', 'list', '--lang', language], '', {
      DATABASE_URL: accounts,
      MATCH_DATABASE_URLS: matches,
    })
  expect((await list('')).status).toBe(0)
  await (await openSharded(accounts, [first, second])).close()
  expect(await list('')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      'kept in 2 databases that MATCH_DATABASE_URLS must name; it names 0. Matches in the others could not be found',
    ),
  })
  expect((await list(first, 'fr')).stderr).toContain('elle en nomme 1')
  expect((await list(first, 'es')).stderr).toContain('nombra 1')
  expect((await list(`${first},${second}`)).status).toBe(0)
})
