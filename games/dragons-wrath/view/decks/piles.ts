import type { CardData, PileEntry } from '../../data/card.ts'
import { findCard } from '../../data/library.ts'
import { cardTypes, spheres } from '../../data/words.ts'
import { sphereCount } from './sphere-count.ts'

/** What a deck is made of. */
export interface Piles {
  readonly provinces: readonly PileEntry[]
  readonly allies: readonly PileEntry[]
}

export const sum = (pile: readonly PileEntry[]): number => pile.reduce((total, { n }) => total + n, 0)

const pileOf = (card: string): keyof Piles => (findCard(card)?.type === 'province' ? 'provinces' : 'allies')

export const copiesIn = (piles: Piles, card: string): number =>
  piles[pileOf(card)].reduce((total, one) => (one.card === card ? total + one.n : total), 0)

/** The piles with so many copies more, or fewer; other cards keep their places. */
export function withMore<P extends Piles>(piles: P, card: string, by: number): P {
  const key = pileOf(card)
  const n = Math.max(0, copiesIn(piles, card) + by)
  const others = piles[key].filter((one) => one.card !== card)
  const at = piles[key].findIndex((one) => one.card === card)
  const place = at < 0 ? others.length : at
  const entry = n === 0 ? [] : [{ card, n }]
  return { ...piles, [key]: [...others.slice(0, place), ...entry, ...others.slice(place)] }
}

/** The cards of a pile with their copies: kind by kind, each by cost. */
export function listed(
  pile: readonly PileEntry[],
): readonly { readonly card: CardData; readonly n: number }[] {
  const cards = pile.flatMap(({ card: id, n }) => {
    const card = findCard(id)
    return card === undefined ? [] : [{ card, n }]
  })
  return cards.toSorted((a, b) => byKind(a.card, b.card))
}

/** Creatures, objects, rituals, curses, provinces; each by cost and colour. */
export const byKind = (a: CardData, b: CardData): number =>
  cardTypes.indexOf(a.type) - cardTypes.indexOf(b.type) ||
  sphereCount(a) - sphereCount(b) ||
  colourPlace(a) - colourPlace(b)

/** What costs nothing comes first, provinces last. */
export const byCost = (a: CardData, b: CardData): number =>
  Number(a.type === 'province') - Number(b.type === 'province') ||
  sphereCount(a) - sphereCount(b) ||
  byKind(a, b)

/** The colours one after the other, provinces last; in each kind by kind. */
export const byColour = (a: CardData, b: CardData): number =>
  Number(a.type === 'province') - Number(b.type === 'province') ||
  colourPlace(a) - colourPlace(b) ||
  byKind(a, b)

const colourPlace = (card: CardData): number =>
  spheres.indexOf(card.type === 'province' ? card.sphere : card.color)
