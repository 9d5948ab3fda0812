import type { Language } from '@wyrmtable/kernel'
import { notesOf, type OptionNote } from '@wyrmtable/ui'
import type { Options } from '../rules/options.ts'
import { en, type ViewKey } from './text/en.ts'
import { viewText } from './text/index.ts'

/** The clause of each option (DN-20) and the values that are explained, the default first. */
const noted: Readonly<Record<keyof Options, readonly [clause: string, ...values: string[]]>> = {
  scenario: ['DN-19.1'],
  campaign: ['DN-19.2'],
  own: ['DN-18.4'],
  turnLimit: ['DN-18.4', '0'],
  skirmish: ['DN-19.3'],
  grazing: ['DN-2.6', 'favour-shooter', 'favour-target'],
  crossbowReload: ['DN-6.5', 'loaded-flag', 'simple'],
  infiltrationStartHex: ['DN-8.1', 'false', 'true'],
  mountSymmetric: ['DN-9.7', 'false', 'true'],
  shiftFloor: ['DN-11.8', 'forbid', 'clamp'],
  dwarfShift: ['DN-14.9', 'replace', 'add'],
  trollKilled: ['DN-14.10', 'wound', 'dead'],
  spectreLife: ['DN-15.8', 'half-counts', 'half-extra'],
  counterThreshold: ['DN-15.9', 'own-cost', 'spell-cost'],
  errare: ['DN-16.1', 'false', 'true'],
  sheets: ['DN-1.4'],
  data: ['DN-1.4'],
}

const isKey = (key: string): key is ViewKey => Object.hasOwn(en, key)

/** Options as the lobby explains them. */
export function optionNotes(language: Language): readonly OptionNote[] {
  const t = viewText(language)
  return notesOf(noted, (key) => (isKey(key) ? t(key) : key))
}
