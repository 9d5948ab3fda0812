/** The rulebook page in English; the other catalogs have the same keys. */
export const en = {
  'rules.title': 'Rulebook',
  'rules.of': 'Rules of {game}',
  'rules.search': 'Search the rules',
  'rules.searchHint': 'word, heading or number',
  'rules.clear': 'Clear the search',
  'rules.count': '{count, plural, =0 {No clause} one {One clause} other {# clauses}}',
  'rules.none': 'No clause speaks of “{words}”. Try fewer or shorter words.',
  'rules.sections': 'Sections',
  'rules.section': 'Section {section}',
  'rules.english': '',
  'rules.missing': 'There is no such rulebook',
  'rules.missingText': 'No game with this name is on the shelf.',
  'rules.linkTo': 'Address of {clause}',
} as const
