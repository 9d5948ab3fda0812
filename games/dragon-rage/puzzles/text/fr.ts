import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Les problèmes de Dragon Rage en français. */
export const fr: Catalog<keyof typeof en> = {
  'claim-while-you-can.title': 'Le dernier souffle',
  'claim-while-you-can.task': 'L’Envahisseur achève son tour avec un seul dragon mourant. Que faire ?',
  'claim-while-you-can.why':
    'Dix-sept points sont détruits, et seize suffisent pour réclamer la victoire. Continuer, c’est laisser frapper les cavaliers : sans dragon vivant, tous ces points ne comptent plus.',
  'at-the-very-start.title': 'Cerné à l’aube',
  'at-the-very-start.task':
    'Un nouveau tour commence, et votre dragon ne peut presque plus bouger. Trouvez la seule chose qui gagne.',
  'at-the-very-start.why':
    'La victoire se réclame aussi au début de la phase 1, avant tout acte d’un dragon. Ailes et pattes sont perdues, le héros et la cavalerie l’entourent : il n’y aura pas de seconde chance.',
  'points-that-win.title': 'Il manque deux points',
  'points-that-win.task': 'Quatorze points sont détruits. Atteignez le seizième ce tour-ci.',
  'points-that-win.why':
    'La rangée d’entrepôts, en 1012, vaut deux points. Elle est à trois pas, et le quatrième point de mouvement l’abat ; aucun bond n’y retombe.',
  'one-breath.title': 'Un dernier souffle de feu',
  'one-breath.task': 'Il reste un souffle. Où gagne-t-il ?',
  'one-breath.why':
    'Treize points sont détruits, et la tour du magicien, droit devant, en vaut trois. Le feu détruit une tour ; rien d’autre à portée ne mène à seize.',
  'where-to-bleed.title': 'Où saigner',
  'where-to-bleed.task': 'Six points de dégâts sont à répartir. Gardez le dragon vivant et capable de voler.',
  'where-to-bleed.why':
    'Les pattes peuvent les prendre. Deux points au ventre tuent, trois à la tête aussi, et sept aux ailes le clouent au sol : donc trois au plus aux ailes, deux à la tête, rien au ventre.',
  'the-sure-bolt.title': 'L’éclair certain',
  'the-sure-bolt.task': 'Il reste trois points de sort. Quel sort met fin à la rage du premier dragon ?',
  'the-sure-bolt.why':
    'Le magicien est à côté du dragon, dont le ventre est presque perdu : trois points d’éclair le foudroient. Une tornade ne fait rien à un dragon au sol, et la brume ne ferait que le cacher.',
  'over-the-river.title': 'Au-dessus de l’eau',
  'over-the-river.task': 'Un dragon plane au-dessus de la rivière. Quel sort vaut le plus ?',
  'over-the-river.why':
    'Une tornade oblige le dragon en vol à lancer le dé : sur 4 ou plus il s’écrase. Au-dessus de la rivière il n’y a pas de sol : il se noie.',
  'under-the-belly.title': 'Sous le ventre',
  'under-the-belly.task': 'Le dragon a perdu ailes et pattes. Qui va où ?',
  'under-the-belly.why':
    'Le ventre ne se frappe que depuis l’hexagone même du dragon, et il est à moitié entamé. Le dragon ne peut pas s’enfuir : le héros se glisse dessous.',
  'home-before-midnight.title': 'Avant que l’heure sonne',
  'home-before-midnight.task':
    'Aucun dragon n’est entré dans la ville depuis le tour 2, et c’est le tour 12. Sauvez la partie.',
  'home-before-midnight.why':
    'Avant la phase 9, un dragon vivant doit être passé dans la ville ou au-dessus, sinon le Défenseur gagne. À pied, le mur et les troupes barrent la route ; un court vol par-dessus le mur suffit, même sans se poser.',
  'fire-stops-the-clock.title': 'Le feu arrête l’horloge',
  'fire-stops-the-clock.task':
    'Dix tours sans destruction s’achèvent ce tour-ci. Le dragon ne peut ni marcher ni voler. Que reste-t-il ?',
  'fire-stops-the-clock.why':
    'Droit devant, au sud-est, le feu atteint un bâtiment qui vaut encore des points. Ailleurs il ne brûle que des soldats, et le Défenseur gagne à l’horloge.',
  'a-curtain-of-fog.title': 'Un rideau de brume',
  'a-curtain-of-fog.task':
    'Un dragon estropié a encore un souffle. Au prochain tour, l’horloge de destruction s’achève. Quel sort gagne la partie ?',
  'a-curtain-of-fog.why':
    'Dans la brume un dragon ne peut pas cracher le feu, et il n’atteint plus aucun bâtiment. La brume tient jusqu’à la prochaine phase de sorts : l’horloge sonne avant qu’elle se lève.',
  'before-the-jaws.title': 'Devant la gueule',
  'before-the-jaws.task': 'Un héros blessé et un soldat sont au contact du dragon. Qui frappe-t-il ?',
  'before-the-jaws.why':
    'Un héros blessé meurt de la prochaine blessure ; sans lui la milice n’a plus de chef et chacun doit tester son moral. Le soldat derrière peut attendre.',
  'courage.title': 'Du courage à vendre',
  'courage.task':
    'Le héros est mort, trois miliciens entourent un dragon mourant. Il reste deux points de sort.',
  'courage.why':
    'La milice n’attaque un dragon que sous les yeux d’un héros ou avec le moral renforcé. Le sort leur donne à tous leur coup, et un point de plus au dé.',
  'the-only-landing.title': 'Le seul atterrissage',
  'the-only-landing.task': 'Un dragon en vol, sans feu, a besoin d’un point. Où un soldat est-il le mieux ?',
  'the-only-landing.why':
    'Le dragon ne peut détruire qu’en se posant, et le bâtiment en 1807 est celui qu’il atteint. Il ne se pose pas sur une troupe : un soldat à cet endroit sauve le point.',
  'one-more-arrow.title': 'Encore une flèche',
  'one-more-arrow.task': 'Un archer, un tir. Sur quoi ?',
  'one-more-arrow.why':
    'Les ailes ont déjà cinq points de dégâts, et à sept un dragon ne vole plus. Ce sont aussi elles qu’on touche le plus facilement.',
  'pull-it-down.title': 'Faites-le tomber',
  'pull-it-down.task':
    'Deux dragons en vol, un souffle chacun, brûlent tour après tour. Votre magicien est tout près.',
  'pull-it-down.why':
    'La tornade va sur le dragon qui plane au-dessus de la tour déjà brûlée : elle n’y détruit plus rien, et une fois sur deux le dragon s’écrase parmi vos cavaliers.',
}
