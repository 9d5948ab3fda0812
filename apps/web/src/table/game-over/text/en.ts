/** The end of a game in English; the other catalogs have the same keys. */
export const en = {
  'over.won': 'You have won',
  'over.lost': 'You have lost',
  'over.ended': 'The match is over',
  'over.replay': 'Look back',
  'over.facts': 'In figures',
  'over.minutes':
    '{count, plural, one {# minute} other {# minutes}}, {dice, plural, one {# die} other {# dice}}',
} as const
