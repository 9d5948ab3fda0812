/** Keys and reference sheet of a table in English; the other catalogs have the same keys. */
export const en = {
  'help.keys': 'Keys',
  'help.sheet': 'Reference sheet',
  'help.advice': 'ask a computer for advice, put it away',
  'help.log': 'in the chronicle: from clause to clause',
  'help.this': 'this list',
  'help.note': 'Press a letter to choose another one for what it does.',
  'help.change': '{key}: {does}. Choose another letter',
  'help.press': 'Press the letter you would rather have. Escape keeps this one.',
  'help.refused': 'Only letters can be chosen, and none that the table keeps for something else.',
  'help.reset': 'As they were at first',
  'help.noSheet': 'This game has no reference sheet.',
  'help.toBook': 'To the rulebook',
} as const
