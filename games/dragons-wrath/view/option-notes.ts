import type { Language } from '@wyrmtable/kernel'
import type { OptionNote } from '@wyrmtable/ui'
import type { ViewKey } from './text/en.ts'
import { viewText } from './text/index.ts'

/** Variants that the lobby offers, each with its clause. */
const noted = {
  'option.format': ['format', 'DW-25.2'],
  'option.combatOrder': ['combatOrder', 'DW-6.4'],
  'option.mulligan': ['mulligan', 'DW-3.6'],
  'option.sacrificeTiming': ['sacrificeTiming', 'DW-5.18'],
  'option.sacrificeLimit': ['sacrificeLimit', 'DW-5.19'],
  'option.objectTarget': ['objectTarget', 'DW-9.2'],
  'option.objectReplace': ['objectReplace', 'DW-9.3'],
  'option.guardScope': ['guardScope', 'DW-10.13'],
  'option.firstProvinceAttackTurn': ['firstProvinceAttackTurn', 'DW-10.12'],
  'option.turnLimit': ['turnLimit', 'DW-12.9'],
  'option.simultaneousElimination': ['simultaneousElimination', 'DW-1.4'],
  'option.ritualsSurviveElimination': ['ritualsSurviveElimination', 'DW-12.3'],
  'option.maxCopies': ['maxCopies', 'DW-3.2'],
  'option.maxAllies': ['maxAllies', 'DW-3.3'],
} as const satisfies Partial<Record<ViewKey, readonly [key: string, clause: string]>>

const keys: readonly (keyof typeof noted)[] = [
  'option.format',
  'option.combatOrder',
  'option.mulligan',
  'option.sacrificeTiming',
  'option.sacrificeLimit',
  'option.objectTarget',
  'option.objectReplace',
  'option.guardScope',
  'option.firstProvinceAttackTurn',
  'option.turnLimit',
  'option.simultaneousElimination',
  'option.ritualsSurviveElimination',
  'option.maxCopies',
  'option.maxAllies',
]

/** Options as the lobby explains them. */
export function optionNotes(language: Language): readonly OptionNote[] {
  const t = viewText(language)
  return keys.map((name) => {
    const [key, clause] = noted[name]
    const values =
      key === 'format'
        ? { '"decks"': t('format.decks'), '"sealed"': t('format.sealed'), '"draft"': t('format.draft') }
        : {}
    return { key, clause, name: t(name), values }
  })
}
