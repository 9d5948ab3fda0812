import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { MatchStore } from '@wyrmtable/store'
import type { Context } from './context.ts'
import { Failure } from './failure.ts'

/** The matches in a folder, which is made where it is missing. */
export async function openStore(t: Context['t'], folder: string) {
  const { openSqlite } = await import('@wyrmtable/store')
  try {
    mkdirSync(folder, { recursive: true })
    return await openSqlite(join(folder, 'matches.sqlite'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : `${error}`
    throw new Failure(t('serve.noStore', { folder, reason }), { fault: 'noStore' })
  }
}

/** Matches in a PostgreSQL database, which other processes may serve as well. Its address may hold a password: it is not shown. */
export async function openShared(t: Context['t'], url: string) {
  const { openPostgres } = await import('@wyrmtable/store')
  try {
    return await openPostgres(url)
  } catch (error) {
    const reason = error instanceof Error ? error.message : `${error}`
    throw new Failure(t('serve.noDatabase', { reason }), { fault: 'noDatabase' })
  }
}

/** Acts on the matches of a server, in a folder or where DATABASE_URL says, also while it runs. */
export async function withStore(
  { t, surroundings }: Context,
  folder: string,
  act: (store: MatchStore) => Promise<void>,
): Promise<void> {
  const { DATABASE_URL } = surroundings.environment
  const store = DATABASE_URL ? await openShared(t, DATABASE_URL) : await openStore(t, resolve(folder))
  try {
    await act(store)
  } finally {
    await store.close()
  }
}
