import { keepSolved, solvedPuzzles } from '../../puzzles/solved.ts'
import { change } from '../../store/database.ts'
import { isMade } from '../../store/made-note.ts'
import { besideLines } from '../../store/match-note.ts'
import { look } from '../../store/stored.ts'
import type { Here, Mine, Seen } from './follow.ts'
import { isLineOpen, keepLine, linesHere, removeLine } from './lines-here.ts'

/** Lines whose game was deleted here, as they were looked for last. */
let goneLines: ReadonlySet<string> = new Set()

/** What this browser has of what people make: decks, boards and tables, lines of their own, and which puzzles were solved. */
export const madeHere: Here = {
  async all() {
    const [keys, values] = await look(['made'], (store) => [
      store('made').getAllKeys(),
      store('made').getAll(),
    ])
    const all = new Map<string, Mine>()
    for (const [place, key] of (Array.isArray(keys) ? keys : []).entries()) {
      const made: unknown = Array.isArray(values) ? values[place] : undefined
      if (Array.isArray(key) && key[0] !== '' && isMade(made)) {
        const name = key[0] === besideLines ? `line/${key[1]}` : `made/${key[0]}/${key[1]}`
        all.set(name, { savedAt: made.savedAt, body: made.value })
      }
    }
    for (const puzzle of solvedPuzzles()) all.set(`solved/${puzzle}`, { savedAt: 0, body: true })
    const { lines, gone } = await linesHere()
    for (const [name, line] of lines) all.set(name, line)
    goneLines = gone
    return all
  },
  async keep(name, mine) {
    const [kind, game = '', id = ''] = name.split('/')
    const { savedAt, body } = mine
    if (kind === 'solved') keepSolved(game, id)
    else if (kind === 'line') await keepLine(game, mine)
    else if (kind === 'made')
      await change(['made'], (store) => store('made').put({ id, savedAt, value: body }, [game, id]))
  },
  async remove(name) {
    const [kind, game = '', id = ''] = name.split('/')
    if (kind === 'made') await change(['made'], (store) => store('made').delete([game, id]))
    else if (kind === 'line') await removeLine(game)
  },
  // A browser that has lost where its lines part from others has not deleted them.
  mayRemove: (name) => name.startsWith('made/') || goneLines.has(name),
  isOpen: (name) => name.startsWith('line/') && isLineOpen(name.slice('line/'.length)),
  beside: (name) => `${name}.${crypto.randomUUID().slice(0, 8)}`,
}

/**
 * What was the same here and in each account, by the account's name. It lies beside what was made, so that a browser
 * which loses the one loses the other, and nothing seems to have been taken away.
 */
export async function seenByAccount(): Promise<ReadonlyMap<string, Map<string, Seen>>> {
  const range = IDBKeyRange.bound(['', ''], ['', '\uffff'])
  const [keys, values] = await look(['made'], (store) => [
    store('made').getAllKeys(range),
    store('made').getAll(range),
  ])
  const all = new Map<string, Map<string, Seen>>()
  for (const [place, key] of (Array.isArray(keys) ? keys : []).entries()) {
    const seen: unknown = Array.isArray(values) ? values[place] : undefined
    if (Array.isArray(key) && seen instanceof Map) all.set(String(key[1]), seen)
  }
  return all
}

export const keepSeen = (account: string, seen: ReadonlyMap<string, Seen>): Promise<void> =>
  change(['made'], (store) => store('made').put(seen, ['', account]))
