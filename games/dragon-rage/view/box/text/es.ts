import type { Catalog } from '@wyrmtable/text'
import type { BoxKey } from './en.ts'

export const es: Catalog<BoxKey> = {
  'seat.invader': 'Dos dragones',
  'seat.defender': 'La ciudad',
  'cover.line': 'Dos dragones contra una ciudad',
}
