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
  'defile.story':
    'La route du col passe entre deux crêtes, toutes deux hérissées d’arcs. Godiva conduit les villageois, avec Jon à cheval, trois elfes et deux nains.',
  'defile.exile.win': 'Cinq des vôtres quittent la carte par le côté est.',
  'defile.horde.win': 'Moins de cinq sont passés à la fin du dernier tour.',
  'defile.exile.plan':
    'Ne vous battez pas pour les crêtes. Que les elfes répondent aux archers d’un seul côté, mettez les nains devant et faites avancer les villageois sur le bord opposé de la route.',
  'defile.horde.plan':
    'Tirez d’en haut sur ceux qui n’ont pas d’armure, bouchez l’issue est avec un ork, et ne descendez que sur les isolés.',
  'night-march.story':
    'La vieille forêt, de nuit, avec trois feux de la Horde, et des chiens. Arlon et huit autres veulent être de l’autre côté avant l’aube.',
  'night-march.exile.win': 'Six des vôtres quittent la carte par le côté est.',
  'night-march.horde.win': 'Moins de six sont passés à la fin du dernier tour.',
  'night-march.exile.plan':
    'Le sentier est rapide mais passe devant les feux ; sous les arbres nul ne vous voit, et nul ne se presse. Choisissez un feu, éteignez-le ensemble, et passez par là.',
  'night-march.horde.plan':
    'Quittez les feux dès que vous savez par où ils viennent. Les chiens les retiennent, les orks frappent, et Zed attend sur le sentier à l’est.',
  'siege.story':
    'Le Donjon Gris : un mur à deux portes, une cour, et au milieu le donjon. Arlon et Zacharie arrivent par la route avec elfes et nains ; les cavaliers ont fait le tour vers l’autre porte.',
  'siege.exile.win':
    'À la fin d’un de vos tours l’un des vôtres est debout dans le donjon et personne de la Horde ne s’y tient ; ou six de la garnison sont morts.',
  'siege.horde.win':
    'À la fin du dernier tour le donjon n’est pas perdu et la garnison compte cinq morts au plus, ou il ne reste personne des exilés.',
  'siege.exile.plan':
    'Arrivez aux deux portes le même tour. Les nains passent la porte d’abord, les elfes derrière, et l’énergie de Zacharie pour la dernière porte.',
  'siege.horde.plan':
    'Deux hommes dans une porte en valent six dans la cour. Tirez sur ceux qui passent seuls, et gardez un homme sûr dans le donjon jusqu’au bout.',
  'chase.story':
    'Grast et Thrug galopent avec la nouvelle, cinq orks et trois chiens courent à leurs côtés. Entre eux et la vallée coule une rivière à deux ponts, et près de chacun quelqu’un s’est levé tôt.',
  'chase.exile.win': 'Grast est mort, ou n’a pas quitté la carte à la fin du dernier tour.',
  'chase.horde.win': 'Grast quitte la carte par le côté est.',
  'chase.exile.plan':
    'Tenez-vous sur les planches : les chevaux ne passent l’eau nulle part ailleurs. Laberne et Jon le rattrapent par derrière ; les elfes tirent sur le cheval.',
  'chase.horde.plan':
    'Menacez les deux ponts, forcez le plus faible avec les orks en tête, puis au galop. Grast n’a pas à gagner un combat ; il lui suffit de n’être dans aucun.',
  'bridge.story':
    'La rivière, la route et le pont, avec deux gués que nul n’aime. Tout ce que la Horde possède encore vient de l’ouest ; Arlon a des nains, des elfes et trois villageois armés de fourches.',
  'bridge.exile.win': 'Moins de cinq de la Horde sont passés à la fin du dernier tour.',
  'bridge.horde.win': 'Cinq des vôtres quittent la carte par le côté est.',
  'bridge.exile.plan':
    'Des nains côte à côte au bout des planches, derrière eux les elfes avec vue sur les deux gués, et un ou deux pour qui passe à gué ou par les arbres.',
  'bridge.horde.plan':
    'Pressez le pont avec les trolls pour que nul ne puisse le quitter, et envoyez en même temps goblins et chiens par les gués. Il vous en faut cinq, pas tous.',
  'beacon.story':
    'À mi-chemin entre deux camps se dresse une tour de guet, du bois sec sur le toit. Les deux camps l’ont vue à la même heure, et tous deux courent.',
  'beacon.exile.win':
    'À la fin du dernier tour, l’un des vôtres est debout dans la tour et personne de la Horde ne s’y tient.',
  'beacon.horde.win':
    'À la fin du dernier tour, l’un des vôtres est debout dans la tour, ou personne ne l’est.',
  'beacon.exile.plan':
    'Que les plus rapides prennent les portes et que les nains suivent. Vous n’avez pas à entrer les premiers ; vous devez y être seuls à la fin.',
  'beacon.horde.plan':
    'Un seul ork dans la tour suffit, tant qu’il vit. Les chiens devant pour les retenir, les arcs aux fenêtres, et gardez quelqu’un de frais pour le dernier tour.',
  'grove.story':
    'Une clairière dans un bois épais, et dans la clairière le Shaman avec ce qu’il appelle sa maison. Voilà trois nuits que Zacharie le sent là.',
  'grove.exile.win': 'Le Shaman est mort.',
  'grove.horde.win': 'Le Shaman est en vie à la fin du dernier tour.',
  'grove.exile.plan':
    'Gardez les elfes ensemble et près du sentier, d’où ils voient. Zacharie contre les sorts, les nains prennent le troll, et quelqu’un doit atteindre la clairière avant la nuit.',
  'grove.horde.plan':
    'Sous les arbres leurs arcs ne valent guère : attendez-les là, pas sur le sentier. Le Shaman reste derrière le troll et garde son énergie pour sa propre peau.',
  'ferry.story':
    'Le bac a brûlé il y a des années, mais les gués près de ses cordes sont toujours là. Qui veut rentrer chez lui doit passer à pied, et sur l’autre rive quelqu’un attend.',
  'ferry.exile.win':
    'À la fin d’un de vos tours, cinq des vôtres sont debout au débarcadère, de l’autre côté de la rivière.',
  'ferry.horde.win': 'À la fin du dernier tour, moins de cinq d’entre eux sont debout au débarcadère.',
  'ferry.exile.plan':
    'D’abord les elfes au bord de l’eau, jusqu’à ce que leurs archers soient partis. Puis par deux gués à la fois, les nains devant : cinq sur la rive suffisent, et ils n’ont pas à y rester.',
  'ferry.horde.plan':
    'Tirez sur qui est dans l’eau, et frappez-le quand il en sort. Ne passez pas de leur côté : la rive vaut plus que leurs morts.',
  'village.story':
    'Trois toits à un carrefour, et des gens qui attendent Arlon depuis trois ans. La Horde vient de l’est leur demander pourquoi.',
  'village.exile.win': 'Trois villageois au plus sont morts à la fin du dernier tour.',
  'village.horde.win': 'Quatre villageois sont morts.',
  'village.exile.plan':
    'Faites-les entrer dans les maisons, un nain à chaque porte. Godiva et les elfes tiennent la route jusqu’à l’arrivée des cavaliers, au troisième tour.',
  'village.horde.plan':
    'Vous avez deux tours avant leurs cavaliers. Contournez ceux qui se battent, et cherchez ceux qui courent.',
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
