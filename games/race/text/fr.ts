import type { Catalog } from '@wyrmtable/text'
import type { TextKey } from './en.ts'

export const fr: Catalog<TextKey> = {
  'seat.red': 'Rouge',
  'seat.blue': 'Bleu',
  phase: 'Course',
  status: 'Rouge {red}, bleu {blue} sur {length}',
  group: 'Courir',
  'action.walk': 'Marcher d’un pas',
  'action.sprint': 'Sprinter',
  'event.rolled':
    '{seat} sprinte ({success, select, yes {bien} other {et trébuche}}) : {total}, il faut {need}+',
  'event.moved': '{seat} fait {steps, plural, =0 {zéro pas} one {# pas} other {# pas}} (à {to})',
  'refusal.tired': 'On ne sprinte pas deux fois de suite.',
  'refusal.notNow': 'C’est à l’autre coureur.',
  'refusal.twoWinners': 'Les deux coureurs ne peuvent pas être arrivés.',
  'refusal.unknown': 'Les règles l’interdisent.',
  outcome: '{seat} arrive en premier.',
  'view.title': 'La course',
  'view.line': 'Marcher, ou oser le sprint',
  'view.length': 'Pas de la piste',
  'view.actions': 'Actions',
  'view.log': 'Chronique',
  'view.empty': 'Il ne s’est encore rien passé.',
}
