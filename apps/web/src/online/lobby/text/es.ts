import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Las partidas con otros en el vestíbulo, en español. */
export const es: Catalog<keyof typeof en> = {
  'online.live': 'En línea, en directo',
  'online.yourTurn': 'Te toca',
  'online.waiting': 'A la espera de otros',
  'over.ended': 'La partida ha terminado',
  'online.open': 'Mesas que esperan a alguien',
  'online.everywhere': 'Encontrarlas en todos mis dispositivos',
  'online.filter': 'Juego',
  'online.anyGame': 'Todos los juegos',
  'online.noFit': 'Ninguna mesa de este juego espera ahora mismo.',
  'online.toAct': 'le toca a: {seat}',
  'online.with': 'con {names}',
  'talk.computer': 'ordenador',
  'online.left': 'queda {time}',
  'room.copied': 'Copiado. Envíalo a quien deba sentarse ahí: sirve una sola vez.',
  'online.invite': 'Copiar la invitación para {seat}',
  'online.clock.none': 'Sin reloj',
  'online.clock.live': '{minutes} min + {seconds} s',
  'online.clock.days': '{days, plural, one {# día por jugada} other {# días por jugada}}',
  'online.clock.short': '{days, plural, one {# día} other {# días}} de reserva, {bonus} h por jugada',
  'online.days.left': '{count, plural, one {# día} other {# días}}',
  'online.hours.left': '{count, plural, one {# hora} other {# horas}}',
  'online.minutes.left': '{count, plural, one {# minuto} other {# minutos}}',
  'online.begun': 'aún sin empezar',
  'online.noSeat': 'espera a que alguien se siente',
  'online.look': 'Mirar',
  'online.play': 'Jugar',
  'online.sit': 'Sentarse',
}
