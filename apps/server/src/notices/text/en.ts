/** What is told to people who are not looking, in English; the other catalogs have the same keys. */
export const en = {
  'notice.turn': 'Your turn: {game}',
  'notice.reminder': 'Your time is running out: {game}',
  'notice.paired': 'Round {round} is open: {game}',
  'notice.asked': 'A friend asks you to a table: {game}',
  'notice.invited': 'Another match: {game}',
  'notice.ended': 'The match is over: {game}',
  'notice.talk': 'Somebody spoke to you: {game}',
  'notice.against': 'Against {others}.',
  'notice.with': 'With {others}.',
  'notice.out': 'Your time is out on {when}.',
  'notice.sit': 'Sit down until {when}.',
  'notice.former': 'a former player',
  'notice.computer': 'the computer',
  'notice.confirm': 'Do you want letters from Wyrmtable?',
  'notice.confirmText':
    '{name} has given this address at Wyrmtable for notices of their matches. If that was you, open this link. If not, do nothing: nothing else will come.',
  'notice.stop': 'No more of these letters:',
  'notice.test': 'A test from Wyrmtable',
  'notice.testText': 'Notices reach you here.',
} as const
