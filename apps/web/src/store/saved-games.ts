import { type Match, replayFormat, type Tagged } from '@wyrmtable/kernel'
import { type Course, courseStores, entriesOf, putCourse } from './course.ts'
import { change } from './database.ts'
import { type MatchAwayNote, type MatchNote, takeMatchAway } from './match-note.ts'
import { isSummary, type SavedSummary } from './saved-summary.ts'
import { look, readAll, readKeys } from './stored.ts'
import { write } from './writes.ts'

/** A line of the list of saved games; an unreadable one is listed all the same. */
export type SavedLine =
  | { readonly kind: 'readable'; readonly summary: SavedSummary }
  | { readonly kind: 'unreadable'; readonly id: string }

const zeros = '0'.repeat(64)

/** A snapshot is stored once in so many entries. */
const SNAPSHOT_EVERY = 100
/** Number of the last entry that was saved of a match. */
const savedUpTo = new WeakMap<object, number>()

const nameOf = (id: string): string => `match/${id}`

/**
 * Saves a match as it stands when its turn comes: of its entries those that the storage does not have yet. A stored course
 * of the same name that this one does not go on from is replaced.
 */
export function saveMatch<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
): Promise<void> {
  const save = async () => {
    const { seq } = match
    const isDue = Math.floor(seq / SNAPSHOT_EVERY) > Math.floor((savedUpTo.get(match) ?? 0) / SNAPSHOT_EVERY)
    const snapshot = isDue ? match.snapshot() : undefined
    const course = courseOf(match)
    await change(courseStores, (store) => putCourse(store, course, snapshot))
    savedUpTo.set(match, seq)
  }
  return write(nameOf(match.header.id), save, (): MatchNote => ({ kind: 'match', ...courseOf(match) }))
}

/**
 * The record is a replay with its secret, without the two fingerprints over the whole document: the chain of entries
 * already tells of any change, and they would cost more with every action.
 */
function courseOf<S, A extends Tagged, E extends Tagged, O, V>(match: Match<S, A, E, O, V>): Course {
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
  return { summary, record, entries: entries.slice() }
}

/** Keeps a record that comes whole from elsewhere, in place of any of its name; it is judged when it is opened. */
export async function keepRecord(summary: SavedSummary, record: unknown): Promise<void> {
  const { entries = [], ...head } = Object(record)
  const { id } = summary
  await change(courseStores, (store) => {
    store('summaries').put(summary)
    store('records').put(head)
    store('snapshots').delete(id)
    store('entries').delete(entriesOf(id))
    for (const [place, entry] of (Array.isArray(entries) ? entries : []).entries()) {
      store('entries').put(entry, [id, place + 1])
    }
  })
}

/** The stored record as it is, its entries with it, or undefined. */
export async function readRecord(id: string): Promise<unknown> {
  const [record, entries] = await look(['records', 'entries'], (store) => [
    store('records').get(id),
    store('entries').getAll(entriesOf(id)),
  ])
  return whole(record, entries)
}

/** The last snapshot that is stored of a match, as it is, or undefined. */
export async function readSnapshot(id: string): Promise<unknown> {
  const [snapshot] = await look(['snapshots'], (store) => [store('snapshots').get(id)])
  return snapshot
}

export async function forgetSnapshot(id: string): Promise<void> {
  await change(['snapshots'], (store) => store('snapshots').delete(id))
}

/** Everything that is stored, as it is, to be carried away: asked for in another way than one game is. */
export async function allRecords(): Promise<readonly unknown[]> {
  const ids = await readKeys('records')
  return Promise.all(
    ids.map(async (id) => {
      const [records, entries] = await look(['records', 'entries'], (store) => [
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

export function deleteGame(id: string): Promise<void> {
  const note: MatchAwayNote = { kind: 'match-away', id }
  return write(
    nameOf(id),
    () => takeMatchAway(note),
    () => note,
  )
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
