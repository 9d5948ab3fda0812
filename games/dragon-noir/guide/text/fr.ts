/** Le premier tour en français. */
export const fr = {
  'welcome.title': 'Vous menez les exilés',
  'welcome.text':
    'Un Elfe à l’arc long et Godiva sont devant le moulin ; deux Orks et un archer barrent la route. Vous jouerez ce tour pour les deux camps. Les règles sont les vraies ; seuls les dés sont choisis pour cette leçon.',
  'goal.title': 'Le moulin est le but',
  'goal.text':
    'L’Exil gagne quand l’un des siens se tient dans le moulin à la fin de son tour et que personne de la Horde n’y est debout. Un tour a quatre séquences : tir, mouvement, combat, récupération.',
  'shot.title': 'L’Elfe tire',
  'shot.text':
    'D’abord les arcs. Touchez l’Elfe, puis l’Ork 1 : le panneau montre ce que ferait chaque face du dé. Bas, c’est bon. Faites-le.',
  'fireOver.title': 'Blessé',
  'fireOver.text':
    'L’Ork est blessé : ses valeurs sont réduites de moitié, et une autre blessure le tue. Personne d’autre ne peut tirer. Finissez la séquence.',
  'mover.title': 'L’un après l’autre',
  'mover.text':
    'Les personnages bougent un par un. Les chiffres sur la carte disent ce qu’il en coûte à Godiva d’y aller ; elle a 8 PM. Touchez la case à côté de l’Ork blessé : son chemin s’affiche. Touchez-la encore, et elle y va. Qui s’arrête à côté d’un ennemi ne jette pas de dé.',
  'answer.title': 'L’autre camp répond',
  'answer.text':
    'Après chaque pas, l’autre camp peut tirer sur celui qui bouge. Maintenant vous êtes la Horde : touchez l’archer, puis Godiva, et faites-le.',
  'stays.title': 'Manqué',
  'stays.text':
    'La flèche passe à côté. Chaque archer tire une fois en séquence de tir et une fois en réponse aux mouvements. Finissez son mouvement.',
  'movesOver.title': 'L’Elfe garde l’arc prêt',
  'movesOver.text':
    'Un arc long qui n’a pas bougé peut répondre pendant le tour ennemi. Laissez donc l’Elfe où il est et finissez la séquence.',
  'attack.title': 'Neuf contre trois',
  'attack.text':
    'Attaque 9 contre défense 3, cela fait trois contre un. Touchez Godiva, puis l’Ork, regardez la colonne de la table, et faites-le.',
  'advance.title': 'À sa place',
  'advance.text':
    'Assommé alors qu’il était blessé : l’Ork est mort. Le vainqueur peut avancer d’une ou deux cases à pied. Touchez la case où il se tenait.',
  'turnOver.title': 'Votre tour est fini',
  'turnOver.text':
    'À la récupération, ceux qui étaient assommés se relèveraient ; il n’y en a pas. Finissez la séquence.',
  'other.title': 'Vous êtes la Horde',
  'other.text':
    'L’autre camp a maintenant les mêmes quatre séquences. L’Ork 2 est près de Godiva ; l’archer se tient derrière un arbre.',
  'noShot.title': 'Gardez la flèche',
  'noShot.text':
    'L’archer pourrait tirer, mais qui tire ne va plus que moitié moins loin. Cette fois, laissez : finissez la séquence.',
  'infiltration.title': 'Infiltration',
  'infiltration.text':
    'Touchez l’Ork 2, puis la case de l’autre côté de Godiva, et encore une fois pour y aller. Quitter une case voisine d’un ennemi coûte un jet, comme le dit le triangle sur son chemin : 6 ou moins, il passe ; plus, il est arrêté, assommé ou blessé.',
  'hordeMovesOver.title': 'Personne d’autre',
  'hordeMovesOver.text': 'Un 5 : il est passé. L’archer reste. Finissez la séquence.',
  'unmoved.title': 'Ceux qui n’ont pas bougé',
  'unmoved.text':
    'Quand la Horde a bougé, l’Exil peut tirer sur ceux qui sont restés sur place. Touchez l’Elfe, puis l’archer, et faites-le.',
  'orkAttacks.title': 'L’Ork frappe',
  'orkAttacks.text':
    'L’arc long a manqué. Maintenant 8 contre 6 : un contre un, la colonne la plus faible. Attaquez Godiva avec l’Ork 2.',
  'hordeOver.title': 'Rien',
  'hordeOver.text': 'Il ne s’est rien passé. À deux, la colonne aurait été meilleure. Finissez la séquence.',
  'farewell.title': 'Voilà un tour',
  'farewell.text':
    'Tirez avant d’approcher, attaquez ensemble, et surveillez l’horloge : le vrai scénario dure huit tours. Cavaliers, magiciens et Dragon Noir attendent dans les autres.',
}
