import type { Catalog } from '@wyrmtable/text'
import type { BoxKey } from './en.ts'

export const fr: Catalog<BoxKey> = {
  'seat.note': 'Sorcier {number}',
  'cover.title': 'Sorciers',
  'cover.line': 'Un duel de volontés sur une table libre',
}
