import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

export const fr: Catalog<keyof typeof en> = {
  'notice.turn': 'À vous de jouer : {game}',
  'notice.reminder': 'Votre temps s’épuise : {game}',
  'notice.paired': 'La ronde {round} est ouverte : {game}',
  'notice.asked': 'On vous invite à une table : {game}',
  'notice.invited': 'Une nouvelle partie : {game}',
  'notice.ended': 'La partie est finie : {game}',
  'notice.talk': 'On vous a parlé : {game}',
  'notice.against': 'Contre {others}.',
  'notice.with': 'Avec {others}.',
  'notice.out': 'Votre temps est écoulé le {when}.',
  'notice.sit': 'Prenez place avant le {when}.',
  'notice.former': 'un ancien joueur',
  'notice.computer': 'l’ordinateur',
  'notice.confirm': 'Voulez-vous des lettres de Wyrmtable ?',
  'notice.confirmText':
    '{name} a indiqué cette adresse sur Wyrmtable pour les avis de ses parties. Si c’était vous, ouvrez ce lien. Sinon, ne faites rien : rien d’autre ne viendra.',
  'notice.stop': 'Ne plus recevoir ces lettres :',
  'notice.test': 'Un essai de Wyrmtable',
  'notice.testText': 'Les avis vous parviennent ici.',
}
