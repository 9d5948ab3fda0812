/** How a match of Sorcerers ended, in English; the other catalogs have the same keys. */
export const en = {
  'title.win': '{players} {count, plural, one {prevails} other {prevail}}',
  'title.draw': 'No will prevails',
  'line.eliminated':
    'The last shield but {count, plural, one {one} other {#}} broke in turn {turn}, and the creatures vanished with their masters.',
  'line.resigned': 'The last other sorcerer laid down his staff in turn {turn}.',
  'line.fallenTogether': 'One stroke of turn {turn} broke every shield that was left.',
  'line.faded': 'The shields faded away until turn {turn}.',
  'line.turnLimit':
    'Turn {turn} was the last: {count, plural, one {the strongest shield decides, then the fewest wounds} other {shields and wounds are even}}.',
  'fact.turns': '{count, plural, one {turn} other {turns}}',
  'fact.shield': 'points of shield left to {players}',
  'fact.created': '{count, plural, one {creature created} other {creatures created}}',
  'fact.destroyed': '{count, plural, one {creature destroyed} other {creatures destroyed}}',
  'fact.bolts': '{count, plural, one {magic bolt} other {magic bolts}}',
  'summary.spoken': 'Turn {turn}; {player} decides, shield {shield}.',
} as const
