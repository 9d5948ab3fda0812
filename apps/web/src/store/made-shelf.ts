import type { Json } from '@wyrmtable/kernel'
import type { MadeShelf } from '@wyrmtable/ui'
import { isMade, type MadeAwayNote, type MadeNote, takeMadeAway, writeMade } from './made-note.ts'
import { look } from './stored.ts'
import { write } from './writes.ts'

const shelves = new Map<string, MadeShelf>()

/** What people made for one game, kept in this browser: one shelf for the whole page, so that it knows what it has seen. */
export function madeShelf(game: string): MadeShelf {
  const shelf = shelves.get(game) ?? newShelf(game)
  shelves.set(game, shelf)
  return shelf
}

/** A page keeps what goes on from what it has seen: what another has changed meanwhile is put beside it. */
function newShelf(game: string): MadeShelf {
  /** When each was saved in the forms that this page has read or written, by id. */
  const known = new Map<string, Set<number>>()
  const know = (id: string, savedAt: number): ReadonlySet<number> => {
    const times = known.get(id) ?? new Set()
    known.set(id, times.add(savedAt))
    return times
  }
  const nameOf = (id: string) => `made/${game}/${id}`
  return {
    async list() {
      const [kept] = await look(['made'], (store) => [store('made').getAll(allOf(game))])
      const all: readonly unknown[] = Array.isArray(kept) ? kept : []
      const made = all.filter(isMade).sort((a, b) => b.savedAt - a.savedAt)
      for (const { id, savedAt } of made) know(id, savedAt)
      return made
    },
    keep(id: string, value: Json) {
      const savedAt = Date.now()
      const times = know(id, savedAt)
      const note = (): MadeNote => ({ kind: 'made', game, made: { id, savedAt, value }, knew: [...times] })
      return write(nameOf(id), () => writeMade(note()), note)
    },
    remove(id) {
      const note: MadeAwayNote = { kind: 'made-away', game, id }
      return write(
        nameOf(id),
        () => takeMadeAway(note),
        () => note,
      )
    },
  }
}

/** Everything of one game: its keys are the game and the thing. */
const allOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game, ''], [game, '\uffff'])
