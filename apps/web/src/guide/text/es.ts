import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** La lección en español. */
export const es: Catalog<keyof typeof en> = {
  'guide.title': 'Primera partida',
  'guide.label': 'Lección',
  'guide.step': 'Paso {step} de {all}',
  'guide.next': 'Seguir',
  'guide.show': 'Hacerlo por mí',
  'guide.back': 'Atrás',
  'guide.again': 'Desde el principio',
  'guide.leave': 'Dejar la lección',
  'guide.further': 'La lección siguiente',
  'guide.play': 'Poner una mesa',
  'guide.dice': 'Una lección: sus dados están escritos de antemano. No se guarda nada.',
  'guide.diceNow': 'Está escrito que saldrá {dice}.',
  'guide.other': 'Está permitido, pero la lección va por otro lado.',
  'guide.read': 'Lee primero y pulsa «Seguir».',
  'guide.you': 'Juegas con: {seat}',
  'guide.learner': 'Tú',
  'guide.missing': 'Aún no hay lección',
  'guide.missingText': 'Nada enseña todavía este juego. Su reglamento está completo.',
  'guide.faulty': 'Esta lección no se puede abrir',
}
