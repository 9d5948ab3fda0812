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
  clauses: () => import('./data/clauses.json', { with: { type: 'json' } }),
  clauseWords: {
    fr: () => import('./text/clauses.fr.json', { with: { type: 'json' } }),
    es: () => import('./text/clauses.es.json', { with: { type: 'json' } }),
  },
  notes: () => import('./book/notes.json', { with: { type: 'json' } }),
  readingWords: {
    fr: () => import('./text/readings.fr.json', { with: { type: 'json' } }),
    es: () => import('./text/readings.es.json', { with: { type: 'json' } }),
  },
  synonyms: () => import('./text/synonyms.json', { with: { type: 'json' } }),
  sections: () => import('./text/sections.json', { with: { type: 'json' } }),
} as const satisfies Manifest<ViewRoom>
