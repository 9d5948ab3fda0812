import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** La mesa sencilla en español. */
export const es: Catalog<keyof typeof en> = {
  position: 'Posición',
  board: 'El tablero en caracteres',
  actions: 'Lo que se puede hacer',
  waiting: 'Nadie aquí tiene que actuar.',
  choose: 'Elige qué hacer.',
  chronicle: 'Crónica',
  'chronicle.empty': 'Todavía no ha pasado nada.',
  bar: 'Acciones',
  do: 'Hacerlo',
  undo: 'Deshacer',
  redo: 'Rehacer',
  why: 'Esta partida sigue las reglas de una versión anterior, que la mesa de hoy no dibuja. Aquí está todo en palabras.',
  'curtain.title': 'Pasa la pantalla a {seat}',
  'curtain.line': 'Nadie más debería mirar ahora.',
  'curtain.open': 'Soy {seat}',
}
