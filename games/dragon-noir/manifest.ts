import type { ByLanguage, Manifest } from '@wyrmtable/kernel'

/** All a lobby must know of Dragon Noir; its rooms are opened when somebody enters. */
export const manifest = {
  id: 'dragon-noir',
  version: '1.1.0',
  title: { en: 'Dragon Noir', fr: 'Dragon Noir', es: 'Dragon Noir' },
  blurb: {
    en: 'Exiles and horde, man to man: arrows, riders, two wizards and the Black Dragon on hexes of two metres.',
    fr: 'Exilés contre horde, homme à homme : flèches, cavaliers, deux magiciens et le Dragon Noir, sur des cases de deux mètres.',
    es: 'Exiliados contra horda, hombre a hombre: flechas, jinetes, dos magos y el Dragón Negro en hexágonos de dos metros.',
  },
  seatIds: ['exile', 'horde'],
  seatTitles: [
    { en: 'Exile', fr: 'Exil', es: 'Exilio' },
    { en: 'Horde', fr: 'Horde', es: 'Horda' },
  ],
  minSeats: 2,
  stage: 'playable',
  minutes: 60,
  scenarios: [
    {
      id: 'mill',
      title: { en: 'Blood in the Mill', fr: 'Du sang au moulin', es: 'Sangre en el molino' },
      options: {},
    },
    {
      id: 'arena',
      title: { en: 'The Day of the Games', fr: 'Le jour des jeux', es: 'El día de los juegos' },
      options: { scenario: 'arena' },
    },
    {
      id: 'under-the-mountain',
      title: { en: 'Under the Mountain', fr: 'Sous la montagne', es: 'Bajo la montaña' },
      options: { scenario: 'under-the-mountain' },
    },
    {
      id: 'dragon-of-the-lake',
      title: { en: 'The Dragon of the Lake', fr: 'Le dragon du lac', es: 'El dragón del lago' },
      options: { scenario: 'dragon-of-the-lake' },
    },
    {
      id: 'two-wizards',
      title: { en: 'The Two Wizards', fr: 'Les deux magiciens', es: 'Los dos magos' },
      options: { scenario: 'two-wizards' },
    },
    {
      id: 'campaign',
      title: {
        en: 'Campaign: four episodes',
        fr: 'Campagne : quatre épisodes',
        es: 'Campaña: cuatro episodios',
      },
      options: { scenario: 'campaign' },
    },
  ],
  trial: { turnLimit: 2, campaign: { episodes: [['mill'], ['arena'], [], []] } },
  rules: async () => ({ game: (await import('./rules/game.ts')).dragonNoir }),
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
