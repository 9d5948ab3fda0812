/** How the app is installed. Addresses are relative: it may be served from any folder. */
export const webManifest = {
  id: './',
  name: 'Wyrmtable',
  short_name: 'Wyrmtable',
  description: 'Fantasy tabletop games with every rule enforced.',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  background_color: '#2a180f',
  theme_color: '#2a180f',
  categories: ['games'],
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const
