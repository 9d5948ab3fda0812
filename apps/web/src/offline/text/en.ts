/** What is said of new versions, in English; the other catalogs have the same keys. */
export const en = {
  'offline.update': 'A new version is ready. It begins with the next load; games go on where they stand.',
  'offline.now': 'Load it now',
  'offline.later': 'Later',
} as const
