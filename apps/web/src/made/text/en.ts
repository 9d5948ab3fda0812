/** The frame of what people make for a game, in English; the other catalogs have the same keys. */
export const en = {
  'made.missing': 'Nothing is made here',
  'made.missingText': 'This game has no page at which something is made for it.',
} as const
