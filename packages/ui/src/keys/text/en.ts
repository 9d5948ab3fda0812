/** What keys do that tables have in common, in English; the other catalogs have the same keys. */
export const en = {
  undo: 'take back',
  zoom: 'zoom in, out, show everything',
  pan: 'move the view',
  cancel: 'let go',
} as const
export type SharedKey = keyof typeof en
