/** The end of a game in English; the other catalogs have the same keys. */
export const en = {
  'over.replay': 'Look back',
  'over.facts': 'In figures',
  'over.luck': 'The dice',
  'over.luckOf':
    '{seat}: {made} of {rolls, plural, one {one roll} other {# rolls}} made, {expected} expected',
  'over.worse': 'luckier than {percent} of such games',
  'over.minutes':
    '{count, plural, one {# minute} other {# minutes}}, {dice, plural, one {# die} other {# dice}}',
} as const
