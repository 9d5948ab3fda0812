import type { Catalog } from '@wyrmtable/text'
import type { KeyWord } from './en.ts'

export const fr: Catalog<KeyWord> = {
  arrows: 'déplacer le curseur sur le plateau',
  enter: 'choisir, agir, confirmer',
  space: 'maintenir : examiner une pièce, sa portée, ses cibles',
  next: 'pièce suivante qui peut agir ; avec Maj la précédente',
  left: 'tourner un dragon à gauche',
  right: 'tourner un dragon à droite',
  land: 'se poser à la fin d’un vol, ou rester en l’air',
  modes: 'modes de la barre d’action',
  redo: 'refaire',
  primary: 'presser le bouton rouge',
  board: 'aller au plateau',
  details: 'détails',
  chronicle: 'chronique',
  threat: 'menaces de l’adversaire',
  measure: 'mesurer une distance',
  bare: 'cacher, montrer les pions',
}
