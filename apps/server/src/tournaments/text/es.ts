import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

export const es: Catalog<keyof typeof en> = {
  'table.place': 'puesto',
  'table.entrant': 'inscrito',
  'table.name': 'nombre',
  'table.points': 'puntos',
  'table.round': 'ronda {round}',
  'table.bye': 'descansa',
  'table.match': '{points} contra {opponent} en el asiento {seat}',
  'table.computer': 'ordenador {entrant} ({level})',
  'table.former': 'alguien que ya no está',
  'table.buchholzCut1': 'Buchholz sin el peor',
  'table.buchholz': 'Buchholz',
  'table.sonnebornBerger': 'Sonneborn-Berger',
  'table.directEncounter': 'encuentro directo',
  'table.wins': 'victorias',
}
