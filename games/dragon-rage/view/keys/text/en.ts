/** What the keys of the table do, in a few words. */
export const en = {
  arrows: 'move the focus on the board',
  enter: 'choose, then act, then confirm',
  space: 'hold: look at a piece, its reach and what it can attack',
  next: 'next piece that can act; with Shift the previous one',
  left: 'turn a dragon left',
  right: 'turn a dragon right',
  land: 'land at the end of a flight, or stay in the air',
  modes: 'choices in the action bar',
  redo: 'repeat',
  primary: 'press the red button',
  board: 'go to the board',
  details: 'details',
  chronicle: 'chronicle',
  threat: 'threats of the other side',
  measure: 'measure a distance',
  bare: 'hide, show the counters',
} as const
export type KeyWord = keyof typeof en
