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

/**
 * Matches in PostgreSQL, which other processes may serve as well: in the database that DATABASE_URL names, or in several that
 * MATCH_DATABASE_URLS does. Addresses may hold passwords: they are not shown. Undefined where none is named.
 */
export async function openShared({ t, surroundings }: Context): Promise<MatchStore | undefined> {
  const { DATABASE_URL, MATCH_DATABASE_URLS = '' } = surroundings.environment
  if (!DATABASE_URL) return undefined
  const shards = MATCH_DATABASE_URLS.split(',').flatMap((url) => url.trim() || [])
  const { MisplacedShard, MissingShards, openSharded } = await import('@wyrmtable/store')
  try {
    return await openSharded(DATABASE_URL, shards)
  } catch (error) {
    if (error instanceof MisplacedShard) {
      const figures = { place: error.place + 1, was: error.was + 1 }
      throw new Failure(t('serve.misplacedShard', figures), { fault: 'misplacedShard', figures })
    }
    if (error instanceof MissingShards) {
      const figures = { known: error.known, named: error.named }
      throw new Failure(t('serve.missingShards', figures), { fault: 'missingShards', figures })
    }
    const reason = error instanceof Error ? error.message : `${error}`
    throw new Failure(t('serve.noDatabase', { reason }), { fault: 'noDatabase' })
  }
}

/** Acts on the matches of a server, in a folder or where DATABASE_URL says, also while it runs. */
export async function withStore(
  context: Context,
  folder: string,
  act: (store: MatchStore) => Promise<void>,
): Promise<void> {
  const store = (await openShared(context)) ?? (await openStore(context.t, resolve(folder)))
  try {
    await act(store)
  } finally {
    await store.close()
  }
}
