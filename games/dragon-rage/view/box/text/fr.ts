import type { Catalog } from '@wyrmtable/text'
import type { BoxKey } from './en.ts'

export const fr: Catalog<BoxKey> = {
  'seat.invader': 'Deux dragons',
  'seat.defender': 'La cité',
  'cover.line': 'Deux dragons contre une cité',
}
