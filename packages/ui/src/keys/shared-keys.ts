import type { Language } from '@wyrmtable/kernel'
import { translations } from '@wyrmtable/text'
import type { KeyLine } from './key-table.ts'
import { en, type SharedKey } from './text/en.ts'
import { es } from './text/es.ts'
import { fr } from './text/fr.ts'

const words = translations<SharedKey>({ en, fr, es })

/** Lines for keys that do the same at most tables; a table lists those that it has. */
export function sharedKeys(language: Language): Readonly<Record<SharedKey, KeyLine>> {
  const does = words(language)
  return {
    undo: { deed: 'undo', keys: ['Z'], does: does('undo') },
    zoom: { keys: ['+', '−', '0'], does: does('zoom') },
    pan: { keys: ['⇧ ← ↑ → ↓'], does: does('pan') },
    cancel: { keys: ['Esc'], does: does('cancel') },
  }
}
