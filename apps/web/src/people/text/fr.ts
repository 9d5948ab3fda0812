import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Les profils et le palmarès, en français. */
export const fr: Catalog<keyof typeof en> = {
  'person.since': 'Ici depuis le {date}.',
  'person.matches':
    '{count, plural, =0 {Encore aucune partie classée.} one {Une partie classée, dont {kept} menées à terme à temps.} other {# parties classées, dont {kept} menées à terme à temps.}}',
  'person.ratings': 'Classements',
  'person.pace.live': 'en direct',
  'person.pace.days': 'un coup par jour',
  'person.allSides': 'toutes les places',
  'person.unsure': 'encore incertain',
  'person.rests': '{count, plural, one {une partie} other {# parties}}',
  'person.history': 'Parties classées',
  'person.won': 'Gagnée comme {seat} contre {names}',
  'person.lost': 'Perdue comme {seat} contre {names}',
  'person.drawn': 'Nulle comme {seat} contre {names}',
  'person.ending.resigned': '{name} a abandonné.',
  'person.ending.outOfTime': '{name} n’avait plus de temps.',
  'person.ending.drawAgreed': 'Nulle d’un commun accord.',
  'person.ending.played': 'Jouée jusqu’au bout.',
  'person.former': 'un ancien joueur',
  'person.more': 'Parties plus anciennes',
  'person.none': 'Encore aucune partie classée',
  'person.noneText': 'Ouvrez une table en direct ou à un coup par jour, et dites qu’elle est classée.',
  'person.unknown': 'Personne de ce nom',
  'person.unknownText': 'Il n’y a pas de compte de ce nom sur ce serveur, ou il n’y en a plus.',
  'person.noServer': 'Aucun serveur ne répond',
  'person.noServerText':
    'Les profils et les classements demandent un serveur pour jouer ensemble. Cette page n’en vient pas, ou il est hors d’atteinte.',
  'person.again': 'Réessayer',
  'best.title': 'Les mieux classés',
  'best.lead':
    'Tous ceux que l’on connaît assez : il y faut une dizaine de parties classées d’une même sorte.',
  'best.game': 'Jeu',
  'best.pace': 'Rythme',
  'best.side': 'Camp',
  'best.name': 'Nom',
  'best.rating': 'Classement',
  'best.matches': 'Parties',
  'best.none': 'Personne n’est encore assez connu',
  'best.noneText':
    'Ouvrez une table en direct ou à un coup par jour, dites qu’elle est classée, et commencez.',
  'best.toTables': 'Vers les tables',
  'best.meaning': 'Ce que disent les chiffres',
  'best.meaningText':
    'Chacun commence à 1500. Qui est classé 400 points plus haut gagne dix fois sur onze. Après ± se lit l’écart possible : dix-neuf fois sur vingt, il n’est pas plus grand. Gagner contre plus fort compte davantage, et chaque partie rend le chiffre plus sûr. Le temps écoulé et l’abandon sont des défaites ; ce qu’un ordinateur joue ne compte pour personne.',
  'rated.title': 'Ce qu’elle a compté',
  'rated.change': '{before} → {after}',
  'rated.void': 'Elle ne compte pour personne : quelqu’un d’autre est venu jouer à l’une des places.',
  'rated.awaited': 'Elle est classée : ce qu’elle a compté se lira ici dans un instant.',
  'keep.open': 'Bloquer ou signaler',
  'keep.openFor': 'Bloquer ou signaler {name}',
  'keep.title': 'Se tenir loin de {name}',
  'keep.blockText':
    'Qui vous bloquez ne s’assoit à aucune table avec vous et ne voit pas vos tables ouvertes ; à une table commune, aucun de vous deux ne parle. On ne lui en dit rien.',
  'keep.block': 'Bloquer {name}',
  'keep.blocked': 'Vous vous tenez loin de {name}. La page de votre compte permet d’y revenir.',
  'keep.words': 'Que s’est-il passé ? L’hôte de ce serveur le lira.',
  'keep.report': 'Signaler',
  'keep.reported': 'L’hôte le lira. Merci.',
  'keep.close': 'Fermer',
}
