import type { Made, MadeShelf } from '@wyrmtable/ui'
import { change, look } from './database.ts'
import { tellMade } from './made-news.ts'

/** What people made for one game, kept in this browser. */
export function madeShelf(game: string): MadeShelf {
  return {
    async list() {
      const [kept] = await look((store) => [store('made').getAll(allOf(game))])
      const all: readonly unknown[] = Array.isArray(kept) ? kept : []
      return all.filter(isMade).sort((a, b) => b.savedAt - a.savedAt)
    },
    async keep(id, value) {
      const made: Made = { id, savedAt: Date.now(), value }
      await change((store) => store('made').put(made, [game, id]))
      tellMade()
    },
    async remove(id) {
      await change((store) => store('made').delete([game, id]))
      tellMade()
    },
  }
}

/** Everything of one game: its keys are the game and the thing. */
const allOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game, ''], [game, '\uffff'])

function isMade(value: unknown): value is Made {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    'value' in value
  )
}
