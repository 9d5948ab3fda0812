import type { Manifest } from '@wyrmtable/kernel'

/** All a lobby must know of The Dragon’s Wrath; its rooms are opened when somebody enters. */
export const manifest = {
  id: 'dragons-wrath',
  version: '1.0.0',
  title: { en: 'The Dragon’s Wrath', fr: 'The Dragon’s Wrath', es: 'The Dragon’s Wrath' },
  blurb: {
    en: 'A card game for two to four rival lords: provinces are life, money and magic; the last one to hold any wins.',
    fr: 'Un jeu de cartes pour deux à quatre seigneurs rivaux : les provinces sont la vie, l’or et la magie ; le dernier à en tenir une gagne.',
    es: 'Un juego de cartas para dos a cuatro señores rivales: las provincias son vida, oro y magia; gana el último que conserve alguna.',
  },
  seatIds: ['A', 'B', 'C', 'D'],
  minSeats: 2,
  stage: 'making',
  minutes: 25,
  scenarios: [
    {
      id: 'samples',
      title: { en: 'The sample decks', fr: 'Les paquets d’essai', es: 'Los mazos de muestra' },
      options: {},
    },
    {
      id: 'weaker-first',
      title: {
        en: 'The weaker attacks first',
        fr: 'Le plus faible attaque d’abord',
        es: 'El más débil ataca primero',
      },
      options: { combatOrder: 'ascending' },
    },
  ],
  rules: async () => ({ game: (await import('./rules/game.ts')).dragonsWrath }),
  text: async (language) => ({ text: (await import('./text/index.ts')).texts[language] }),
  bot: async () => ({ bot: (await import('./bot/index.ts')).bot }),
  clauses: async () => ({
    clauses: (await import('./data/clauses.json', { with: { type: 'json' } })).default,
  }),
  view: () => import('./view/index.ts'),
} as const satisfies Manifest<unknown>
