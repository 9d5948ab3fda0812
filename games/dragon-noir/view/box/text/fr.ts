import type { Catalog } from '@wyrmtable/text'
import type { BoxKey } from './en.ts'

export const fr: Catalog<BoxKey> = {
  'seat.exile': 'Les exilés, en bleu',
  'seat.horde': 'La horde, en rouge',
  'cover.title': 'Dragon Noir',
  'cover.line': 'L’acier, les flèches et la magie',
}
