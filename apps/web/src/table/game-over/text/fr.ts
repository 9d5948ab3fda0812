import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** La fin d’une partie en français. */
export const fr: Catalog<keyof typeof en> = {
  'over.won': 'Vous avez gagné',
  'over.lost': 'Vous avez perdu',
  'over.ended': 'La partie est terminée',
  'over.replay': 'Revoir la partie',
  'over.facts': 'En chiffres',
  'over.minutes':
    '{count, plural, one {# minute} other {# minutes}}, {dice, plural, one {# dé} other {# dés}}',
}
