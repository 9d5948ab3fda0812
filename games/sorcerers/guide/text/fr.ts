/** Le premier tour en français. */
export const fr = {
  'welcome.title': 'Vous êtes un sorcier',
  'welcome.text':
    'Voici le joueur 1, sur une table large d’un mètre, au quatrième tour d’un duel. Vous jouerez ce tour pour les deux camps. Les règles sont les vraies ; seuls les dés sont choisis pour cette leçon.',
  'goal.title': 'Briser le bouclier de l’autre',
  'goal.text':
    'Chaque sorcier a un bouclier de force de 20. Qui n’en a plus est éliminé, et toutes ses créatures disparaissent avec lui. Vous ne frappez pas vous-même : vos créatures le font pour vous.',
  'group.title': 'Quatre à la fois, au plus',
  'group.text':
    'Un tour commence par les créatures. Choisissez-en une à quatre des vôtres : elles agissent ensemble, puis l’autre camp choisit. Pressez le gobelin à l’arc et l’orc, puis le bouton rouge.',
  'advance.title': 'Dans le bouclier',
  'advance.text':
    'Chaque créature a deux actions : bouger, attaquer, dans l’ordre que l’on veut. Un orc se déplace de 6 cm. Pressez l’orc, puis la place à côté du sorcier, et faites-le. Arriver au contact ôte déjà 3 au bouclier.',
  'strike.title': 'L’orc frappe',
  'strike.text':
    'On lance un dé à vingt faces : l’habileté de l’orc, 15, ou moins touche. Une arme moyenne ôte 6 à un bouclier. Pressez le sorcier, regardez la chance et faites-le.',
  'bow.title': 'Le gobelin tire',
  'bow.text':
    'De 20, le bouclier est tombé à 11. À l’arc, maintenant. Un tir doit voir sa cible ; la distance ne se mesure qu’une fois le tir annoncé, et au-delà de 30 cm il est perdu. Pressez le gobelin, puis l’Amazone 1, et faites-le.',
  'unused.title': 'Trois blessures',
  'unused.text':
    'Dommages 4, moins 1 pour sa résistance : trois de ses cinq cases sont cochées. Il reste une action au gobelin, mais il est bien où il est. Les actions inutilisées sont perdues : finissez l’activation.',
  'other.title': 'Vous êtes l’autre sorcier',
  'other.text':
    'Vous voici joueur 2, avec un orc contre votre bouclier. Deux amazones sont là : l’une avec une épée, l’autre avec un arc.',
  'answer.title': 'La réponse',
  'answer.text': 'Pressez les deux amazones, puis le bouton rouge : elles aussi agissent ensemble.',
  'approach.title': 'Base contre base',
  'approach.text':
    'Pour frapper il faut toucher : des bases à un millimètre au plus, et l’ennemi dans la moitié avant. Les amazones se déplacent de 7 cm. Pressez l’Amazone 1, puis la place à côté de l’orc, et faites-le.',
  'sword.title': 'Un seul coup',
  'sword.text':
    'Un orc a cinq cases et une résistance de 1. L’épée fait 6 : une touche suffit. Il faut 14 ou moins. Pressez l’orc et faites-le.',
  'small.title': 'Petit et vif',
  'small.text':
    'L’orc n’est plus. L’Amazone 2 tire sur le gobelin : habileté 14, moins 1, car les gobelins sont difficiles à toucher. Pressez l’Amazone 2, puis le gobelin, et faites-le.',
  'phaseOver.title': 'Manqué d’un point',
  'phaseOver.text':
    'Il est sorti 14 et il fallait 13. Personne n’a plus de créature qui n’ait agi. Finissez l’activation : c’est aux sorciers.',
  'create.title': 'De nouvelles créatures',
  'create.text':
    'Vous êtes de nouveau le joueur 1. Chaque tour donne 100 points de sortilège ; avec les 30 gardés, vous en avez 130. Pressez « 3 légères · 90 » à côté des gobelins, puis trois places voisines dans l’anneau, et faites-le. Ils agiront dès le tour suivant.',
  'walk.title': 'À pied',
  'walk.text':
    'Avant ou après sa magie, un sorcier peut marcher 15 cm, mais pas dans les bois ni dans les bâtiments. Pressez le sorcier, puis une place près de lui, et faites-le.',
  'save.title': 'Quarante points de reste',
  'save.text':
    'Jusqu’à 150 points sont gardés pour le tour suivant : une pièce d’artillerie en coûte 160, il faut donc économiser. Finissez votre tour.',
  'wind.title': 'Le vent guérit',
  'wind.text':
    'Le joueur 2 a 190 points. Pour 15, le vent magique ôte toutes les blessures de vos créatures à moins de 50 cm. Pressez « Vent magique » et faites-le.',
  'shield.title': 'Un bouclier plus fort',
  'shield.text':
    'Pour 90 points, le bouclier gagne 10. Pour autant, un trait magique ôterait 10 à un bouclier ennemi que vous voyez à moins de 20 cm ; la distance n’est mesurée qu’une fois le tir annoncé. Pressez « Bouclier +10 » et faites-le.',
  'turnOver.title': '21 contre 20',
  'turnOver.text':
    'Le coup est réparé, et l’Amazone 1 est indemne. Finissez votre tour, et le tour 4 avec lui.',
  'farewell.title': 'C’était un tour entier',
  'farewell.text':
    'Ce serait maintenant aux trois gobelins. Dans la chronique, les numéros ouvrent la règle de chaque ligne. Dressez une table : une vraie partie commence avec 100 points pour chacun et sans créatures, et personne ne connaît les dés.',
} as const
