import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
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
