import type { Manifest } from '@wyrmtable/kernel'
import box from './box.json' with { type: 'json' }

/** All a lobby must know of Dragon Noir; its rooms are opened when somebody enters. */
export const manifest = {
  ...box,
  id: 'dragon-noir',
  version: '1.2.0',
  seatIds: ['exile', 'horde'],
  minSeats: 2,
  stage: 'playable',
  minutes: 60,
  trial: { turnLimit: 2, campaign: { episodes: [['mill'], ['arena'], [], []] } },
  rules: async () => ({ game: (await import('./rules/game.ts')).dragonNoir }),
  text: async (language) => ({ text: (await import('./text/index.ts')).texts[language] }),
  bot: async () => ({ bot: (await import('./bot/index.ts')).bot }),
  clauses: async () => ({
    clauses: (await import('./data/clauses.json', { with: { type: 'json' } })).default,
  }),
  view: () => import('./view/index.ts'),
  // Its views are others than today's table draws.
  undrawn: ['1.1.0'],
  released: { '1.1.0': () => import('./released/1.1.0/game.js') },
  guide: () => import('./guide/index.ts'),
} as const satisfies Manifest<unknown>
