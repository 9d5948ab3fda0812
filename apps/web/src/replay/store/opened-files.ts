import type { Json } from '@wyrmtable/kernel'
import { randomHex } from '../../session/secrets.ts'

/** Replay files of this visit: looked at, but not among the saved games. */
const files = new Map<string, Json>()

/** Keeps the last file only: they can be large. Gives the address under which it is found. */
export function keepFile(document: Json): string {
  files.clear()
  const id = `file-${randomHex(8)}`
  files.set(id, document)
  return id
}

export const fileAt = (id: string): Json | undefined => files.get(id)
