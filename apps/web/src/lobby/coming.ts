import type { ByLanguage } from '@wyrmtable/kernel'

/** A box on the shelf that cannot be opened yet. It leaves this list by itself when its game is listed. */
export interface ComingBox {
  readonly id: string
  readonly title: ByLanguage<string>
  /** The line on the cover. */
  readonly line: ByLanguage<string>
  /** Who can sit down: '2', '2–4'. */
  readonly seats: string
  readonly minutes: number
  readonly art: 'noir' | 'sorcerers' | 'wrath'
}

const coming: readonly ComingBox[] = [
  {
    id: 'dragon-noir',
    title: { en: 'Dragon Noir', fr: 'Dragon Noir', es: 'Dragon Noir' },
    line: {
      en: 'Steel, arrows and sorcery',
      fr: 'Le fer, l’arc et la magie',
      es: 'Acero, flechas y hechizos',
    },
    seats: '2',
    minutes: 60,
    art: 'noir',
  },
  {
    id: 'sorcerers',
    title: { en: 'Sorcerers', fr: 'Sorciers', es: 'Hechiceros' },
    line: {
      en: 'A war of wills on an open table',
      fr: 'Duel de sorciers à table ouverte',
      es: 'Duelo de voluntades en mesa abierta',
    },
    seats: '2–4',
    minutes: 90,
    art: 'sorcerers',
  },
  {
    id: 'dragons-wrath',
    title: { en: 'The Dragon’s Wrath', fr: 'The Dragon’s Wrath', es: 'The Dragon’s Wrath' },
    line: {
      en: 'Provinces, creatures, curses',
      fr: 'Provinces, créatures, maléfices',
      es: 'Provincias, criaturas, maleficios',
    },
    seats: '2–4',
    minutes: 30,
    art: 'wrath',
  },
]

/** The boxes still in the making, given those that can be opened. */
export function boxesToCome(listed: readonly { readonly id: string }[]): readonly ComingBox[] {
  return coming.filter((box) => !listed.some(({ id }) => id === box.id))
}
