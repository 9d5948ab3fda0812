import type { Language } from '@wyrmtable/kernel'
import { notesOf, type OptionNote } from '@wyrmtable/ui'
import type { Options } from '../rules/options.ts'
import { en, type ViewKey } from './text/en.ts'
import { viewText } from './text/index.ts'

/** The clause of each option (SO-0.1) and the values that are explained, the default first. */
const noted: Readonly<Record<keyof Options, readonly [clause: string, ...values: string[]]>> = {
  table: ['SO-5.1'],
  names: ['SO-5.1'],
  roster: ['SO-11.1', 'document', 'all'],
  measuring: ['SO-8.4', 'closed', 'open'],
  hitDie: ['SO-8.5', 'd20', '3d6'],
  armour: ['SO-8.8', 'soak', 'pool'],
  attacksPerTurn: ['SO-6.8', '2', '1'],
  archerKnife: ['SO-8.12', 'false', 'true'],
  wind: ['SO-10.9', 'all', 'one'],
  ramKills: ['SO-8.10', 'false', 'true'],
  gunMoveCrew: ['SO-9.5', 'any', 'three'],
  cohesion: ['SO-10.13', 'chain', 'pairwise'],
  freeTurn: ['SO-7.11', 'true', 'false'],
  convictionLock: ['SO-11.3', 'game', 'living'],
  setup: ['SO-5.3', 'fixed', 'edge'],
  starter: ['SO-5.6', 'document', 'roll'],
  fade: ['SO-12.7', '0'],
  turnLimit: ['SO-12.5', '0'],
}

const isKey = (key: string): key is ViewKey => Object.hasOwn(en, key)

/** Options as the lobby explains them. */
export function optionNotes(language: Language): readonly OptionNote[] {
  const t = viewText(language)
  return notesOf(noted, (key) => (isKey(key) ? t(key) : key))
}
