import type { ByLanguage, Manifest } from '@wyrmtable/kernel'

/** All a lobby must know of Sorcerers; its rooms are opened when somebody enters. */
export const manifest = {
  id: 'sorcerers',
  version: '1.0.0',
  title: { en: 'Sorcerers', fr: 'Sorciers', es: 'Hechiceros' },
  blurb: {
    en: 'Two to four sorcerers create creatures on a table of miniatures and break one another’s force shields.',
    fr: 'Deux à quatre sorciers créent des créatures sur une table de figurines et brisent le bouclier de force des autres.',
    es: 'De dos a cuatro hechiceros crean criaturas sobre una mesa de miniaturas y rompen el escudo de fuerza de los demás.',
  },
  seatIds: ['P1', 'P2', 'P3', 'P4'],
  minSeats: 2,
  usualSeats: 2,
  stage: 'playable',
  minutes: 60,
  scenarios: [
    {
      id: 'document',
      title: { en: 'By the document', fr: 'À la lettre', es: 'Al pie de la letra' },
      options: {},
    },
    {
      id: 'club',
      title: { en: 'Club rules', fr: 'Règles de club', es: 'Reglas de club' },
      options: { starter: 'roll', fade: 20 },
    },
    {
      id: 'village',
      title: { en: 'Village', fr: 'Village', es: 'Aldea' },
      options: { table: 'village', starter: 'roll', fade: 20 },
    },
    {
      id: 'ruins-and-woods',
      title: { en: 'Ruins and woods', fr: 'Ruines et bois', es: 'Ruinas y bosque' },
      options: { table: 'ruins-and-woods', starter: 'roll', fade: 20 },
    },
    {
      id: 'castle-gate',
      title: { en: 'Castle gate', fr: 'Porte du château', es: 'Puerta del castillo' },
      options: { table: 'castle-gate', setup: 'edge', starter: 'roll', fade: 20 },
    },
    {
      id: 'crossroads',
      title: { en: 'Crossroads market', fr: 'Marché du carrefour', es: 'Mercado del cruce' },
      options: { table: 'crossroads', starter: 'roll', fade: 20 },
    },
    {
      id: 'all-races',
      title: { en: 'All races', fr: 'Toutes les races', es: 'Todas las razas' },
      options: { roster: 'all', starter: 'roll', fade: 20 },
    },
  ],
  trial: { turnLimit: 3 },
  rules: async () => ({ game: (await import('./rules/game.ts')).sorcerers }),
  text: async (language) => ({ text: (await import('./text/index.ts')).texts[language] }),
  bot: async () => ({ bot: (await import('./bot/index.ts')).bot }),
  clauses: async () => ({
    clauses: (await import('./data/clauses.json', { with: { type: 'json' } })).default,
  }),
  view: () => import('./view/index.ts'),
  guide: async () => {
    const [course, { en }, { fr }, { es }] = await Promise.all([
      import('./guide/first-turn.json', { with: { type: 'json' } }),
      import('./guide/text/en.ts'),
      import('./guide/text/fr.ts'),
      import('./guide/text/es.ts'),
    ])
    const text = { en, fr, es } satisfies ByLanguage<Readonly<Record<keyof typeof en, string>>>
    return { course: course.default, text }
  },
} as const satisfies Manifest<unknown>
