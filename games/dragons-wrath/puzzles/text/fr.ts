import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Les problèmes de The Dragon’s Wrath en français. */
export const fr: Catalog<keyof typeof en> = {
  'open-gates.title': 'Portes ouvertes',
  'open-gates.task': 'Année 5. L’adversaire tient une province et n’a aucune créature.',
  'open-gates.why':
    'Rien ne garde un joueur sans créatures, et dès l’année 3 les provinces s’attaquent : la Levée prend la dernière. Une malédiction n’y change rien.',
  'from-year-two.title': 'Un an trop tôt',
  'from-year-two.task': 'Année 2. L’adversaire a une province et aucune créature. Y a-t-il une attaque ?',
  'from-year-two.why':
    'Les provinces s’attaquent dès l’année 3, mais le Drac aux ailes cendrées dit le contraire de lui-même : il le peut déjà.',
  'mind-over-matter.title': 'L’esprit plutôt que la force',
  'mind-over-matter.task': 'Votre Fantôme n’est pas un guerrier. Qui attaque-t-il, et comment ?',
  'mind-over-matter.why':
    'Une attaque se fait par la force ou par la magie, au choix de l’attaquant. Par la magie, ses trois battent les deux du Spadassin ; par la force il perdrait contre tous, et le Tyran est plus fort des deux façons.',
  'storm.title': 'Par-dessus leurs têtes',
  'storm.task': 'Deux gardes puissants, une province derrière. Quel rituel gagne cette année ?',
  'storm.why':
    'Le Concordat des tempêtes ôte une province à chaque adversaire et ne demande rien aux gardes. Deux bleues et une rouge le paient : la province magique vaut la seconde bleue.',
  'the-only-guard.title': 'Le seul garde',
  'the-only-guard.task': 'Une créature chacun, une province à prendre. Que faire d’abord ?',
  'the-only-guard.why':
    'Le garde doit avoir été attaqué avant les provinces, et une créature attaque une fois par an. Mais la Pointe mentale détruit une créature de magie deux ou moins : alors rien ne garde, et la Levée peut encore attaquer.',
  'no-attack-at-all.title': 'Sans attaquer',
  'no-attack-at-all.task':
    'L’Ancien des racines garde la dernière province. Vous avez le Tyran, et un Duel forcé en main.',
  'no-attack-at-all.why':
    'Un duel causé par une malédiction n’est pas une attaque : le Tyran bat l’Ancien, sept à cinq, et garde son attaque de l’année pour la province.',
  'who-goes-where.title': 'Qui va où',
  'who-goes-where.task': 'Deux provinces, un garde, deux attaquants. Gagnez cette année.',
  'who-goes-where.why':
    'Dès l’année 4 le Tyran coûte deux provinces à sa victime, la Levée une seule. La Levée attaque donc le garde, qu’elle bat, et le Tyran reste pour les provinces.',
  'a-borrowed-guard.title': 'Un garde emprunté',
  'a-borrowed-guard.task':
    'Le Tyran, qui a déjà attaqué cette année, garde la dernière province. Vous avez en main la Pointe mentale et la Bannière d’emprunt.',
  'a-borrowed-guard.why':
    'La magie du Tyran est trop forte pour la Pointe mentale. Mais un garde qui est à vous jusqu’à la fin de l’année ne garde rien : la Bannière le prend, et la Levée entre.',
}
