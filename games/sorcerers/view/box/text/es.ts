import type { Catalog } from '@wyrmtable/text'
import type { BoxKey } from './en.ts'

export const es: Catalog<BoxKey> = {
  'seat.note': 'Hechicero {number}',
  'cover.title': 'Hechiceros',
  'cover.line': 'Un duelo de voluntades en una mesa abierta',
}
