import { newMadeId } from '@wyrmtable/ui'
import { type Course, courseStores, entriesOf, hashOf, numberOf, putCourse } from './course.ts'
import { change } from './database.ts'
import { tellMade } from './made-news.ts'
import { isSummary } from './saved-summary.ts'

/** Where another course of a match is kept beside it, among what was made: two games of one name cannot be. */
export const besideLines = '~lines'

/** A match that a page has to write. */
export interface MatchNote extends Course {
  readonly kind: 'match'
}

/**
 * Writes a course that another page laid down, as far as it is not stored yet. Where the stored one has gone on in another
 * way meanwhile, that is what people play on: this one is put beside it.
 */
export async function bringMatch({ summary, record, entries }: MatchNote): Promise<void> {
  const course = { summary, record, entries }
  const { id, savedAt, seq } = summary
  await change([...courseStores, 'made'], (store) => {
    const stored = store('entries')
    stored.openCursor(entriesOf(id), 'prev').onsuccess = function () {
      const cursor = this.result
      const last = cursor === null ? 0 : numberOf(cursor.key)
      if (last === 0 || hashOf(cursor?.value) === entries[last - 1]?.hash) {
        if (last < entries.length) putCourse(store, course)
        return
      }
      stored.get([id, entries.length]).onsuccess = function () {
        // It has gone on from here.
        if (hashOf(this.result) === entries.at(-1)?.hash) return
        const beside = `${id}.${newMadeId('line').slice(-8)}`
        const value = { of: id, seq, summary, record: { ...record, entries } }
        store('made').put({ id: beside, savedAt, value }, [besideLines, beside])
      }
    }
  })
  tellMade()
}

/** A match that a page has to take away. */
export interface MatchAwayNote {
  readonly kind: 'match-away'
  readonly id: string
}

export async function takeMatchAway({ id }: MatchAwayNote): Promise<void> {
  await change(courseStores, (store) => {
    store('records').delete(id)
    store('summaries').delete(id)
    store('entries').delete(entriesOf(id))
    store('snapshots').delete(id)
  })
}

export function readMatchAwayNote({ id }: Readonly<Record<string, unknown>>): MatchAwayNote | undefined {
  return typeof id === 'string' ? { kind: 'match-away', id } : undefined
}

export function readMatchNote(note: Readonly<Record<string, unknown>>): MatchNote | undefined {
  const { summary, record, entries } = note
  if (!isSummary(summary) || !isRecordOf(record, summary.id)) return undefined
  return Array.isArray(entries) && entries.every(isEntry)
    ? { kind: 'match', summary, record, entries }
    : undefined
}

const isRecordOf = (value: unknown, id: string): value is Course['record'] =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id

/** What it holds is judged when the match is opened. */
const isEntry = (value: unknown, place: number): value is Course['entries'][number] =>
  typeof value === 'object' && value !== null && 'seq' in value && value.seq === place + 1 && 'hash' in value
