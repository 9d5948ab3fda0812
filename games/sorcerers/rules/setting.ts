import type { TableData } from '../data/table-schema.ts'
import { tablesData } from '../data/tables.ts'
import type { Options } from './options.ts'
import { type Slots, slotsOf } from './roster.ts'
import { type Table, tableOf } from './table.ts'
import { generateTable } from './tables/generate.ts'

/** What never changes during a game: options, table, and who may ever stand on it. */
export interface Setting {
  readonly options: Options
  readonly seats: number
  readonly table: Table
  readonly slots: Slots
  /**
   * What is announced counts as in range: for states that only foresee, at tables where nobody measures before
   * (SO-8.4).
   */
  readonly assumesRange: boolean
}

const settings = new WeakMap<Options, Map<number, Setting>>()
const shipped = new Map<string, Table>()

/** The setting of a game; the same options and seats always give the same one. */
export function settingOf(options: Options, seats: number): Setting {
  const ofOptions = settings.get(options) ?? new Map<number, Setting>()
  settings.set(options, ofOptions)
  const found = ofOptions.get(seats)
  if (found !== undefined) return found
  const slots = slotsOf(options.roster, seats)
  const setting = { options, seats, table: chosenTable(options.table), slots, assumesRange: false }
  ofOptions.set(seats, setting)
  return setting
}

function chosenTable(table: Options['table']): Table {
  if (typeof table !== 'string') return tableOf(table)
  const found = shipped.get(table)
  if (found !== undefined) return found
  const made = tableOf(tableNamed(table))
  shipped.set(table, made)
  return made
}

/** A shipped table by its id, or the generated one of that name. */
export function tableNamed(name: string): TableData {
  return tablesData.tables.find(({ id }) => id === name) ?? generateTable(name)
}
