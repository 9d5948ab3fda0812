import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** La página de mis partidas en español. */
export const es: Catalog<keyof typeof en> = {
  'games.title': 'Mis partidas',
  'games.state': 'Mostrar',
  'games.state.all': 'Todas',
  'games.state.running': 'En curso',
  'games.state.finished': 'Terminadas',
  'games.game': 'Juego',
  'games.anyGame': 'Cualquier juego',
  'games.players': 'Buscar un nombre',
  'games.count': '{count} de {all}',
  'games.none': 'Ninguna partida coincide',
  'games.noneText': 'Aquí hay partidas, pero ninguna como la que pides.',
  'games.showAll': 'Mostrar todas las partidas',
  'games.file': 'Desde un archivo',
  'games.fileNote':
    'Una partida guardada en un archivo se abre para verla; no pasa a ser una de tus partidas.',
}
