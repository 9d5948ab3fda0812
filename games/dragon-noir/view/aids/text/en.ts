/** How a match of Dragon Noir ended, in English; the other catalogs have the same keys. */
export const en = {
  'title.win': '{side} prevails',
  'title.draw': 'Nobody prevails',
  'line.victory': '“{scenario}” was decided in turn {turn}.',
  'line.points': 'Turn {turn} was the last; the fallen and the wounded decide: Exile {exile}, Horde {horde}.',
  'line.conceded': 'The other side gave up in turn {turn}.',
  'line.campaign': 'The campaign is over: Exile {exile}, Horde {horde}.',
  'fact.turns': '{count, plural, one {turn} other {turns}}',
  'fact.fallen': '{count, plural, one {fallen} other {fallen}} on the side of {side}',
  'fact.shots': '{count, plural, one {shot} other {shots}}',
  'fact.combats': '{count, plural, one {combat} other {combats}}',
  'summary.when': 'Turn {turn}',
  'asked.setup': 'Place your side',
  'asked.fire': 'Choose who shoots',
  'asked.movement': 'Choose who moves',
  'asked.mover': '{unit}: {mp} MP left',
  'asked.combat': 'Choose who strikes',
  'summary.energy':
    '{wizard}: {energy} energy, {spells, plural, =0 {no spell left} one {one spell left} other {# spells left}}',
} as const
