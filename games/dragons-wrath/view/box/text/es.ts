import type { Catalog } from '@wyrmtable/text'
import type { BoxKey } from './en.ts'

export const es: Catalog<BoxKey> = {
  'cover.over': 'The Dragon’s',
  'cover.title': 'Wrath',
  'cover.line': 'Los señores rivales de los Nueve Hogares',
  'seat.note': 'Señor {number}',
}
