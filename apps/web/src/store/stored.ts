import { look as lookNow, type StoreName } from './database.ts'
import { readMadeAwayNote, readMadeNote, takeMadeAway, writeMade } from './made-note.ts'
import { bringMatch, readMatchAwayNote, readMatchNote, takeMatchAway } from './match-note.ts'
import { broughtIn, type LaidDown, laidDownElsewhere } from './unwritten.ts'
import { written } from './writes.ts'

/** What is stored, once all that this page writes and all that others have left unwritten is in it. */
export async function look(...asked: Parameters<typeof lookNow>): Promise<readonly unknown[]> {
  await written()
  await bringIn()
  return lookNow(...asked)
}

let bringing: Promise<void> | undefined

function bringIn(): Promise<void> {
  bringing ??= bringAll(laidDownElsewhere()).finally(() => {
    bringing = undefined
  })
  return bringing
}

/** One after the other. What cannot be brought in stays where it is, and keeps nobody from what is stored. */
async function bringAll(notes: readonly LaidDown[]): Promise<void> {
  for (const note of notes) {
    try {
      if (await bring(JSON.parse(note.text))) broughtIn(note)
    } catch {
      // Damaged, or there is no room: it is tried again when something is read next.
    }
  }
}

type Parts = Readonly<Record<string, unknown>>

/** By the kind of a note, what brings it in; undefined where it is none of that kind. */
const ways: Readonly<Record<string, (parts: Parts) => Promise<void> | undefined>> = {
  made: by(readMadeNote, writeMade),
  'made-away': by(readMadeAwayNote, takeMadeAway),
  match: by(readMatchNote, bringMatch),
  'match-away': by(readMatchAwayNote, takeMatchAway),
}

function by<N>(read: (parts: Parts) => N | undefined, bringNote: (note: N) => Promise<void>) {
  return (parts: Parts): Promise<void> | undefined => {
    const note = read(parts)
    return note === undefined ? undefined : bringNote(note)
  }
}

/** False where it is nothing that this version knows. */
async function bring(note: unknown): Promise<boolean> {
  const parts: Parts = { ...Object(note) }
  const way = typeof parts.kind === 'string' && Object.hasOwn(ways, parts.kind) ? ways[parts.kind] : undefined
  const brought = way?.(parts)
  await brought
  return brought !== undefined
}

export async function readAll(store: StoreName): Promise<readonly unknown[]> {
  const [all] = await look([store], (of) => [of(store).getAll()])
  return Array.isArray(all) ? all : []
}

export async function readKeys(store: StoreName): Promise<readonly string[]> {
  const [keys] = await look([store], (of) => [of(store).getAllKeys()])
  return Array.isArray(keys) ? keys.map(String) : []
}
