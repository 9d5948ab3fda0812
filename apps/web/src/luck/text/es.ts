import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** La suerte de los dados en español. */
export const es: Catalog<keyof typeof en> = {
  'luck.title': 'Los dados',
  'luck.of': '{seat}: tiradas logradas {made} de {rolls}, esperadas {expected}',
  'luck.worse': 'más suerte que en el {percent} de tales partidas',
  'luck.foot':
    'Lo esperado es la suma de la probabilidad de cada tirada, según sus dados, sus modificadores y su umbral. No cuentan las tiradas sin umbral ni las que no podían fallar o no podían acertar.',
  'luck.faces': 'Las caras que salieron',
  'luck.facesOf':
    '{seat}: {thrown, plural, one {un dado} other {# dados}} de {sides} caras, lo parejo sería {even} de cada una',
  'luck.face': 'cara {face}: {count, plural, =0 {nunca} one {una vez} other {# veces}}',
  'luck.nobody': 'Ningún bando',
  'luck.how': 'Cómo se cuenta',
  'luck.none': 'Ninguna tirada contra un umbral hasta ahora.',
}
