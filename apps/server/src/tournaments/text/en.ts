/** What stands in the table of a tournament for spreadsheets, in English; the other catalogs have the same keys. */
export const en = {
  'table.place': 'place',
  'table.entrant': 'entrant',
  'table.name': 'name',
  'table.points': 'points',
  'table.round': 'round {round}',
  'table.bye': 'bye',
  'table.match': '{points} against {opponent} in seat {seat}',
  'table.computer': 'computer {entrant} ({level})',
  'table.former': 'former player',
  'table.buchholzCut1': 'Buchholz cut 1',
  'table.buchholz': 'Buchholz',
  'table.sonnebornBerger': 'Sonneborn-Berger',
  'table.directEncounter': 'direct encounter',
  'table.wins': 'wins',
} as const
