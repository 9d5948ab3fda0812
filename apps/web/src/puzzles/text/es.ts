import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Las páginas de los problemas en español. */
export const es: Catalog<keyof typeof en> = {
  'puzzles.title': 'Problemas',
  'puzzles.lead': 'Solo un plan es bueno. Juégalo en el tablero: uno malo recibe allí su respuesta.',
  'puzzles.today': 'El problema de hoy',
  'puzzles.picture': 'La posición: {status}',
  'puzzles.solved': 'resuelto',
  'puzzles.count': '{solved} de {all} resueltos',
  'puzzles.try': 'Resolverlo',
  'puzzles.again': 'Verlo otra vez',
  'puzzles.difficulty': 'Dificultad',
  'puzzles.any': 'Todos',
  'puzzles.level.1': 'De un vistazo',
  'puzzles.level.2': 'Para pensar',
  'puzzles.level.3': 'Difícil',
  'puzzle.missing': 'No existe ese problema',
  'puzzle.missingText': 'No hay ningún problema con esta dirección.',
  'puzzle.label': 'El problema',
  'puzzle.you': 'Juegas con: {seat}',
  'puzzle.right': 'Eso es.',
  'puzzle.wrong': 'Ese no es el plan. El ordenador sigue: mira su respuesta.',
  'puzzle.answered': 'Esa era la respuesta. Inténtalo otra vez.',
  'puzzle.shown': 'Este es el plan.',
  'puzzle.retry': 'Intentarlo otra vez',
  'puzzle.show': 'Mostrar el plan',
  'puzzle.next': 'Problema siguiente',
  'puzzle.all': 'Todos los problemas',
}
