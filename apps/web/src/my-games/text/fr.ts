import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** La page de mes parties en français. */
export const fr: Catalog<keyof typeof en> = {
  'games.title': 'Mes parties',
  'games.state': 'Afficher',
  'games.state.all': 'Toutes',
  'games.state.running': 'En cours',
  'games.state.finished': 'Terminées',
  'games.game': 'Jeu',
  'games.anyGame': 'Tous les jeux',
  'games.players': 'Chercher un nom',
  'games.count': '{count} sur {all}',
  'games.none': 'Aucune partie ne correspond',
  'games.noneText': 'Il y a des parties ici, mais aucune qui réponde à votre demande.',
  'games.showAll': 'Afficher toutes les parties',
  'games.file': 'Depuis un fichier',
  'games.fileNote':
    'Une partie gardée en fichier s’ouvre pour être revue ; elle ne s’ajoute pas à vos parties.',
}
