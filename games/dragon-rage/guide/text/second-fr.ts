import type { en } from './second-en.ts'

/** La deuxième leçon en français. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  'welcome.title': 'Tard dans la partie',
  'welcome.text':
    'Seize points sont détruits. Verdigris se tient devant la porte ouest ; Ashmaw, au cœur de la cité, a perdu tout ce qui restait de sa tête.',
  'walls.title': 'Les murs ont des portes',
  'walls.text':
    'Rien ne marche, ne frappe ni ne souffle à travers un mur, sinon par ses entrées : portails rouges et portes bleues. Un dragon qui fait face à une porte l’enfonce aussitôt. Un portail demande des points et, si quelqu’un le garde, un dé.',
  'approach.title': 'Vers le portail',
  'approach.text': 'Choisissez Verdigris et appuyez sur « Marche » : quatre points à dépenser.',
  'gate.title': 'Un pas',
  'gate.text': 'Appuyez sur 0606, droit devant. Le portail est alors juste devant le dragon.',
  'smash.title': 'Combien de points ?',
  'smash.text':
    'Une infanterie se tient derrière le portail, il faut donc un dé : autant que les points dépensés, ou moins, et il cède. Dépensez-en 2 ; cette leçon donne un 2.',
  'broken.title': 'Enfoncé pour de bon',
  'broken.text':
    'La voie est libre, pour les pattes, les crocs et le feu, des deux camps. Avec un seul point, Verdigris ne peut dépasser la garde : terminez le mouvement.',
  'rage.title': 'Fou furieux',
  'rage.text':
    'Un dragon sans tête est fou furieux. Il va au plus proche ennemi et doit frapper qui est devant lui ; il ne souffle plus jamais. La milice est devant Ashmaw : il ne peut même pas tourner. Terminez la phase.',
  'fire.title': 'Par le portail',
  'fire.text':
    'Le feu passe un portail enfoncé. Appuyez sur 0707 et confirmez : la garde doit faire 5 pour fuir et fait 3.',
  'burned.title': 'Le portail est à vous',
  'burned.text': 'Plus personne ne tient l’hexagone derrière lui. Terminez la phase.',
  'must.title': 'Pas le choix',
  'must.text':
    'La phase ne peut finir avant qu’Ashmaw ait frappé. Appuyez sur 1008, prenez les deux ailes et quatre pattes, et confirmez : 8 contre 1 se passe de dé.',
  'roll.title': 'La rage consume',
  'roll.text':
    'À la fin de la phase, un dragon fou furieux lance un dé : à 5 ou plus, il meurt de sa rage. Terminez la phase ; cette leçon donne un 4.',
  'window.title': 'Une victoire à réclamer',
  'window.text':
    'Avec 16 points détruits, vous pouvez réclamer la victoire, ici ou avant que vos dragons ne bougent. Qui continue peut gagner un meilleur grade, ou tout perdre. Continuez, et voyez ce que fait la cité.',
  'spells.title': 'Quatre sorts',
  'spells.text':
    'Vous êtes maintenant la cité. Le brouillard cache tout à deux hexagones, l’éclair blesse un dragon, le tourbillon jette à terre ce qui vole et détruit ce qu’il touche, le sort de moral aide tous ceux qui sont près du magicien. Un sort par tour.',
  'boost.title': 'Du courage',
  'boost.text':
    'Choisissez « Moral », puis le rayon 2. Il coûte 3 points et ajoute 1 à chaque coup porté dans sa zone.',
  'ride.title': 'Dans le flanc',
  'ride.text': 'Choisissez CAV1 et chevauchez jusqu’en 1110, derrière l’aile d’Ashmaw.',
  'rode.title': 'Dans le cercle',
  'rode.text': '1110 est dans la zone bleue. Terminez la phase.',
  'strike.title': 'Un de plus',
  'strike.text':
    'Les ailes demandent 4. Le dé montre 3, et le courage ajoute un. Appuyez sur le dragon, prenez les ailes et confirmez.',
  'shut.title': 'Une aile en moins',
  'shut.text':
    'Six points dans les ailes : Ashmaw ne vole ni ne bondit plus. Terminez la phase, et avec elle le tour.',
  'claim.title': 'Assez',
  'claim.text':
    'Aux dragons de jouer, et l’un d’eux peut bientôt mourir. Si les deux meurent, la cité gagne, quoi qu’il y ait de détruit. Réclamez la victoire.',
  'farewell.title': 'Briseur de portails',
  'farewell.text':
    'Voilà les murs, les portails, les sorts, la rage et la victoire réclamée. Le reste est dans le livret : appuyez sur le numéro d’une règle.',
}
