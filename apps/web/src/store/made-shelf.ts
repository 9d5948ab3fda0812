import type { Json } from '@wyrmtable/kernel'
import { type Made, type MadeShelf, newMadeId } from '@wyrmtable/ui'
import { change, look } from './database.ts'
import { tellMade, tellPutBeside } from './made-news.ts'

/**
 * What people made for one game, kept in this browser. A page keeps what goes on from what it has seen: where another page
 * or device has changed the thing meanwhile, theirs is put beside it under a name of its own, and nothing is lost.
 */
export function madeShelf(game: string): MadeShelf {
  /** When each was saved in the forms that this page has read or written, by id. */
  const known = new Map<string, Set<number>>()
  const know = (id: string, savedAt: number) => {
    const times = known.get(id) ?? new Set()
    known.set(id, times.add(savedAt))
  }
  return {
    async list() {
      const [kept] = await look((store) => [store('made').getAll(allOf(game))])
      const all: readonly unknown[] = Array.isArray(kept) ? kept : []
      const made = all.filter(isMade).sort((a, b) => b.savedAt - a.savedAt)
      for (const { id, savedAt } of made) know(id, savedAt)
      return made
    },
    async keep(id: string, value: Json) {
      const savedAt = Date.now()
      const made: Made = { id, savedAt, value }
      let beside: Made | undefined
      await change((store) => {
        store('made').get([game, id]).onsuccess = function () {
          const stored: unknown = this.result
          const isNews = isMade(stored) && known.get(id)?.has(stored.savedAt) !== true
          beside = isNews ? { ...stored, id: newMadeId(id.replace(/-.*$/, '')) } : undefined
          if (beside !== undefined) store('made').put(beside, [game, beside.id])
          store('made').put(made, [game, id])
          know(id, savedAt)
        }
      })
      if (beside !== undefined) tellPutBeside()
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
