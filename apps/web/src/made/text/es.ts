import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** The frame of what people make for a game, in Spanish. */
export const es: Catalog<keyof typeof en> = {
  'made.missing': 'Aquí no se crea nada',
  'made.missingText': 'Este juego no tiene una página para crear algo con que jugarlo.',
  'made.beside':
    'Esto se ha cambiado entretanto en otro dispositivo o en otra página. No se pierde nada: esa versión queda junto a la tuya, con el mismo título.',
  'made.besideLook': 'Ver las dos',
  'made.besideOn': 'Seguir',
}
