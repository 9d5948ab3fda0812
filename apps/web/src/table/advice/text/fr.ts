import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Conseils et réflexion en français. */
export const fr: Catalog<keyof typeof en> = {
  'advice.ask': 'Demander conseil',
  'advice.title': 'Conseil',
  'advice.close': 'Ranger le conseil',
  'advice.thinking': 'Les coups possibles sont pesés…',
  'advice.now': 'Montrer le meilleur trouvé',
  'advice.chance': 'chances de victoire',
  'advice.range': 'de {low} à {high}, selon les dés',
  'advice.roll': '{percent} que le jet réussisse',
  'advice.proven': 'pratiquement décidé',
  'advice.better': 'En mieux : {what}',
  'advice.worse': 'En moins bien : {what}',
  'advice.then': 'puis {what}',
  'advice.only': 'Il n’y a rien à peser ici.',
  'advice.failed': 'Aucun conseil n’a pu être trouvé.',
  'advice.do': 'Le faire',
  'advice.doOf': 'Le faire : {what}',
  'advice.foot': 'Trouvé par une recherche dans ce que votre siège peut savoir ; les chances sont estimées.',
  'advice.after': 'Ce que {who} voulait améliorer : {what}.',
  'advice.afterNothing': '{who} ne visait rien de particulier.',
  'advice.letGo': 'Laissé de côté : {what}.',
  'advice.gaveItself': 'Chances qu’il se donnait : {percent}.',
  'thinking.progress': '{seat} réfléchit',
  'thinking.hurry': 'Jouer maintenant',
  'thinking.hurryNote': 'Prend le meilleur coup trouvé jusqu’ici',
}
