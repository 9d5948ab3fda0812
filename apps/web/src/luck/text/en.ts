/** The luck of the dice in English; the other catalogs have the same keys. */
export const en = {
  'luck.title': 'The dice',
  'luck.of':
    '{seat}: {made} of {rolls, plural, one {one roll} other {# rolls}} succeeded, {expected} expected',
  'luck.worse': 'luckier than {percent} of such games',
  'luck.foot':
    '“Expected” is the sum of each roll’s own chance, from its dice, modifiers and threshold. Rolls without a threshold, and those that could not fail or could not succeed, are left out.',
  'luck.faces': 'Faces that fell',
  'luck.facesOf':
    '{seat}: {thrown, plural, one {one die} other {# dice}} of {sides} sides; an even spread is {even} of each face',
  'luck.face': 'face {face}: {count, plural, =0 {never} one {once} other {# times}}',
  'luck.nobody': 'No side',
  'luck.how': 'How this is counted',
  'luck.none': 'No roll against a threshold so far.',
} as const
