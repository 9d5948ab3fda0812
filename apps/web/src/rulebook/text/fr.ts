import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Le livret de règles en français. */
export const fr: Catalog<keyof typeof en> = {
  'rules.title': 'Livret de règles',
  'rules.of': 'Règles de {game}',
  'rules.search': 'Chercher dans les règles',
  'rules.searchHint': 'une question, un mot ou un numéro',
  'rules.clear': 'Effacer la recherche',
  'rules.count': '{count, plural, =0 {Aucune clause} one {Une clause} other {# clauses}}',
  'rules.found': '{count, plural, =0 {Rien trouvé} one {Un résultat} other {# résultats}}',
  'rules.finds': 'Résultats',
  'rules.none': 'Les règles ne parlent pas de « {words} ». Essayez d’autres mots.',
  'rules.variant': 'Variante',
  'rules.standard': '(norme)',
  'rules.numbers': 'de {min} à {max}',
  'rules.numbersFrom': 'de {min} à {max} ; la norme est {standard}',
  'rules.reading': 'Comment ce point a été lu',
  'rules.examples': 'Exemples sur le plateau :',
  'rules.example': 'Exemple {example} : ouvrir sur le plateau',
  'rules.exampleFails': 'Cet exemple ne peut pas s’ouvrir ici.',
  'rules.sheet': 'Aide-mémoire',
  'rules.print': 'Imprimer',
  'rules.toBook': 'Tout le livret',
  'rules.sections': 'Sections',
  'rules.clausesOf': 'Clauses de : {section}',
  'rules.section': 'Section {section}',
  'rules.english': 'Les titres sont en français, le texte des règles est en anglais.',
  'rules.missing': 'Ce livret n’existe pas',
  'rules.missingText': 'Aucun jeu de ce nom n’est sur l’étagère.',
  'rules.linkTo': 'Adresse de {clause}',
}
