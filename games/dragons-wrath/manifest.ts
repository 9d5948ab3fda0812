import type { Manifest } from '@wyrmtable/kernel'
import type { ViewRoom } from '@wyrmtable/ui'
import box from './box.json' with { type: 'json' }

/** All a lobby must know of The Dragon’s Wrath; its rooms are opened when somebody enters. */
export const manifest = {
  ...box,
  id: 'dragons-wrath',
  version: '1.2.0',
  // Views of 1.1.0 are others than today's table draws.
  undrawn: ['1.1.0'],
  seatIds: ['A', 'B', 'C', 'D'],
  seatsAreAlike: true,
  minSeats: 2,
  usualSeats: 2,
  stage: 'playable',
  knowsDraw: true,
  minutes: 25,
  trial: { turnLimit: 10, firstProvinceAttackTurn: 1 },
  text: async (language) => ({ text: (await import('./text/index.ts')).texts[language] }),
  bot: async () => ({ bot: (await import('./bot/index.ts')).bot }),
  entries: async () => ({ entries: (await import('./rules/decks/entries.ts')).entries }),
  view: () => import('./view/index.ts'),
  guide: () => import('./guide/index.ts'),
  puzzles: () => import('./puzzles/index.ts'),
  rules: async () => ({ game: (await import('./rules/game.ts')).dragonsWrath }),
  released: { '1.1.0': () => import('./released/1.1.0/game.js') },
  book: () => import('./book/index.ts'),
} as const satisfies Manifest<ViewRoom>
