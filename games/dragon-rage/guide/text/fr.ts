/** Le premier tour en français. */
export const fr = {
  'welcome.title': 'Vous êtes le dragon',
  'welcome.text':
    'Voici Ashmaw, devant les murailles d’Esirien. Vous jouerez un tour des dragons, puis un tour de la cité. Les règles sont les vraies ; seuls les dés sont choisis pour cette leçon.',
  'goal.title': 'Ce que veulent les dragons',
  'goal.text':
    'Les écus chiffrés valent des points de victoire. Détruisez-en 16 et vous pourrez réclamer la victoire. Si dix tours passent sans destruction, la cité gagne.',
  'mode.title': 'Quatre façons de bouger',
  'mode.text':
    'Un dragon marche, rampe, bondit ou vole. Les murailles arrêtent la marche, pas le bond : trois hexagones au plus, droit devant. Choisissez Ashmaw et pressez « Bond ».',
  'bound.title': 'Par-dessus la muraille',
  'bound.text':
    'Les hexagones éclairés sont tous ceux qu’un bond peut atteindre. Trois hexagones plus loin, derrière la muraille, se trouve le grenier. Pressez-le.',
  'granary.title': 'Un point',
  'granary.text':
    'Atterrir sur un bâtiment le détruit : un point ici, davantage pour les grands. Le tour a des phases, et les vôtres sont : bouger, souffler, combattre. Verdigris reste où elle est : terminez la phase, et dites à la table que vous y tenez.',
  'fire.title': 'Le souffle',
  'fire.text':
    'Deux fois par partie, un dragon peut souffler : deux hexagones en ligne, dans l’une de ses trois directions de face. Au sud-est, il y a de l’infanterie dans les deux. Pressez 0909, lisez les chances, puis confirmez.',
  'escaped.title': 'Cinq ou plus : sauvé',
  'escaped.text':
    'Chaque unité a lancé un dé contre sa valeur d’esquive. L’infanterie doit faire 5 : la première a fait 2 et disparaît, la seconde a fait 5 et survit. Terminez la phase.',
  'claws.title': 'Griffes et ailes',
  'claws.text':
    'Ce qui n’a pas servi peut combattre. Chaque aile donne 2, chaque patte 1 : la force 8 contre une défense de 2 réussit sur 3 ou plus. Pressez 0809, prenez les deux ailes et quatre pattes, et confirmez.',
  'turnOver.title': 'Un bâtiment, deux unités',
  'turnOver.text': 'Un tour honorable pour un seul dragon. Terminez la phase : c’est à la cité de jouer.',
  'city.title': 'Vous êtes la cité',
  'city.text':
    'Vous jouez maintenant l’autre camp : un magicien, des archers et des cavaliers ont tout vu. La cité lance un sort, se déplace, tire et combat, dans cet ordre.',
  'lightning.title': 'L’éclair',
  'lightning.text':
    'Le magicien a dix points de sort pour toute la partie. L’éclair en coûte trois et touche toujours : cinq points de dommages, moins un par hexagone de distance. Choisissez « Éclair », pressez le dragon et confirmez.',
  'ride.title': 'Par la route',
  'ride.text':
    'Le dragon a réparti deux points entre une aile et une patte. À la cavalerie : choisissez CAV1 et chevauchez jusqu’en 0908, derrière l’aile de la bête.',
  'rode.title': 'La place compte',
  'rode.text':
    'De face on touche la tête et les pattes, de flanc les ailes et les pattes, par-dessous le ventre. Vous êtes sur le flanc. Les autres tiennent leur poste : terminez la phase.',
  'arrow.title': 'Des archers dans une tour',
  'arrow.text':
    'Depuis une tour, les archers n’ont pas besoin de ligne de vue. Il faut 6 pour toucher, et l’on nomme d’abord ce que l’on vise. Choisissez ARH1, pressez le dragon, prenez les ailes et confirmez.',
  'hit.title': 'Un six',
  'hit.text':
    'Un point de plus. Les ailes en ont deux sur les six qu’elles supportent avant d’en perdre une. Terminez la phase.',
  'charge.title': 'La charge',
  'charge.text':
    'La cavalerie frappe pour trois points, et les ailes sont touchées sur 4 ou plus. Choisissez CAV1, pressez le dragon, prenez les ailes et confirmez.',
  'wounded.title': 'Cinq points dans les ailes',
  'wounded.text':
    'À six, une aile est perdue, et un dragon qui perd une aile ne vole ni ne bondit plus. Le voici enfermé avec la garnison. Terminez la phase, et le tour avec elle.',
  'farewell.title': 'C’était un tour entier',
  'farewell.text':
    'Vous avez bougé, brûlé et combattu pour les deux camps. Dans la chronique, les numéros ouvrent la règle de chaque ligne. Dressez une table : dans une vraie partie on place d’abord ses pièces, et personne ne connaît les dés.',
} as const
