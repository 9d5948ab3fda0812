import type { MatchStore } from '../match-store.ts'
import { openPostgres } from '../postgres/open-postgres.ts'
import { shardedStore, wholeStore } from './sharded-store.ts'

/** Stands before the address of a database that takes no new matches. */
const fullMark = '-'

/**
 * Opens several PostgreSQL databases as one store: `directory` for accounts, and those for matches by their addresses, in an order
 * that never changes. One that takes no new matches has a `-` before its address. Where none is for matches they are all in the first.
 */
export async function openSharded(directory: string, shards: readonly string[]): Promise<MatchStore> {
  const opened = new Map<string, MatchStore>()
  // One after the other: where two addresses are one, it is opened once.
  const open = async (url: string): Promise<MatchStore> => {
    const store = opened.get(url) ?? (await openPostgres(url))
    opened.set(url, store)
    return store
  }
  try {
    const full = new Set<number>()
    const stores: MatchStore[] = []
    for (const [place, address] of shards.entries()) {
      const isFull = address.startsWith(fullMark)
      if (isFull) full.add(place)
      stores.push(await open(isFull ? address.slice(fullMark.length) : address))
    }
    if (stores.length === 0) return await wholeStore(await open(directory))
    return await shardedStore({ directory: await open(directory), shards: stores, full })
  } catch (error) {
    await Promise.all([...opened.values()].map((store) => store.close()))
    throw error
  }
}
