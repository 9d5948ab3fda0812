import type { Manifest } from '@wyrmtable/kernel'
import type { ViewRoom } from '@wyrmtable/ui'

/** All a lobby must know of Race. */
export const manifest = {
  id: 'race',
  version: '1.0.0',
  title: {
    en: 'Race',
    fr: 'La course',
    es: 'La carrera',
  },
  blurb: {
    en: 'Two runners, ten steps.',
    fr: 'Deux coureurs, dix pas.',
    es: 'Dos corredores, diez pasos.',
  },
  seatIds: ['red', 'blue'],
  minSeats: 2,
  stage: 'playable',
  minutes: 2,
  scenarios: [{ id: 'short', title: { en: 'Ten steps', fr: 'Dix pas', es: 'Diez pasos' }, options: {} }],
  rules: () => import('./rules/game.ts'),
  text: async (language) => ({ text: (await import('./text/index.ts')).texts[language] }),
  bot: () => import('./bot/index.ts'),
  book: () => import('./book/index.ts'),
  view: () => import('./view/index.ts'),
  guide: () => import('./guide/index.ts'),
} as const satisfies Manifest<ViewRoom>
