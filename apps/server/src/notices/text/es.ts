import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

export const es: Catalog<keyof typeof en> = {
  'notice.turn': 'Te toca: {game}',
  'notice.reminder': 'Se te acaba el tiempo: {game}',
  'notice.paired': 'La ronda {round} está abierta: {game}',
  'notice.asked': 'Un amigo te invita a una mesa: {game}',
  'notice.invited': 'Otra partida: {game}',
  'notice.ended': 'La partida ha terminado: {game}',
  'notice.talk': 'Te han hablado: {game}',
  'notice.against': 'Contra {others}.',
  'notice.with': 'Con {others}.',
  'notice.out': 'Tu tiempo se acaba el {when}.',
  'notice.sit': 'Siéntate antes del {when}.',
  'notice.former': 'un jugador que ya no está',
  'notice.computer': 'el ordenador',
  'notice.confirm': '¿Quieres cartas de Wyrmtable?',
  'notice.confirmText':
    '{name} ha dado esta dirección en Wyrmtable para los avisos de sus partidas. Si has sido tú, abre este enlace. Si no, no hagas nada: no llegará nada más.',
  'notice.stop': 'No recibir más estas cartas:',
  'notice.test': 'Una prueba de Wyrmtable',
  'notice.testText': 'Los avisos te llegan aquí.',
}
