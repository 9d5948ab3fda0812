import {
  type Json,
  type Match,
  type Outcome,
  replayFormat,
  type SeatInfo,
  type Tagged,
} from '@wyrmtable/kernel'
import { change, look, readAll, readKeys } from './database.ts'

/** What the lobby shows of a saved game without opening it. */
export interface SavedSummary {
  readonly id: string
  readonly game: string
  /** Of the rules it is played by now; absent in what was saved before versions outlived one another. */
  readonly version?: string
  readonly savedAt: number
  readonly seq: number
  readonly isOver: boolean
  /** How it ended; absent in what was saved before this was kept. */
  readonly outcome?: Outcome
  readonly seats: readonly SeatInfo[]
  /** Seats that decide now, by their place. */
  readonly toAct?: readonly number[]
  /** The state as it stands and the options it was set up with, to say how far the game is. */
  readonly position?: Json
  readonly options?: Json
}

/** A line of the list of saved games; an unreadable one is listed all the same. */
export type SavedLine =
  | { readonly kind: 'readable'; readonly summary: SavedSummary }
  | { readonly kind: 'unreadable'; readonly id: string }

const zeros = '0'.repeat(64)

/** A snapshot is stored once in so many entries. */
const SNAPSHOT_EVERY = 100
/** Number of the last entry that was saved of a match. */
const savedUpTo = new WeakMap<object, number>()

/**
 * Saves a match as it stands: of its entries those that the storage does not have yet. The record is a replay
 * with its secret, without the two fingerprints over the whole document: the chain of entries already tells of
 * any change, and they would cost more with every action. A stored course of the same name that this one does not
 * go on from is replaced.
 */
export async function saveMatch<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
): Promise<void> {
  const { header, setup, entries, seq } = match
  const { id, game } = header
  const record = { format: replayFormat, ...header, setup: [...setup], finalHash: zeros, seal: zeros }
  const outcome = match.outcome()
  const summary: SavedSummary = {
    id,
    game,
    version: match.game.version,
    savedAt: Date.now(),
    seq,
    isOver: outcome !== undefined,
    ...(outcome === undefined ? {} : { outcome }),
    seats: match.seats,
    toAct: [...match.toAct()],
    position: match.game.encode(match.state),
    options: header.options,
  }
  // A game that goes on meanwhile is saved again.
  const all = entries.slice()
  const isDue = Math.floor(seq / SNAPSHOT_EVERY) > Math.floor((savedUpTo.get(match) ?? 0) / SNAPSHOT_EVERY)
  const snapshot = isDue ? match.snapshot() : undefined
  await change((store) => {
    const stored = store('entries')
    store('summaries').put(summary)
    stored.openCursor(entriesOf(id), 'prev').onsuccess = function () {
      const cursor = this.result
      const last = cursor === null ? 0 : numberOf(cursor.key)
      const goesOn = last > 0 && hashOf(cursor?.value) === all[last - 1]?.hash
      if (last > 0 && !goesOn) stored.delete(entriesOf(id))
      // The header is fixed; it is written with the first entries, and over a record with its entries inside.
      if (!goesOn) store('records').put(record)
      for (const entry of goesOn ? all.slice(last) : all) stored.put(entry, [id, entry.seq])
      if (!goesOn) store('snapshots').delete(id)
      if (snapshot !== undefined) store('snapshots').put(snapshot, id)
    }
  })
  savedUpTo.set(match, seq)
}

/** Keeps a record that comes whole from elsewhere, in place of any of its name; it is judged when it is opened. */
export async function keepRecord(summary: SavedSummary, record: unknown): Promise<void> {
  const { entries = [], ...head } = Object(record)
  const { id } = summary
  await change((store) => {
    store('summaries').put(summary)
    store('records').put(head)
    store('snapshots').delete(id)
    store('entries').delete(entriesOf(id))
    for (const [place, entry] of (Array.isArray(entries) ? entries : []).entries()) {
      store('entries').put(entry, [id, place + 1])
    }
  })
}

/** All entries of one match. */
const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

function numberOf(key: IDBValidKey): number {
  const number = Array.isArray(key) ? key[1] : undefined
  return typeof number === 'number' ? number : 0
}

const hashOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'hash' in entry ? entry.hash : undefined

/** The stored record as it is, its entries with it, or undefined. */
export async function readRecord(id: string): Promise<unknown> {
  const [record, entries] = await look((store) => [
    store('records').get(id),
    store('entries').getAll(entriesOf(id)),
  ])
  return whole(record, entries)
}

/** The last snapshot that is stored of a match, as it is, or undefined. */
export async function readSnapshot(id: string): Promise<unknown> {
  const [snapshot] = await look((store) => [store('snapshots').get(id)])
  return snapshot
}

export async function forgetSnapshot(id: string): Promise<void> {
  await change((store) => store('snapshots').delete(id))
}

/** Everything that is stored, as it is, to be carried away: asked for in another way than one game is. */
export async function allRecords(): Promise<readonly unknown[]> {
  const ids = await readKeys('records')
  return Promise.all(
    ids.map(async (id) => {
      const [records, entries] = await look((store) => [
        store('records').getAll(IDBKeyRange.only(id)),
        store('entries').getAll(entriesOf(id)),
      ])
      return whole(Array.isArray(records) ? records[0] : undefined, entries)
    }),
  )
}

/** Records of the first version of the storage have their entries inside. */
function whole(record: unknown, entries: unknown): unknown {
  if (typeof record !== 'object' || record === null || 'entries' in record) return record
  return { ...record, entries }
}

export async function deleteGame(id: string): Promise<void> {
  await change((store) => {
    store('records').delete(id)
    store('summaries').delete(id)
    store('entries').delete(entriesOf(id))
    store('snapshots').delete(id)
  })
}

/** All saved games, the newest first, then those whose summary cannot be read. */
export async function listGames(): Promise<readonly SavedLine[]> {
  const [summaries, ids] = await Promise.all([readAll('summaries'), readKeys('records')])
  const readable = new Map(summaries.filter(isSummary).map((summary) => [summary.id, summary]))
  const lines: SavedLine[] = [...readable.values()]
    .sort((a, b) => b.savedAt - a.savedAt)
    .map((summary) => ({ kind: 'readable', summary }))
  for (const id of ids) if (!readable.has(id)) lines.push({ kind: 'unreadable', id })
  return lines
}

function isSummary(value: unknown): value is SavedSummary {
  if (typeof value !== 'object' || value === null) return false
  const { id, game, savedAt, seq, isOver, seats } = value as Partial<Record<keyof SavedSummary, unknown>>
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof savedAt === 'number' &&
    typeof seq === 'number' &&
    typeof isOver === 'boolean' &&
    Array.isArray(seats) &&
    seats.every(
      (seat: unknown) => typeof seat === 'object' && seat !== null && 'name' in seat && 'kind' in seat,
    )
  )
}
