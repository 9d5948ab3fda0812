import type { ByLanguage, Manifest } from '@wyrmtable/kernel'

/** All a lobby must know of The Dragon’s Wrath; its rooms are opened when somebody enters. */
export const manifest = {
  id: 'dragons-wrath',
  version: '1.1.0',
  title: { en: 'The Dragon’s Wrath', fr: 'The Dragon’s Wrath', es: 'The Dragon’s Wrath' },
  blurb: {
    en: 'A card game for two to four rival lords: provinces are life, money and magic; the last one to hold any wins.',
    fr: 'Un jeu de cartes pour deux à quatre seigneurs rivaux : les provinces sont la vie, l’or et la magie ; le dernier à en tenir une gagne.',
    es: 'Un juego de cartas para dos a cuatro señores rivales: las provincias son vida, oro y magia; gana el último que conserve alguna.',
  },
  seatIds: ['A', 'B', 'C', 'D'],
  seatTitles: [
    { en: 'Player A', fr: 'Joueur A', es: 'Jugador A' },
    { en: 'Player B', fr: 'Joueur B', es: 'Jugador B' },
    { en: 'Player C', fr: 'Joueur C', es: 'Jugador C' },
    { en: 'Player D', fr: 'Joueur D', es: 'Jugador D' },
  ],
  minSeats: 2,
  usualSeats: 2,
  stage: 'playable',
  minutes: 25,
  scenarios: [
    {
      id: 'standard',
      title: { en: 'Standard', fr: 'Partie normale', es: 'Normal' },
      options: {},
    },
    {
      id: 'sealed',
      title: { en: 'Sealed boosters', fr: 'Boosters scellés', es: 'Sobres cerrados' },
      options: { format: 'sealed' },
    },
    {
      id: 'draft',
      title: { en: 'Booster draft', fr: 'Draft de boosters', es: 'Draft de sobres' },
      options: { format: 'draft' },
    },
    {
      id: 'underdog',
      title: {
        en: 'The weakest attacks first',
        fr: 'Le plus faible attaque d’abord',
        es: 'El más débil ataca primero',
      },
      options: { combatOrder: 'ascending' },
    },
  ],
  trial: { turnLimit: 10, firstProvinceAttackTurn: 1 },
  rules: async () => ({ game: (await import('./rules/game.ts')).dragonsWrath }),
  text: async (language) => ({ text: (await import('./text/index.ts')).texts[language] }),
  bot: async () => ({ bot: (await import('./bot/index.ts')).bot }),
  entries: async () => ({ entries: (await import('./rules/decks/entries.ts')).entries }),
  clauses: async () => ({
    clauses: (await import('./data/clauses.json', { with: { type: 'json' } })).default,
  }),
  view: () => import('./view/index.ts'),
  guide: async () => {
    const [course, { en }, { fr }, { es }] = await Promise.all([
      import('./guide/first-year.json', { with: { type: 'json' } }),
      import('./guide/text/en.ts'),
      import('./guide/text/fr.ts'),
      import('./guide/text/es.ts'),
    ])
    const text = { en, fr, es } satisfies ByLanguage<Readonly<Record<keyof typeof en, string>>>
    return { course: course.default, text }
  },
} as const satisfies Manifest<unknown>
