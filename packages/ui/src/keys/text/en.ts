/** What the keys do that most tables have, in English; the other catalogs have the same words. */
export const en = {
  undo: 'take back',
  zoom: 'zoom in, out, show everything',
  pan: 'move the view',
  cancel: 'let go',
} as const
export type SharedKey = keyof typeof en
