import type { Manifest } from '@wyrmtable/kernel'
import box from './box.json' with { type: 'json' }

/** All a lobby must know of Sorcerers; its rooms are opened when somebody enters. */
export const manifest = {
  ...box,
  id: 'sorcerers',
  version: '1.1.0',
  seatIds: ['P1', 'P2', 'P3', 'P4'],
  minSeats: 2,
  usualSeats: 2,
  stage: 'playable',
  minutes: 60,
  trial: { turnLimit: 3 },
  rules: async () => ({ game: (await import('./rules/game.ts')).sorcerers }),
  text: async (language) => ({ text: (await import('./text/index.ts')).texts[language] }),
  bot: async () => ({ bot: (await import('./bot/index.ts')).bot }),
  clauses: async () => ({
    clauses: (await import('./data/clauses.json', { with: { type: 'json' } })).default,
  }),
  view: () => import('./view/index.ts'),
  released: { '1.0.0': () => import('./released/1.0.0/game.js') },
  guide: () => import('./guide/index.ts'),
} as const satisfies Manifest<unknown>
