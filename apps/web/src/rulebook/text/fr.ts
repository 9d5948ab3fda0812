import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Le livret de règles en français. */
export const fr: Catalog<keyof typeof en> = {
  'rules.title': 'Livret de règles',
  'rules.of': 'Règles de {game}',
  'rules.search': 'Chercher dans les règles',
  'rules.searchHint': 'mot, titre ou numéro',
  'rules.clear': 'Effacer la recherche',
  'rules.count': '{count, plural, =0 {Aucune clause} one {Une clause} other {# clauses}}',
  'rules.none': 'Aucune clause ne parle de « {words} ». Essayez moins de mots, ou plus courts.',
  'rules.sections': 'Sections',
  'rules.section': 'Section {section}',
  'rules.english': 'Les titres sont en français, le texte des règles est en anglais.',
  'rules.missing': 'Ce livret n’existe pas',
  'rules.missingText': 'Aucun jeu de ce nom n’est sur l’étagère.',
  'rules.linkTo': 'Adresse de {clause}',
}
