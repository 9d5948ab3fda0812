import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Les jetons d’accès, en français. */
export const fr: Catalog<keyof typeof en> = {
  'tokens.title': 'Jetons pour programmes',
  'tokens.lead':
    'Un bot qui joue pour vous a besoin d’un jeton, et non de votre mot de passe. Il ne fait que ce que vous lui permettez, et vous pouvez le révoquer à tout moment.',
  'tokens.none': 'Vous n’en avez créé aucun.',
  'tokens.used': 'utilisé {when}',
  'tokens.unused': 'jamais utilisé',
  'tokens.revoke': 'Révoquer',
  'tokens.revokeOf': 'Révoquer le jeton {name}',
  'tokens.name': 'Nom du nouveau',
  'tokens.nameHint': 'Son usage, comme « bot à la maison ».',
  'tokens.may': 'Ce qu’il peut faire',
  'tokens.scope.read': 'Voir les parties et suivre les nouvelles',
  'tokens.scope.play': 'S’asseoir et jouer',
  'tokens.scope.talk': 'Parler à la table',
  'tokens.scope.tables': 'Ouvrir des tables',
  'tokens.make': 'Créer un jeton',
  'tokens.made': 'Votre nouveau jeton',
  'tokens.once':
    'Il n’est montré que cette fois : gardez-le là où votre programme le trouve, et ne le montrez à personne.',
  'tokens.kept': 'Je l’ai gardé',
}
