/** La première année en français. */
export const fr = {
  'welcome.title': 'Deux seigneurs rivaux',
  'welcome.text':
    'Vous êtes le joueur A, dans la sixième année d’un duel. Vous jouerez cette année pour les deux camps. Les règles sont les vraies ; seules les mains sont plus petites, pour que chaque étape montre une chose.',
  'provinces.title': 'La vie et l’or à la fois',
  'provinces.text':
    'Les provinces sont la vie : qui n’en a plus est éliminé, le dernier à en tenir une gagne. Elles paient aussi : chacune donne une sphère de sa couleur. Vous en avez trois grises et une rouge, le joueur B une seule.',
  'card.title': 'Ce que dit une carte',
  'card.text':
    'Ce chevalier du joueur B a deux puissances : PP, la physique, et PM, la magique. Le M dit qu’il peut porter des objets. Les orbes sont son coût : trois sphères vertes.',
  'ritual.title': 'D’abord la magie',
  'ritual.text':
    'Un tour est une année : magie, achat, combat. D’abord, un rituel au plus. Contrat d’armes coûte deux sphères grises : vous montrez deux provinces et défaussez l’une d’elles. Pressez la carte, puis « Sceller Contrat d’armes ».',
  'secret.title': 'Un choix secret',
  'secret.text':
    'Votre choix reste caché. Vous voici joueur B, qui choisit aussi ; puis tout est révélé ensemble. B n’a pas de rituel : pressez « Aucun rituel ».',
  'buy.title': 'Une créature, une province',
  'buy.text':
    'Porte-aux-Clous est perdue, un Soudard est là, vos mercenaires ont +1. À l’achat : une créature par an. Lame au rabais coûte une province grise, qui est perdue. Payez avec Mont-aux-Cloches : B l’a déjà vue.',
  'object.title': 'Les objets sont gratuits',
  'object.text':
    'Vous êtes le joueur B. Un objet ne coûte rien, mais seule une créature avec le M le porte. La lance donne +1 aux deux puissances. Pressez la lance, puis le chevalier, et scellez.',
  'order.title': 'Qui attaque d’abord',
  'order.text':
    'Place au combat. Qui tient le plus de provinces attaque d’abord : A, deux contre une. La dernière de B donnerait la victoire, mais chaque créature de B doit avoir été attaquée avant : elles sont trois, A en a deux.',
  'attack.title': 'Cinq contre quatre',
  'attack.text':
    'Physiquement on compare les PP, par la magie les PM. La plus faible est détruite ; à égalité, les deux. Par la magie : 3 contre 3. Physiquement : 5 contre 4. Attaquez ainsi le Cerf avec Lame au rabais.',
  'curse.title': 'La réponse',
  'curse.text':
    'Vous êtes le joueur B, et votre cerf est attaqué. Avant la comparaison vous pouvez laisser faire ou répondre par un maléfice. Poussée soudaine donne +2 jusqu’à la fin du tour : lancez-la sur le Cerf.',
  'turnOver.title': 'Cinq contre six',
  'turnOver.text':
    'La Lame est détruite. La province de B qui a payé n’est qu’épuisée : elle ne paie plus cette année, mais compte toujours pour la vie. Vous êtes A, et le Soudard ne bat personne. Finissez le tour de combat.',
  'guard.title': 'D’abord le gardien',
  'guard.text':
    'Vous êtes B : c’est votre tour de combat. Un Soudard garde les provinces de A, il faut l’attaquer d’abord. Avec la lance, le chevalier a 5/3, le Soudard 3/3 : attaquez-le physiquement.',
  'raid.title': 'Aux provinces',
  'raid.text':
    'Plus personne ne garde A. Dès la troisième année, une créature peut attaquer des provinces, une fois par an. Rien n’est comparé : l’attaque coûte une province. Attaquez avec le Cerf de corne-écorce.',
  'lose.title': 'Laquelle perdre ?',
  'lose.text':
    'Vous êtes A. Un maléfice aurait pu aider, mais votre main est vide : l’attaque passe. Vous perdez une de vos deux provinces, et c’est vous qui choisissez. Pressez l’une d’elles.',
  'last.title': 'Même le hérisson',
  'last.text':
    'Vous êtes de nouveau B. Hérisson des ronces n’a qu’un PP de 1, mais contre des provinces cela ne compte pas. Attaquez avec lui la dernière province de A.',
  'won.title': 'Le joueur B gagne',
  'won.text':
    'A n’a plus de province ; B tient la dernière. A en avait quatre : une pour le rituel, une pour la créature, deux par les attaques. Dépensez-les, mais gardez de quoi vivre.',
  'farewell.title': 'C’était une année entière',
  'farewell.text':
    'Si A avait survécu, l’année suivante commencerait : les provinces épuisées sont de nouveau prêtes, chacun tire une carte. Dressez une table : chacun y commence avec 15 provinces et cinq cartes, cachées à l’autre.',
} as const
