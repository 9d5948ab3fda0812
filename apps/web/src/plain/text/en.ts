/** The plain table in English; the other catalogs have the same keys. */
export const en = {
  position: 'Position',
  board: 'The board in characters',
  actions: 'What can be done',
  waiting: 'Nobody here is to act.',
  choose: 'Choose what to do.',
  chronicle: 'Chronicle',
  'chronicle.empty': 'Nothing has happened yet.',
  bar: 'Actions',
  do: 'Do it',
  undo: 'Take back',
  redo: 'Do again',
  why: 'This match is played by the rules of an earlier version, which today’s table does not draw. Everything is here in words.',
  'curtain.title': 'Hand the screen to {seat}',
  'curtain.line': 'Nobody else should look now.',
  'curtain.open': 'I am {seat}',
} as const
