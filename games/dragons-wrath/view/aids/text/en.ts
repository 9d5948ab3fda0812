/** How a match of The Dragon’s Wrath ended, in English; the other catalogs have the same keys. */
export const en = {
  'summary.when': 'Year {turn} · {count, plural, one {# province} other {# provinces}}',
  'title.win': '{players} {count, plural, one {holds the realm} other {hold the realm}}',
  'title.draw': 'Nobody holds the realm',
  'line.lastProvince': 'In year {turn} the last other province fell.',
  'line.conceded': 'In year {turn} nobody else wanted to go on.',
  'line.together': 'In year {turn} the last provinces of all were lost together.',
  'line.turnLimit': 'Year {turn} was the last: who holds most provinces decides.',
  'line.outOfTime': 'In year {turn} the last opponent ran out of time.',
  'fact.years': '{count, plural, one {year} other {years}}',
  'fact.left': '{count, plural, one {province} other {provinces}} left to {players}',
  'fact.attack': '{count, plural, one {province} other {provinces}} lost to attacks',
  'fact.payment': '{count, plural, one {province} other {provinces}} given up in payment',
  'fact.effect': '{count, plural, one {province} other {provinces}} lost to cards',
  'fact.sacrifice': '{count, plural, one {province} other {provinces}} sacrificed',
  'fact.best': '{count, plural, one {fight} other {fights}} won by {card}, the best creature',
  'fact.turning': 'the turning year: from then on {players} had most might',
} as const
