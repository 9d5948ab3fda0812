import { type Json, type Match, replayFormat, type SeatInfo, type Tagged } from '@wyrmtable/kernel'
import { change, readAll, readKeys, readOne } from './database.ts'

/** What the lobby shows of a saved game without opening it. */
export interface SavedSummary {
  readonly id: string
  readonly game: string
  /** Of its rules; absent in what was saved before versions outlived one another. */
  readonly version?: string
  readonly savedAt: number
  readonly seq: number
  readonly isOver: boolean
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

/**
 * Saves a match as it stands. The record is a replay with its secret, without the two fingerprints over
 * the whole document: the chain of entries already tells of any change, and they would cost more with
 * every action.
 */
export async function saveMatch<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
): Promise<void> {
  const { header, setup, entries, seq } = match
  const { id, game, version, seats } = header
  const record = {
    format: replayFormat,
    ...header,
    setup: [...setup],
    entries: [...entries],
    finalHash: zeros,
    seal: zeros,
  }
  const summary: SavedSummary = {
    id,
    game,
    version,
    savedAt: Date.now(),
    seq,
    isOver: match.outcome() !== undefined,
    seats,
    toAct: [...match.toAct()],
    position: match.game.encode(match.state),
    options: header.options,
  }
  await change((store) => {
    store('records').put(record)
    store('summaries').put(summary)
  })
}

/** The stored record as it is, or undefined. */
export const readRecord = (id: string): Promise<unknown> => readOne('records', id)

/** Everything that is stored, as it is, to be carried away. */
export const allRecords = (): Promise<readonly unknown[]> => readAll('records')

export async function deleteGame(id: string): Promise<void> {
  await change((store) => {
    store('records').delete(id)
    store('summaries').delete(id)
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
