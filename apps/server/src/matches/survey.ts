import type { Manifest } from '@wyrmtable/kernel'
import type { MatchState, MatchStore } from '@wyrmtable/store'
import { loadMatch } from './load-match.ts'
import { Problem } from './problem.ts'

/** Matches that are looked up at a time. */
const page = 500

/** What a host may know of a match: where it stands, never what happens in it. */
export interface Surveyed {
  readonly id: string
  readonly game: string
  readonly state: MatchState
  /** Names of those who sit there, or levels of computers, in seat order; '' where somebody is awaited. */
  readonly seats: readonly string[]
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** When something last happened at the table. */
  readonly lastAt: number
  /** Number of the last line. */
  readonly lines: number
  /** Whether what is stored cannot be played again. */
  readonly isDamaged: boolean
}

/** Walks through the matches of the states, by id. */
export async function* survey(
  store: MatchStore,
  games: readonly Manifest[],
  states: readonly MatchState[],
): AsyncGenerator<Surveyed> {
  for (const state of states) {
    for (let after = ''; ; ) {
      const ids = await store.idsOf(state, after, page)
      for (const id of ids) {
        const found = await surveyed(store, games, id)
        if (found !== undefined) yield found
      }
      const last = ids.at(-1)
      if (last === undefined || ids.length < page) break
      after = last
    }
  }
}

/** Undefined where there is no such match. */
async function surveyed(
  store: MatchStore,
  games: readonly Manifest[],
  id: string,
): Promise<Surveyed | undefined> {
  const row = await store.match(id)
  if (row === undefined) return undefined
  const { game, state, createdAt } = row
  const [last] = await store.lastLines(id, 1)
  const about = { id, game, state, createdAt, lastAt: last?.at ?? createdAt, lines: last?.n ?? 0 }
  try {
    const { standing, match } = await loadMatch(store, games, id, 'latest')
    const seats = (match?.seats ?? standing.seats).map(({ name, level }) => name || (level ?? ''))
    return { ...about, seats, isDamaged: false }
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'damaged') throw error
    return { ...about, seats: [], isDamaged: true }
  }
}
