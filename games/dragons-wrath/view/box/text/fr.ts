import type { Catalog } from '@wyrmtable/text'
import type { BoxKey } from './en.ts'

export const fr: Catalog<BoxKey> = {
  'cover.over': 'The Dragon’s',
  'cover.title': 'Wrath',
  'cover.line': 'Les seigneurs rivaux des Neuf Foyers',
  'seat.note': 'Seigneur {number}',
}
