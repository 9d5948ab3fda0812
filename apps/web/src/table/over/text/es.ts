import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** El final de una partida en español. */
export const es: Catalog<keyof typeof en> = {
  'over.replay': 'Repasar',
  'over.facts': 'En cifras',
  'over.luck': 'Los dados',
  'over.luckOf': '{seat}: tiradas logradas {made} de {rolls}, esperadas {expected}',
  'over.worse': 'más suerte que en el {percent} de tales partidas',
  'over.minutes':
    '{count, plural, one {# minuto} other {# minutos}}, {dice, plural, one {# dado} other {# dados}}',
}
