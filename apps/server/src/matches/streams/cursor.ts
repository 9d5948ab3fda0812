import { type Holder, shardOf } from '@wyrmtable/store'

/**
 * Where a stream is in each of its matches: `0~12.3~4` is the 12th news at the seat that its key came to hold first and
 * the 4th at its fourth, `k3v9…~7` the 7th that spectators of that match were told. Where matches are in several databases,
 * `2x1` is the third seat of those in the second. It is the id of every event.
 */
export type Cursor = ReadonlyMap<string, number>

const entryPattern = /^([\da-z]{1,20})~(\d{1,9})$/

/** What a seat is called in the cursors of its key. */
export function nameOf({ match, place }: Pick<Holder, 'match' | 'place'>): string {
  const shard = shardOf(match)
  return shard === 0 ? `${place}` : `${place}x${shard}`
}

/** What a client gives back; undefined where it is no cursor of ours. */
export function parseCursor(text: string): Cursor | undefined {
  const cursor = new Map<string, number>()
  if (text === '') return cursor
  if (text.length > 20_000) return undefined
  for (const part of text.split('.')) {
    const [, name, number] = entryPattern.exec(part) ?? []
    if (name === undefined || number === undefined) return undefined
    cursor.set(name, Number(number))
  }
  return cursor
}

export const formatCursor = (cursor: Cursor): string =>
  Array.from(cursor, ([name, number]) => `${name}~${number}`).join('.')
