/** The page of my games in English; the other catalogs have the same keys. */
export const en = {
  'games.title': 'My games',
  'games.state': 'Show',
  'games.state.all': 'All',
  'games.state.running': 'Running',
  'games.state.finished': 'Finished',
  'games.game': 'Game',
  'games.anyGame': 'Any game',
  'games.players': 'Find a name',
  'games.count': '{count} of {all}',
  'games.none': 'No game fits',
  'games.noneText': 'There are games here, but none that you ask for.',
  'games.showAll': 'Show all games',
  'games.file': 'From a file',
  'games.fileNote': 'A replay kept as a file is opened for looking; it does not become one of your games.',
} as const
