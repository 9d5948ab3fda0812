import type { Catalog } from '@wyrmtable/text'
import type { KeyWord } from './en.ts'

export const es: Catalog<KeyWord> = {
  figures: 'figura siguiente, anterior',
  places: 'lugar o blanco siguiente, anterior',
  enter: 'hacerlo',
  left: 'girar a la izquierda',
  right: 'girar a la derecha',
  back: 'quitar un tramo del camino',
  lower: 'cambiar de nivel',
  together: 'llevar a todo el grupo a la vez',
  measure: 'cinta métrica, si se mide en abierto',
}
