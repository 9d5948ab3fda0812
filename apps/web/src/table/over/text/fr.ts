import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** La fin d’une partie en français. */
export const fr: Catalog<keyof typeof en> = {
  'over.replay': 'Revoir la partie',
  'over.facts': 'En chiffres',
  'over.luck': 'Les dés',
  'over.luckOf': '{seat} : jets réussis {made} sur {rolls}, attendus {expected}',
  'over.worse': 'plus de chance que dans {percent} de telles parties',
  'over.minutes':
    '{count, plural, one {# minute} other {# minutes}}, {dice, plural, one {# dé} other {# dés}}',
}
