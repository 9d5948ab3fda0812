import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Les clés d’accès, en français. */
export const fr: Catalog<keyof typeof en> = {
  'passkeys.title': 'Clés d’accès',
  'passkeys.lead':
    'Une clé d’accès est gardée par votre appareil, votre gestionnaire de mots de passe ou une clé de votre trousseau. Elle vous connecte sans nom ni mot de passe, et personne ne peut la deviner.',
  'passkeys.signIn': 'Se connecter avec une clé d’accès',
  'passkeys.none': 'Vous n’en avez pas encore.',
  'passkeys.used': 'utilisée {when}',
  'passkeys.remove': 'Retirer',
  'passkeys.removeOf': 'Retirer la clé d’accès {name}',
  'passkeys.onlyWay':
    'C’est votre seul accès : fixez un mot de passe ou ajoutez une autre clé avant de la retirer.',
  'passkeys.name': 'Nom de la nouvelle',
  'passkeys.nameHint': 'L’endroit où vous la gardez, comme « téléphone ».',
  'passkeys.add': 'Ajouter une clé d’accès',
  'passkeys.first': 'Première clé d’accès',
  'passkeys.by': 'Se connecter par',
  'passkeys.byPassword': 'un mot de passe',
  'passkeys.byPasskey': 'une clé d’accès',
  'passkeys.createText':
    'Votre navigateur demande où garder la clé d’accès. Il ne vous faut aucun mot de passe.',
  'passkeys.prove': 'Votre clé d’accès est demandée, pour que ce soit bien vous.',
  'passkeys.setPassword': 'Fixer un mot de passe',
  'passkeys.setPasswordText':
    'Avec un mot de passe, vous vous connectez aussi là où vous n’avez pas de clé d’accès.',
  'passkeys.not.insecure':
    'Les clés d’accès demandent une connexion chiffrée (https), et cette page est venue sans. Voyez avec votre hôte, ou connectez-vous par un mot de passe.',
  'passkeys.not.numbers':
    'Les clés d’accès tiennent au nom d’un serveur, et cette page a été ouverte par une adresse en chiffres. Ouvrez-la par son nom, ou connectez-vous par un mot de passe.',
  'passkeys.not.unable':
    'Ce navigateur ne sait pas garder de clés d’accès. Connectez-vous par un mot de passe.',
  'passkeys.fault.cancelled': 'Aucune clé d’accès n’a servi. Vous pouvez réessayer.',
  'passkeys.fault.hasOne': 'Vous y avez déjà une clé d’accès.',
  'passkeys.fault.unknown': 'Cette clé d’accès n’ouvre aucun compte ici.',
}
