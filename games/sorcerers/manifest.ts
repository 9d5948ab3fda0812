import type { Manifest } from '@wyrmtable/kernel'
import type { ViewRoom } from '@wyrmtable/ui'
import box from './box.json' with { type: 'json' }

/** All a lobby must know of Sorcerers; its rooms are opened when somebody enters. */
export const manifest = {
  ...box,
  id: 'sorcerers',
  version: '1.1.0',
  seatIds: ['P1', 'P2', 'P3', 'P4'],
  seatsAreAlike: true,
  minSeats: 2,
  usualSeats: 2,
  stage: 'playable',
  knowsDraw: true,
  minutes: 60,
  trial: { turnLimit: 3 },
  text: async (language) => ({ text: (await import('./text/index.ts')).texts[language] }),
  bot: async () => ({ bot: (await import('./bot/index.ts')).bot }),
  view: () => import('./view/index.ts'),
  guide: () => import('./guide/index.ts'),
  puzzles: () => import('./puzzles/index.ts'),
  rules: async () => ({ game: (await import('./rules/game.ts')).sorcerers }),
  released: { '1.0.0': () => import('./released/1.0.0/game.js') },
  book: () => import('./book/index.ts'),
} as const satisfies Manifest<ViewRoom>
