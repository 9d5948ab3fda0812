/** Who takes a seat, and agreeing to a draw, in English; the other catalogs have the same keys. */
export const en = {
  'hands.title': 'Who plays which seat',
  'hands.seat': 'Seat',
  'hands.to': 'From now on',
  'hands.person': 'A person here',
  'hands.computer': 'A computer',
  'hands.name': 'Name',
  'hands.do': 'Hand it over',
  'draw.offer': 'Agree to a draw',
  'draw.ask': 'Does everybody at the table agree to a draw? The game ends without a winner.',
  'draw.yes': 'We all agree',
  'draw.no': 'Play on',
} as const
