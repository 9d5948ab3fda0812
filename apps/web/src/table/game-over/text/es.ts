import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** El final de una partida en español. */
export const es: Catalog<keyof typeof en> = {
  'over.won': 'Has ganado',
  'over.lost': 'Has perdido',
  'over.ended': 'La partida ha terminado',
  'over.replay': 'Repasar',
  'over.facts': 'En cifras',
  'over.minutes':
    '{count, plural, one {# minuto} other {# minutos}}, {dice, plural, one {# dado} other {# dados}}',
}
