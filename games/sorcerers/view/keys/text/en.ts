/** What the keys of the table do, in a few words. */
export const en = {
  figures: 'next, previous figure',
  places: 'next, previous place or target',
  enter: 'do it',
  left: 'turn left',
  right: 'turn right',
  back: 'take back a leg of the way',
  lower: 'change the level',
  together: 'lead the whole group as one',
  measure: 'tape measure, where measuring is open',
} as const
export type KeyWord = keyof typeof en
