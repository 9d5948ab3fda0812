import { type Json, jsonOf, type Manifest } from '@wyrmtable/kernel'
import type { MatchStore } from '@wyrmtable/store'
import { loadMatch } from './load-match.ts'
import { Problem } from './problem.ts'
import { replayFor } from './replays.ts'

/**
 * A match for its host: the replay that everybody may have once it is over; of a running one what a spectator may know.
 * Rejects with a Problem where there is none, it has not begun, or it is damaged.
 */
export async function exportMatch(store: MatchStore, games: readonly Manifest[], id: string): Promise<Json> {
  return replayFor(await loadMatch(store, games, id, 'whole'), 'spectator')
}

/** What is stored of a match, word for word, for whoever mends it: secrets included, keys of its seats left out. */
export async function storedMatch(store: MatchStore, id: string): Promise<Json> {
  const row = await store.match(id)
  if (row === undefined) throw new Problem('noSuchMatch', { match: id })
  const [lines, secrets] = await Promise.all([store.lines(id, 0), store.secrets(id)])
  return jsonOf({ ...row, deadline: row.deadline ?? null, secrets, lines })
}
