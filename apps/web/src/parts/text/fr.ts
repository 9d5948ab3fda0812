import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Les états de chaque page en français. */
export const fr: Catalog<keyof typeof en> = {
  'loading.title': 'On dresse la table',
  'loading.text': 'Le plateau se dessine d’abord, les pièces ensuite.',
  'offline.title': 'Vous êtes hors ligne.',
  'offline.text': 'Ici tout continue : vos parties, l’ordinateur, les règles. Rien n’est perdu.',
  'broken.title': 'La table a vacillé',
  'broken.text': 'La page a rencontré une erreur qui lui est propre. Vous n’y êtes pour rien.',
  'broken.safe': 'Vos parties sont en sûreté : chaque action acceptée a été enregistrée dans ce navigateur.',
  'broken.export': 'Exporter toutes les parties',
  'broken.home': 'Aux tables',
  'broken.detail': 'Ce que la page a dit',
  'unknown.title': 'Page introuvable',
  'unknown.text':
    'Il n’y a rien à cette adresse. Peut-être manque-t-il une lettre, ou la page a changé de place.',
}
