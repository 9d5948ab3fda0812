/** The licence texts that are shipped with the app: the file beside the page, and where the build takes it from. */
export const licences = [
  { name: 'Wyrmtable (MIT)', file: 'licences/wyrmtable.txt', from: 'LICENSE' },
  { name: 'Game-icons.net (CC BY 3.0)', file: 'licences/notice.txt', from: 'NOTICE' },
  { name: 'Alegreya (OFL 1.1)', file: 'licences/alegreya.txt', from: '@fontsource/alegreya/LICENSE' },
  {
    name: 'Alegreya Sans (OFL 1.1)',
    file: 'licences/alegreya-sans.txt',
    from: '@fontsource/alegreya-sans/LICENSE',
  },
  {
    name: 'Alegreya SC (OFL 1.1)',
    file: 'licences/alegreya-sc.txt',
    from: '@fontsource/alegreya-sc/LICENSE',
  },
  {
    name: 'Grenze Gotisch (OFL 1.1)',
    file: 'licences/grenze-gotisch.txt',
    from: '@fontsource/grenze-gotisch/LICENSE',
  },
] as const
