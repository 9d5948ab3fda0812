/** How a match of Dragon Rage ended, in English; the other catalogs have the same keys. */
export const en = {
  'grade.defeat': 'Plucked Chicken',
  line: '{points, plural, =0 {No point} one {One point} other {# points}} of {all}, in {turns, plural, one {one turn} other {# turns}}.',
  'line.defeat': 'Esirien stands, and its bells ring.',
  'line.marginal': 'The city will not forget this night.',
  'line.normal': 'Half of Esirien lies in ashes.',
  'line.great': 'The bells of Esirien are silent.',
  'line.ultimate': 'Nothing is left that could burn.',
  ladder: 'Victory points destroyed: {points} of {all}',
  'fact.turns': '{count, plural, one {turn} other {turns}}',
  'fact.places': '{count, plural, one {place destroyed} other {places destroyed}}',
  'fact.units': '{count, plural, one {unit burned or crushed} other {units burned or crushed}}',
  'fact.hearts': 'hearts left to {count, plural, one {the living dragon} other {both dragons}}',
  'fact.dragons': 'dragons alive',
} as const
