import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** The frame of what people make for a game, in Spanish. */
export const es: Catalog<keyof typeof en> = {
  'made.missing': 'Aquí no se crea nada',
  'made.missingText': 'Este juego no tiene una página para crear algo con que jugarlo.',
}
