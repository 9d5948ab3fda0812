import type { en } from './en.ts'

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'help.keys': 'Touches',
  'help.sheet': 'Aide-mémoire',
  'help.advice': 'demander conseil à l’ordinateur, ranger le conseil',
  'help.log': 'dans la chronique : d’article en article',
  'help.this': 'cette liste',
  'help.note': 'Pressez une lettre pour en choisir une autre qui fasse la même chose.',
  'help.change': '{key} : {does}. Choisir une autre lettre',
  'help.press': 'Tapez la lettre que vous préférez. Échap garde celle-ci.',
  'help.refused': 'Seule une lettre convient, et aucune que la table réserve à autre chose.',
  'help.reset': 'Comme au début',
  'help.noSheet': 'Ce jeu n’a pas d’aide-mémoire.',
  'help.toBook': 'Aux règles',
}
