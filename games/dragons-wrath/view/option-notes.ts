import type { Language } from '@wyrmtable/kernel'
import { type NotedOptions, notesOf, type OptionNote } from '@wyrmtable/ui'
import { en, type ViewKey } from './text/en.ts'
import { viewText } from './text/index.ts'

/** Variants that the lobby offers, each with its clause and the values that are told in words. */
const noted: NotedOptions = {
  format: ['DW-25.2', 'decks', 'sealed', 'draft'],
  combatOrder: ['DW-6.4', 'descending', 'ascending'],
  mulligan: ['DW-3.6', 'none', 'once'],
  sacrificeTiming: ['DW-5.18', 'magicPhase', 'anytime'],
  sacrificeLimit: ['DW-5.19', 'perPlayer', 'perTable'],
  objectTarget: ['DW-9.2', 'own', 'any'],
  objectReplace: ['DW-9.3', 'forbid', 'allow'],
  guardScope: ['DW-10.13', 'combatTurn', 'game'],
  firstProvinceAttackTurn: ['DW-10.12'],
  turnLimit: ['DW-12.9', 'null'],
  simultaneousElimination: ['DW-1.4', 'draw', 'order'],
  ritualsSurviveElimination: ['DW-12.3', 'false', 'true'],
  maxCopies: ['DW-3.2', 'null'],
  maxAllies: ['DW-3.3'],
  memoryAid: ['DW-13.6', 'on', 'off'],
}

const isKey = (key: string): key is ViewKey => Object.hasOwn(en, key)

/** Options as the lobby explains them. */
export function optionNotes(language: Language): readonly OptionNote[] {
  const t = viewText(language)
  return notesOf(noted, (key) => (isKey(key) ? t(key) : key))
}
