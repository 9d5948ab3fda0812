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
  rules: async () => ({ game: (await import('./rules/game.ts')).sorcerers }),
  text: async (language) => ({ text: (await import('./text/index.ts')).texts[language] }),
  bot: async () => ({ bot: (await import('./bot/index.ts')).bot }),
  clauses: async () => ({
    clauses: (await import('./data/clauses.json', { with: { type: 'json' } })).default,
  }),
  clauseWords: async (language) => ({
    words:
      language === 'fr'
        ? (await import('./text/clauses.fr.json', { with: { type: 'json' } })).default
        : (await import('./text/clauses.es.json', { with: { type: 'json' } })).default,
  }),
  notes: async () => ({ notes: (await import('./book/notes.json', { with: { type: 'json' } })).default }),
  readingWords: async (language) => ({
    readings:
      language === 'fr'
        ? (await import('./text/readings.fr.json', { with: { type: 'json' } })).default
        : (await import('./text/readings.es.json', { with: { type: 'json' } })).default,
  }),
  synonyms: async () => ({
    synonyms: (await import('./text/synonyms.json', { with: { type: 'json' } })).default,
  }),
  sections: async () => ({
    sections: (await import('./text/sections.json', { with: { type: 'json' } })).default,
  }),
  view: () => import('./view/index.ts'),
  released: { '1.0.0': () => import('./released/1.0.0/game.js') },
  guide: () => import('./guide/index.ts'),
  puzzles: () => import('./puzzles/index.ts'),
} as const satisfies Manifest<ViewRoom>
