/** The frame of what people make for a game, in English; the other catalogs have the same keys. */
export const en = {
  'made.missing': 'Nothing is made here',
  'made.missingText': 'This game has no page at which something is made for it.',
  'made.beside':
    'This was changed on another device or page meanwhile. Nothing is lost: that one is kept beside yours, under the same title.',
  'made.besideLook': 'Look at both',
  'made.besideOn': 'Go on',
} as const
