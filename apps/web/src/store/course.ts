import type { StoreName, Stores } from './database.ts'
import type { SavedSummary } from './saved-summary.ts'

/** A match as it is stored. */
export interface Course {
  readonly summary: SavedSummary
  /** The replay of it, without its entries. */
  readonly record: { readonly id: string }
  readonly entries: readonly { readonly seq: number; readonly hash: string }[]
}

/** Where the parts of a match are. */
export const courseStores = ['summaries', 'records', 'entries', 'snapshots'] as const satisfies StoreName[]

/**
 * Puts what is not stored of a course yet, in a transaction over its stores. Where it does not go on from what is stored,
 * that is replaced.
 */
export function putCourse(store: Stores, { summary, record, entries }: Course, snapshot?: object): void {
  const { id } = summary
  const stored = store('entries')
  store('summaries').put(summary)
  stored.openCursor(entriesOf(id), 'prev').onsuccess = function () {
    const cursor = this.result
    const last = cursor === null ? 0 : numberOf(cursor.key)
    const goesOn = last > 0 && hashOf(cursor?.value) === entries[last - 1]?.hash
    if (last > 0 && !goesOn) stored.delete(entriesOf(id))
    // The header is fixed; it is written with the first entries, and over a record with its entries inside.
    if (!goesOn) store('records').put(record)
    for (const entry of goesOn ? entries.slice(last) : entries) stored.put(entry, [id, entry.seq])
    if (!goesOn) store('snapshots').delete(id)
    if (snapshot !== undefined) store('snapshots').put(snapshot, id)
  }
}

/** All entries of one match. */
export const entriesOf = (id: string): IDBKeyRange =>
  IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

export function numberOf(key: IDBValidKey): number {
  const number = Array.isArray(key) ? key[1] : undefined
  return typeof number === 'number' ? number : 0
}

export const hashOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'hash' in entry ? entry.hash : undefined
