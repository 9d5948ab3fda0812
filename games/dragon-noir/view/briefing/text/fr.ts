import type { Catalog } from '@wyrmtable/text'
import type { BriefingKey } from './en.ts'

/** Les scénarios en français. */
export const fr: Catalog<BriefingKey> = {
  title: 'Avant la bataille',
  open: 'Le scénario',
  close: 'À table',
  where: 'Où et pourquoi',
  forces: 'Les forces',
  turns: '{count, plural, one {Un tour de jeu} other {# tours de jeu}}, {side} d’abord',
  wins: 'Ce qui fait gagner',
  plan: 'Que tenter avec {side}',
  aim: 'Le but',
  'stand.building': '{side} dans le {place} : {count}',
  'stand.hexes': '{side} sur place : {count}',
  'stand.dead': 'tombés chez {whom} : {count} sur {needed}',
  'stand.exited': 'sortis : {count} sur {needed}',
  'stand.chest': 'le coffre est {where, select, out {parti} other {encore là}}',
  'stand.points': 'points : Exil {exile}, Horde {horde}',
  'stand.turns': '{count, plural, one {dernier tour} other {encore # tours}}',
  'place.mill': 'moulin',
  'place.other': 'bâtiment',
  'whom.exile': 'l’Exil',
  'whom.horde': 'la Horde',
  'mill.story':
    'Le moulin du carrefour, à la tombée du jour. Une bande d’Orks en a chassé le meunier et tient le seul pain à des lieues. Laberne arrive par la route de l’ouest avec cinq amis pour le reprendre.',
  'mill.exile.win':
    'À la fin d’un de vos tours, l’un des vôtres est debout dans le moulin et personne de la Horde n’y est debout ; ou il ne reste personne de la Horde.',
  'mill.horde.win': 'Le moulin n’est pas perdu à la fin du dernier tour, ou il ne reste aucun exilé.',
  'mill.exile.plan':
    'Tirez d’abord : vos arcs longs portent plus loin que les leurs. Dégagez les Orks devant les murs, faites passer Laberne par le pont, et entrez ensemble par les deux portes dès le cinquième tour.',
  'mill.horde.plan':
    'Gardez deux Orks et un archer dans le moulin, les archers aux fenêtres. Frappez à deux ou trois quiconque vient seul ; le temps est pour vous.',
  'arena.story':
    'Le jour des jeux. Arlon et trois prisonniers doivent mourir sur le sable devant la foule. Jon, Godiva et quatre Elfes attendent aux portes l’instant où tous regardent ailleurs.',
  'arena.exile.win':
    'À la fin d’un de vos tours, trois d’entre Arlon et les prisonniers ont quitté la carte par le nord ou l’ouest.',
  'arena.horde.win': 'Deux d’entre Arlon et les prisonniers sont morts, ou le dernier tour est fini.',
  'arena.exile.plan':
    'Ouvrez la porte avec les flèches des Elfes, laissez Jon entrer à cheval et attirer les gardes, et sortez les prisonniers de l’autre côté du combat. N’attendez pas le troll.',
  'arena.horde.plan':
    'Fermez les portes avec des gardes, gardez Grast pour qui s’enfuit, et lâchez les chiens sur les prisonniers : personne ne passe devant eux.',
  'under-the-mountain.story':
    'Les vieilles salles des nains. La bande du Shaman est venue par la porte basse prendre le trésor oublié ; six Nains et quelques amis barrent les galeries.',
  'under-the-mountain.horde.win': 'Le coffre quitte la carte par la galerie du sud ou de l’ouest.',
  'under-the-mountain.exile.win':
    'Le coffre est encore là à la fin du dernier tour, ou dix de la Horde sont morts.',
  'under-the-mountain.exile.plan':
    'Des Nains côte à côte ont la meilleure colonne : barrez les galeries étroites à deux ou trois. Qui porte le coffre va deux fois moins loin : attendez-le.',
  'under-the-mountain.horde.plan':
    'Venez par deux chemins à la fois, laissez chiens et Gobelins contourner les Nains, et gardez l’énergie du Shaman pour le retour avec le coffre.',
  'dragon-of-the-lake.story':
    'Sous le lac dort le Dragon Noir. Zacharie doit gagner les salles de l’est avant que le Shaman ne le réveille tout à fait ; la rive est étroite et l’eau noire.',
  'dragon-of-the-lake.exile.win':
    'Le Dragon Noir meurt ; ou, à la fin d’un de vos tours, quatre des vôtres, dont Zacharie, sont sortis par l’est.',
  'dragon-of-the-lake.horde.win': 'Zacharie est mort, ou le dernier tour est fini.',
  'dragon-of-the-lake.exile.plan':
    'Passez par où le dragon est trop grand, gardez Zacharie derrière les Nains, et dépensez ses sorts pour le chemin, pas pour la bête.',
  'dragon-of-the-lake.horde.plan':
    'Couchez le dragon en travers du chemin et frappez de la tête et des pattes à la fois. Il suffit au Shaman de retarder Zacharie.',
  'two-wizards.story':
    'La guerre ouverte devant le moulin et les murs de l’arène. Zacharie et le Shaman mènent tout ce qu’ils ont : qui perd son magicien a perdu.',
  'two-wizards.exile.win': 'Le Shaman est mort ; ou vous avez plus de points à la fin.',
  'two-wizards.horde.win': 'Zacharie est mort ; ou vous avez plus de points à la fin.',
  'two-wizards.exile.plan':
    'Gardez Zacharie derrière les arbres et les Nains, laissez les Elfes les éclaircir de loin, et cherchez une chevauchée libre jusqu’au Shaman.',
  'two-wizards.horde.plan':
    'Venez en une seule masse, les trolls devant, Thrug et Grast aux ailes ; gardez de l’énergie pour contrer son second sort.',
  'other.story': 'Deux bandes se rencontrent, une seule restera maîtresse du terrain.',
  'other.win': 'Plus de points à la fin du dernier tour, ou il ne reste personne en face.',
  'other.deny':
    'Empêchez les autres d’atteindre leur but jusqu’à la fin du dernier tour, ou n’en laissez aucun.',
  'other.hold': 'Tenez chaque lieu marqué à la fin de votre tour, sans aucun des leurs dedans.',
  'other.kill': 'Tuez {count} d’entre eux avant la fin des tours.',
  'other.leave': 'Faites sortir {count} des vôtres par le bord indiqué.',
  'other.chest': 'Emportez le coffre hors de la carte.',
  'other.plan': 'Tirez avant d’approcher, attaquez ensemble, et tenez les blessés à l’écart.',
}
