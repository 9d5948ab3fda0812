import type { Catalog } from '@wyrmtable/text'
import type { KeyWord } from './en.ts'

export const fr: Catalog<KeyWord> = {
  arrows: 'de case en case',
  enter: 'le bouton rouge, ou la case du clavier',
  next: 'case suivante qui propose quelque chose',
  previous: 'case précédente qui propose quelque chose',
  counter: 'pion suivant qui peut agir',
  stay: 'y aller sans finir le mouvement',
  by: 'faire passer le chemin par la case montrée',
  left: 'tourner cavalier ou pièce à gauche',
  right: 'tourner cavalier ou pièce à droite',
  briefing: 'le scénario et son but',
  campaign: 'la carte d’une campagne',
  hold: 'ne plus tirer pendant ce mouvement',
  target: 'cible suivante d’un tir, d’une attaque ou d’un sort',
  wait: 'attendre un pas avant de tirer',
}
