import type { Catalog } from '@wyrmtable/text'
import type { CampaignKey } from './en.ts'

/** La campagne en français. */
export const fr: Catalog<CampaignKey> = {
  title: 'La campagne',
  open: 'Campagne',
  score: 'Épisode {number} sur {count} · scénarios gagnés : Exil {exile}, Horde {horde}',
  episodes: 'Épisodes',
  'map.label': 'Scénarios de cet épisode',
  'stage.now': 'maintenant',
  'stage.ahead': 'à venir',
  'stage.over': 'terminé',
  'stage.won': '{side}, tour {turn}',
  'stage.drawn': 'partie nulle, tour {turn}',
  aim: 'Votre but :',
  company: 'Qui reste',
  whose: 'De quelle troupe',
  'member.left': '{left} sur {count}',
  'member.energy': 'niveau {level}, {left} PE sur {full}',
  'member.away': 'absent ici',
  'member.fell': 'mort dans « {scenario} », tour {turn}',
  'member.gone': 'tombé',
  'member.wounded': 'blessé',
  'member.someWounded': '{wounded, plural, one {# blessé} other {# blessés}}',
  'member.onFoot': 'à pied',
  marchOn: 'En marche',
  back: 'À la table',
  'tale.whole': 'Le récit jusqu’ici',
  'tale.short': 'Cette page seulement',
  'tale.ahead': 'Nul ne peut encore le dire.',
  'episode.1': 'L’Exil',
  'episode.2': 'L’Épreuve',
  'episode.3': 'La Conquête',
  'episode.4': 'Le Retour',
  'tale.1':
    'Tout commença par du pain. L’année où la Horde descendit des cols, les gens d’Arlon furent chassés de leur vallée, et qui ne voulait pas plier le genou fut nommé exilé.',
  'tale.2':
    'L’hiver passe. Ce qui reste des exilés monte dans les montagnes, où chaque pierre a un maître et où chaque nuit appartient à d’autres.',
  'tale.3':
    'Au printemps les bannières reparaissent. Les villages envoient leurs fils, et pour la première fois ce sont les exilés qui choisissent où frapper.',
  'tale.4':
    'La vallée est à leurs pieds, une fumée au-dessus de chaque toit. Ce qui fut perdu en une nuit doit être repris rivière après rivière.',
  'mill.before':
    'Laberne a compté six bouches et un seul pain. Il y a un moulin à la croisée des chemins, et des orks dedans.',
  'mill.exile':
    'Le moulin fut pris. Cette nuit-là il y eut du pain pour tous, et pour la première fois quelqu’un chanta.',
  'mill.horde':
    'Le moulin tint bon. Les exilés repartirent la faim au ventre, et les orks clouèrent un casque au-dessus de la porte.',
  'arena.before':
    'Un colporteur apporte la nouvelle : Arlon est vivant. Il doit mourir avec les autres prisonniers le jour des jeux.',
  'arena.exile':
    'Ils sortirent par la porte nord sous les cris de la foule. Arlon n’a pas dit un mot depuis, mais il a de nouveau une épée.',
  'arena.horde':
    'Le sable but ce qu’on lui avait promis. Ceux qui sortirent de l’arène en sortirent sans amis.',
  'under-the-mountain.before':
    'Zacharie jure que le peuple des collines est parti par l’escalier de l’est en oubliant un coffre. Le Shaman connaît la même histoire.',
  'under-the-mountain.exile':
    'Le coffre resta à sa place, et les nains avec lui. Ils ont demandé ce qu’il y avait d’autre à défendre.',
  'under-the-mountain.horde':
    'Le coffre sortit par la galerie basse. Avec ce qu’il contenait le Shaman s’offrit deux trolls et un hiver.',
  'dragon-of-the-lake.before':
    'Derrière les salles il y a le lac, et dans le lac le dragon. Il n’est pas d’autre chemin vers l’est que la Horde ne surveille.',
  'dragon-of-the-lake.exile':
    'Ils passèrent. Aucun de ceux qui virent s’ouvrir son œil n’en parle, mais tous marchent plus vite.',
  'dragon-of-the-lake.horde':
    'Le lac se referma sur beaucoup d’entre eux. Zacharie finit par trouver un autre chemin, plus long.',
  'two-wizards.before':
    'Il n’y a plus rien derrière quoi se cacher. Les deux armées sont à découvert, chacune derrière son magicien.',
  'two-wizards.exile':
    'Les tambours de la Horde se turent les premiers. Les exilés avaient un champ pour camper, et pas de foyer où rentrer.',
  'two-wizards.horde': 'Le champ resta à la Horde. Ce qui pouvait encore marcher monta vers la neige.',
  'defile.before':
    'Une seule route passe le col, et elle est étroite. Arlon envoie devant les chariots, avec les vieux et les enfants, et une poignée d’archers.',
  'defile.exile':
    'Ils passèrent. De l’autre côté les villageois retirèrent les flèches des chariots en les comptant à voix haute.',
  'defile.horde':
    'Les rochers parlèrent, et la route fut fermée. Ceux qui en réchappèrent le firent de nuit, un par un.',
  'night-march.before':
    'Derrière le col s’étend la vieille forêt, et la Horde y a ses feux. Sans lumière, dit Godiva, et sans un mot.',
  'night-march.exile':
    'À l’aube ils étaient couchés dans les fougères au-delà du dernier feu et entendaient les cors partir du mauvais côté.',
  'night-march.horde': 'Un chien aboya, et la forêt fut debout. Il leur fallut un mois pour se retrouver.',
  'siege.before':
    'Le Donjon Gris garde le gué, et nulle armée ne l’a dépassé. Il a une porte, un mur, et moins d’hommes qu’il n’en faudrait.',
  'siege.exile': 'Le donjon fut à eux avant que l’huile ne fût chaude. De son toit on voyait la vallée.',
  'siege.horde':
    'Le mur était plus haut qu’il ne semblait. Ils enterrèrent leurs morts à portée d’arc, et personne ne tira.',
  'chase.before':
    'Grast galope vers la vallée avec la nouvelle. S’il passe, toute la Horde saura tout avant le soir.',
  'chase.exile':
    'Le messager n’arriva jamais. Trois jours encore les feux de la vallée brûlèrent comme si de rien n’était.',
  'chase.horde':
    'Ils virent sa poussière, puis ne la virent plus. Ce soir-là tous les cors de la vallée sonnèrent.',
  'bridge.before':
    'Tout ce que la Horde possède remonte la route, et il n’y a qu’un pont. Qui le tient jusqu’au soir tient la vallée.',
  'bridge.exile':
    'Il fit enfin nuit, et le pont était à eux. Au matin ils le passèrent pour rentrer chez eux.',
  'bridge.horde':
    'Les planches cédèrent sous les pas de la Horde, mais trop tard. La vallée garde ses nouveaux maîtres, pour l’instant.',
  'beacon.before':
    'Au-delà de la forêt une tour domine trois vallées. Un feu à son sommet appelle à l’aide, ou appelle la Horde ; cela dépend de qui l’allume.',
  'beacon.exile':
    'Le feu brûla blanc, et dans la nuit des réponses montèrent, colline après colline. Ils étaient plus nombreux qu’ils ne l’avaient cru.',
  'beacon.horde':
    'Le feu brûla d’une fumée verte, et toutes les patrouilles de la Horde se retournèrent pour voir ce que cela voulait dire.',
  'grove.before':
    'Depuis le Donjon Gris le lait tourne dans tous les camps. C’est le Shaman, dit Zacharie, et il est plus près qu’il ne devrait.',
  'grove.exile':
    'Ils brûlèrent ses tambours. On le revit, car ses pareils ne restent pas morts, mais plus jamais dans ce bois.',
  'grove.horde':
    'Le bois se referma derrière ceux qui marchaient encore. Zacharie ne parla pas d’une semaine.',
  'ferry.before':
    'La vallée commence à la rivière. Il y avait là un bac, et la maison du passeur est encore debout ; elle a maintenant une garnison.',
  'ferry.exile':
    'Ils vidèrent l’eau de leurs bottes, de leur côté à eux. Quelqu’un baisa la terre, et personne ne rit.',
  'ferry.horde':
    'La rivière coula brune jusqu’au soir. Ils remontèrent de nuit, à deux jours de marche, et passèrent là où nul n’y avait pensé.',
  'village.before':
    'La nouvelle est arrivée au premier village que les exilés sont revenus. La Horde l’a entendue aussi.',
  'village.exile':
    'Ils sortirent des caves et se comptèrent. Puis ils décrochèrent les fourches et demandèrent où aller.',
  'village.horde':
    'Les toits brûlèrent, et ceux qui avaient attendu trois ans partirent dans les collines. Ils n’attendront plus.',
  'other.before': 'La route continue, et quelqu’un s’y tient.',
  'other.exile': 'Ce jour-là les exilés eurent le dessus.',
  'other.horde': 'Ce jour-là la Horde eut le dessus.',
  'other.nobody': 'Nul ne sut dire ensuite qui avait gagné.',
}
