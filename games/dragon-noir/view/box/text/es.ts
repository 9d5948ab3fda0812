import type { Catalog } from '@wyrmtable/text'
import type { BoxKey } from './en.ts'

export const es: Catalog<BoxKey> = {
  'seat.exile': 'Los exiliados, azules',
  'seat.horde': 'La horda, roja',
  'cover.title': 'Dragon Noir',
  'cover.line': 'Acero, flechas y magia',
}
