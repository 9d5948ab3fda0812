import type { ByLanguage, Manifest } from '@wyrmtable/kernel'

/** All a lobby must know of Dragon Rage; its rooms are opened when somebody enters. */
export const manifest = {
  id: 'dragon-rage',
  version: '1.3.0',
  title: { en: 'Dragon Rage', fr: 'Dragon Rage', es: 'Dragon Rage' },
  blurb: {
    en: 'Two dragons come for the walled city of Esirien; its troops, its hero and its wizard defend it.',
    fr: 'Deux dragons fondent sur la cité fortifiée d’Esirien ; ses troupes, son héros et son magicien la défendent.',
    es: 'Dos dragones asaltan la ciudad amurallada de Esirien; sus tropas, su héroe y su mago la defienden.',
  },
  seatIds: ['invader', 'defender'],
  seatTitles: [
    { en: 'Invader', fr: 'Envahisseur', es: 'Invasor' },
    { en: 'Defender', fr: 'Défenseur', es: 'Defensor' },
  ],
  minSeats: 2,
  stage: 'playable',
  minutes: 75,
  scenarios: [
    {
      id: 'esirien',
      title: { en: 'The city of Esirien', fr: 'La cité d’Esirien', es: 'La ciudad de Esirien' },
      options: {},
    },
  ],
  rules: async () => ({ game: (await import('./rules/game.ts')).dragonRage }),
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
