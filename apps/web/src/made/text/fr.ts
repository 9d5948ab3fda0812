import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** The frame of what people make for a game, in French. */
export const fr: Catalog<keyof typeof en> = {
  'made.missing': 'Rien à composer ici',
  'made.missingText': 'Ce jeu n’a pas de page où l’on compose quelque chose pour y jouer.',
}
