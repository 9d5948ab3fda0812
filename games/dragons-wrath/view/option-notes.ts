import type { Language } from '@wyrmtable/kernel'
import type { OptionNote } from '@wyrmtable/ui'
import { en, type ViewKey } from './text/en.ts'
import { viewText } from './text/index.ts'

/** Variants that the lobby offers, each with its clause. */
const clauses = {
  format: 'DW-25.2',
  combatOrder: 'DW-6.4',
  mulligan: 'DW-3.6',
  sacrificeTiming: 'DW-5.18',
  sacrificeLimit: 'DW-5.19',
  objectTarget: 'DW-9.2',
  objectReplace: 'DW-9.3',
  guardScope: 'DW-10.13',
  firstProvinceAttackTurn: 'DW-10.12',
  turnLimit: 'DW-12.9',
  simultaneousElimination: 'DW-1.4',
  ritualsSurviveElimination: 'DW-12.3',
  maxCopies: 'DW-3.2',
  maxAllies: 'DW-3.3',
} as const
type Variant = keyof typeof clauses

const variants = Object.keys(clauses).filter((key): key is Variant => key in clauses)
const isKey = (key: string): key is ViewKey => key in en

/** Values that are called by a word; numbers speak for themselves. */
const valuesOf = (variant: Variant): readonly (readonly [json: string, key: ViewKey])[] =>
  Object.keys(en).flatMap((key): (readonly [string, ViewKey])[] => {
    const value = key.startsWith(`option.${variant}.`) ? key.slice(`option.${variant}.`.length) : undefined
    if (value === undefined || !isKey(key)) return []
    return [[/^(null|true|false|\d+)$/.test(value) ? value : JSON.stringify(value), key]]
  })

/** Options as the lobby explains them. */
export function optionNotes(language: Language): readonly OptionNote[] {
  const t = viewText(language)
  return variants.map((key) => ({
    key,
    clause: clauses[key],
    name: t(`option.${key}`),
    values: Object.fromEntries(valuesOf(key).map(([value, name]) => [value, t(name)])),
  }))
}
