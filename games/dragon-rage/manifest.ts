import type { Manifest } from '@wyrmtable/kernel'
import box from './box.json' with { type: 'json' }

/** All a lobby must know of Dragon Rage; its rooms are opened when somebody enters. */
export const manifest = {
  ...box,
  id: 'dragon-rage',
  version: '1.4.0',
  seatIds: ['invader', 'defender'],
  minSeats: 2,
  stage: 'playable',
  minutes: 75,
  rules: async () => ({ game: (await import('./rules/game.ts')).dragonRage }),
  text: async (language) => ({ text: (await import('./text/index.ts')).texts[language] }),
  bot: async () => ({ bot: (await import('./bot/index.ts')).bot }),
  clauses: async () => ({
    clauses: (await import('./data/clauses.json', { with: { type: 'json' } })).default,
  }),
  view: () => import('./view/index.ts'),
  released: { '1.3.0': () => import('./released/1.3.0/game.js') },
  guide: () => import('./guide/index.ts'),
} as const satisfies Manifest<unknown>
