/** The first game in English; the other catalogs have the same keys. */
export const en = {
  'welcome.title': 'Behind, but not lost',
  'welcome.text': 'You are red. Four steps are left to you, three to blue.',
  'sprint.title': 'Sprint',
  'sprint.text': 'A die decides: three steps on 3 or more. Press “Sprint”.',
  'blue.title': 'Now blue',
  'blue.text': 'Now you are blue, with three steps to go. Sprint as well.',
  'tired.title': 'Out of breath',
  'tired.text': 'Blue stumbled. Nobody sprints twice in a row, so this time red walks.',
  'end.title': 'That is all',
  'end.text': 'Red arrived first. Now play against somebody.',
} as const
