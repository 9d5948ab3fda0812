/** States of every page in English: loading, offline, failing; the other catalogs have the same keys. */
export const en = {
  'loading.title': 'Setting the table',
  'loading.text': 'The board draws itself first, then the pieces.',
  'offline.title': 'You are offline.',
  'offline.text': 'Everything here still works: your games, the computer, the rules. Nothing is lost.',
  'broken.title': 'The table wobbled',
  'broken.text': 'Something went wrong on this page. It is not your fault.',
  'broken.safe': 'Your games are safe: every accepted action was saved in this browser.',
  'broken.export': 'Export all games',
  'broken.home': 'To the tables',
  'broken.detail': 'What the page said',
  'unknown.title': 'No such page',
  'unknown.text': 'Nothing is at this address. Perhaps a letter is missing, or the page has moved.',
} as const
