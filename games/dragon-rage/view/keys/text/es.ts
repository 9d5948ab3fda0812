import type { Catalog } from '@wyrmtable/text'
import type { KeyWord } from './en.ts'

export const es: Catalog<KeyWord> = {
  arrows: 'mover el foco por el tablero',
  enter: 'elegir, actuar, confirmar',
  space: 'mantener: examinar una pieza, su alcance y blancos',
  next: 'pieza siguiente que puede actuar; con Mayús la anterior',
  left: 'girar un dragón a la izquierda',
  right: 'girar un dragón a la derecha',
  land: 'posarse al final del vuelo o seguir en el aire',
  modes: 'modos de la barra de acción',
  redo: 'rehacer',
  primary: 'pulsar el botón rojo',
  board: 'ir al tablero',
  details: 'detalles',
  chronicle: 'crónica',
  threat: 'amenazas del rival',
  measure: 'medir una distancia',
  bare: 'ocultar, mostrar las fichas',
}
