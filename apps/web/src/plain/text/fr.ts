import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** La table simple en français. */
export const fr: Catalog<keyof typeof en> = {
  position: 'Position',
  board: 'Le plateau en caractères',
  actions: 'Ce qui peut être fait',
  waiting: 'Personne ici n’a à agir.',
  choose: 'Choisissez quoi faire.',
  chronicle: 'Chronique',
  'chronicle.empty': 'Il ne s’est encore rien passé.',
  bar: 'Actions',
  do: 'Le faire',
  undo: 'Reprendre',
  redo: 'Refaire',
  why: 'Cette partie suit les règles d’une version antérieure, que la table d’aujourd’hui ne dessine pas. Tout est ici en mots.',
  'curtain.title': 'Passez l’écran à {seat}',
  'curtain.line': 'Personne d’autre ne doit regarder maintenant.',
  'curtain.open': 'Je suis {seat}',
}
