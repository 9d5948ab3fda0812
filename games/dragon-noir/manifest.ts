import type { Manifest } from '@wyrmtable/kernel'
import type { ViewRoom } from '@wyrmtable/ui'
import box from './box.json' with { type: 'json' }

/** All a lobby must know of Dragon Noir; its rooms are opened when somebody enters. */
export const manifest = {
  ...box,
  id: 'dragon-noir',
  version: '1.2.0',
  // Views of 1.1.0 are others than today's table draws.
  undrawn: ['1.1.0'],
  seatIds: ['exile', 'horde'],
  minSeats: 2,
  // Nobody has yet been seen to storm the first scenario's mill: whoever holds it can win from the start (docs/strength.md).
  usualSeat: 1,
  stage: 'playable',
  knowsDraw: true,
  minutes: 60,
  trial: { turnLimit: 2, campaign: { episodes: [['mill'], ['arena'], [], []] } },
  text: async (language) => ({ text: (await import('./text/index.ts')).texts[language] }),
  bot: async () => ({ bot: (await import('./bot/index.ts')).bot }),
  view: () => import('./view/index.ts'),
  guide: () => import('./guide/index.ts'),
  puzzles: () => import('./puzzles/index.ts'),
  rules: async () => ({ game: (await import('./rules/game.ts')).dragonNoir }),
  released: { '1.1.0': () => import('./released/1.1.0/game.js') },
  book: () => import('./book/index.ts'),
} as const satisfies Manifest<ViewRoom>
