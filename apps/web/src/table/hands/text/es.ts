import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Quién juega cada asiento, y las tablas por acuerdo, en español. */
export const es: Catalog<keyof typeof en> = {
  'hands.title': 'Quién juega cada asiento',
  'hands.seat': 'Asiento',
  'hands.to': 'Desde ahora',
  'hands.person': 'Una persona aquí',
  'hands.computer': 'Un ordenador',
  'hands.name': 'Nombre',
  'hands.do': 'Ceder el asiento',
  'draw.offer': 'Acordar tablas',
  'draw.ask': '¿Aceptan todos en la mesa las tablas? La partida termina sin ganador.',
  'draw.yes': 'Todos de acuerdo',
  'draw.no': 'Seguir jugando',
}
