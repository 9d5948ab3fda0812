import type { Catalog } from '@wyrmtable/text'
import type { KeyWord } from './en.ts'

export const fr: Catalog<KeyWord> = {
  figures: 'figurine suivante, précédente',
  places: 'lieu ou cible suivante, précédente',
  enter: 'agir',
  left: 'pivoter à gauche',
  right: 'pivoter à droite',
  back: 'ôter une étape du trajet',
  lower: 'changer de niveau',
  together: 'mener tout le groupe d’un bloc',
  measure: 'mètre ruban, si l’on mesure à découvert',
}
