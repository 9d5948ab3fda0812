import { jsonOf, type Manifest, manifestAt } from '@wyrmtable/kernel'
import type { MatchStore } from '@wyrmtable/store'
import { peopleToAct } from './entry-lines.ts'
import { DamagedMatch } from './match-of-table.ts'
import { Problem } from './problem.ts'
import { RunningMatch, type Stored } from './running-match.ts'
import { type LaidTable, laidTableSchema } from './table.ts'

/** A match is opened from a snapshot with at least so many lines behind it: so far takebacks reach for certain. */
const linesAtHand = 64

/**
 * Reads a match out of the store: the `latest` from its last snapshot, the `whole` one from its first line, and `upTo` a
 * line as it was then. Rejects with a Problem where there is none, or it is damaged.
 */
export async function loadMatch(
  store: MatchStore,
  games: readonly Manifest[],
  id: string,
  from: 'latest' | 'whole',
  upTo?: number,
): Promise<RunningMatch> {
  const row = await store.match(id)
  if (row === undefined) throw new Problem('noSuchMatch', { match: id })
  const [last] = from === 'whole' ? [] : await store.lastLines(id, 1)
  const snapshot =
    last === undefined ? undefined : await store.snapshot(id, Math.min(upTo ?? last.n, last.n) - linesAtHand)
  const table = tableOf(row.table)
  const [all, secrets, holders, rules, ...earlier] = await Promise.all([
    store.lines(id, snapshot?.n ?? 0),
    store.secrets(id),
    store.holders(id),
    rulesAt(games, row.game, row.version),
    ...(table.goesOn?.versions ?? []).map((version) => rulesAt(games, row.game, version)),
  ])
  const lines = upTo === undefined ? all : all.filter(({ n }) => n <= upTo)
  const rulesOf = (version: string) => earlier.find(({ game }) => game.version === version)?.game
  const running = openedFrom({ row, table, ...rules, rulesOf, snapshot, lines, secrets, holders })
  running.state = row.state
  running.deadline = row.deadline ?? null
  // Whoever wrote the last entry has seen to that.
  running.asked = running.match?.seq ?? -1
  running.awaited = peopleToAct(running)
  running.written = running.n
  return running
}

function tableOf(text: string): LaidTable {
  try {
    return laidTableSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new Problem('damaged', { cause: error instanceof Error ? error.name : '' })
  }
}

function openedFrom(stored: Stored): RunningMatch {
  try {
    return new RunningMatch(stored)
  } catch (error) {
    if (error instanceof DamagedMatch) throw new Problem('damaged', { fault: jsonOf(error.fault) })
    throw error
  }
}

/** The rules of a version, today's or one that was released. */
async function rulesAt(games: readonly Manifest[], game: string, version: string) {
  const manifest = games.find(({ id }) => id === game)
  const box = manifest && manifestAt(manifest, version)
  if (box === undefined) throw new Problem('damaged', { game, version })
  return { game: (await box.rules()).game, knowsDraw: box.knowsDraw === true }
}
