/** What is said of new versions, in English; the other catalogs have the same keys. */
export const en = {
  'offline.update':
    'A new version is ready. It starts when you next load the page; games go on where they are.',
  'offline.now': 'Load it now',
  'offline.later': 'Later',
} as const
