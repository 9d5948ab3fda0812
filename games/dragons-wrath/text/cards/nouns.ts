/** Languages whose nouns have genders; both give these nouns the same. */
export type Romance = 'fr' | 'es'

interface NounIn {
  readonly feminine: boolean
  readonly fr: readonly [one: string, many: string]
  readonly es: readonly [one: string, many: string]
}

/** What cards speak of. */
export const nouns = {
  creature: { feminine: true, fr: ['créature', 'créatures'], es: ['criatura', 'criaturas'] },
  object: {
    feminine: false,
    fr: ['objet magique', 'objets magiques'],
    es: ['objeto mágico', 'objetos mágicos'],
  },
  province: { feminine: true, fr: ['province', 'provinces'], es: ['provincia', 'provincias'] },
  enchantment: {
    feminine: false,
    fr: ['enchantement', 'enchantements'],
    es: ['encantamiento', 'encantamientos'],
  },
  ritual: { feminine: false, fr: ['rituel', 'rituels'], es: ['ritual', 'rituales'] },
  curse: { feminine: false, fr: ['maléfice', 'maléfices'], es: ['maleficio', 'maleficios'] },
  card: { feminine: true, fr: ['carte', 'cartes'], es: ['carta', 'cartas'] },
  player: { feminine: false, fr: ['joueur', 'joueurs'], es: ['jugador', 'jugadores'] },
  opponent: { feminine: false, fr: ['adversaire', 'adversaires'], es: ['adversario', 'adversarios'] },
} as const satisfies Readonly<Record<string, NounIn>>
export type NounName = keyof typeof nouns

/** The pronoun for you, and the articles of one thing: masculine, feminine; of a certain one. */
export const pronouns = { fr: 'vous', es: 'tú' } as const
export const articles = { fr: ['un', 'une'], es: ['un', 'una'] } as const
export const definite = { fr: 'le', es: 'el' } as const
