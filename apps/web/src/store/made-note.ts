import { type Made, newMadeId } from '@wyrmtable/ui'
import { change } from './database.ts'
import { tellMade, tellPutBeside } from './made-news.ts'

/** Something made that a page has to write. */
export interface MadeNote {
  readonly kind: 'made'
  readonly game: string
  readonly made: Made
  /** When each form of the thing was saved that the page has read or written. */
  readonly knew: readonly number[]
}

/** Writes it; where another page or device has changed the thing meanwhile, theirs is put beside it. */
export async function writeMade({ game, made, knew }: MadeNote): Promise<void> {
  const { id } = made
  let isBeside = false
  await change(['made'], (store) => {
    store('made').get([game, id]).onsuccess = function () {
      const stored: unknown = this.result
      if (isMade(stored) && !knew.includes(stored.savedAt)) {
        const beside: Made = { ...stored, id: newMadeId(id.replace(/-.*$/, '')) }
        store('made').put(beside, [game, beside.id])
        isBeside = true
      }
      store('made').put(made, [game, id])
    }
  })
  if (isBeside) tellPutBeside()
  tellMade()
}

/** Something made that a page has to take away. */
export interface MadeAwayNote {
  readonly kind: 'made-away'
  readonly game: string
  readonly id: string
}

export async function takeMadeAway({ game, id }: MadeAwayNote): Promise<void> {
  await change(['made'], (store) => store('made').delete([game, id]))
  tellMade()
}

export function readMadeAwayNote(note: Readonly<Record<string, unknown>>): MadeAwayNote | undefined {
  const { game, id } = note
  return typeof game === 'string' && typeof id === 'string' ? { kind: 'made-away', game, id } : undefined
}

export function readMadeNote(note: Readonly<Record<string, unknown>>): MadeNote | undefined {
  const { game, made, knew } = note
  if (typeof game !== 'string' || !isMade(made) || !isTimes(knew)) return undefined
  return { kind: 'made', game, made, knew }
}

const isTimes = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((time) => typeof time === 'number')

export function isMade(value: unknown): value is Made {
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
