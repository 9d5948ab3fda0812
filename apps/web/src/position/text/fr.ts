import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Une position venue par une adresse, en français. */
export const fr: Catalog<keyof typeof en> = {
  'position.title': 'Une position de {game}',
  'position.text': 'On vous a envoyé une position. Elle peut se jouer ici, sur cet écran, avec d’autres dés.',
  'position.open': 'La mettre en place',
  'position.faulty': 'Aucune position ne se lit dans cette adresse',
  'position.faultyText': 'Elle a pu être coupée en route, ou venir d’un jeu absent d’ici.',
  'position.link': 'Copier un lien vers cette position',
  'position.file': 'Garder cette position',
  'position.copied': 'Le lien est copié.',
  'position.notCopied': 'Ce navigateur ne laisse rien copier. Le lien : {link}',
}
