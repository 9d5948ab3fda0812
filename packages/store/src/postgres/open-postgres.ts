import type { MatchStore } from '../match-store.ts'

/**
 * A PostgreSQL database, which any number of processes may share. What one of them writes the others are told by
 * notices; a notice is only a hint, and may be missed. Jobs are in the same database, and come with what is written.
 */
export async function openPostgres(url: string): Promise<MatchStore> {
  // Whoever keeps matches in a file needs none of it, and starts faster without.
  const { connectPostgres } = await import('./postgres-store.ts')
  return connectPostgres(url)
}
