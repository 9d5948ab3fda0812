import { look as lookNow, type StoreName } from './database.ts'
import { readMadeNote, writeMade } from './made-note.ts'
import { bringMatch, readMatchNote } from './match-note.ts'
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

/** False where it is nothing that this version knows. */
async function bring(note: unknown): Promise<boolean> {
  const parts = { ...Object(note) }
  const made = parts.kind === 'made' ? readMadeNote(parts) : undefined
  if (made !== undefined) await writeMade(made)
  const match = parts.kind === 'match' ? readMatchNote(parts) : undefined
  if (match !== undefined) await bringMatch(match)
  return made !== undefined || match !== undefined
}

export async function readAll(store: StoreName): Promise<readonly unknown[]> {
  const [all] = await look([store], (of) => [of(store).getAll()])
  return Array.isArray(all) ? all : []
}

export async function readKeys(store: StoreName): Promise<readonly string[]> {
  const [keys] = await look([store], (of) => [of(store).getAllKeys()])
  return Array.isArray(keys) ? keys.map(String) : []
}
