import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** The frame of what people make for a game, in French. */
export const fr: Catalog<keyof typeof en> = {
  'made.missing': 'Rien à composer ici',
  'made.missingText': 'Ce jeu n’a pas de page où l’on compose quelque chose pour y jouer.',
  'made.beside':
    'Ceci a été modifié entre-temps sur un autre appareil ou une autre page. Rien n’est perdu : cette version est gardée à côté de la vôtre, sous le même titre.',
  'made.besideLook': 'Voir les deux',
  'made.besideOn': 'Continuer',
}
