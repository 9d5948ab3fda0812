import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

export const fr: Catalog<keyof typeof en> = {
  'table.place': 'place',
  'table.entrant': 'inscrit',
  'table.name': 'nom',
  'table.points': 'points',
  'table.round': 'ronde {round}',
  'table.bye': 'exempt',
  'table.match': '{points} contre {opponent} au siège {seat}',
  'table.computer': 'ordinateur {entrant} ({level})',
  'table.former': 'ancien joueur',
  'table.buchholzCut1': 'Buchholz tronqué',
  'table.buchholz': 'Buchholz',
  'table.sonnebornBerger': 'Sonneborn-Berger',
  'table.directEncounter': 'rencontre directe',
  'table.wins': 'victoires',
}
