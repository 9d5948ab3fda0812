import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Qui joue quelle place, et la partie nulle par accord, en français. */
export const fr: Catalog<keyof typeof en> = {
  'hands.title': 'Qui joue quelle place',
  'hands.seat': 'Place',
  'hands.to': 'Désormais',
  'hands.person': 'Une personne ici',
  'hands.computer': 'Un ordinateur',
  'hands.name': 'Nom',
  'hands.do': 'Céder la place',
  'draw.offer': 'Convenir d’une partie nulle',
  'draw.ask': 'Tout le monde à la table accepte-t-il la partie nulle ? La partie se termine sans vainqueur.',
  'draw.yes': 'Nous sommes tous d’accord',
  'draw.no': 'Continuer',
}
