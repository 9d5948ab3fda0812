import type { PileEntry } from '../../data/card.ts'
import { findCard } from '../../data/library.ts'
import { type Colour, colours } from '../../data/words.ts'
import type { Piles } from './piles.ts'
import { sphereCount } from './sphere-count.ts'

/** Allies of one cost; objects have none (DW-2.4). */
export interface CurveBar {
  readonly cost: number
  readonly count: number
  readonly parts: readonly { readonly colour: Colour; readonly count: number }[]
}

/** The costs that are shown even where no ally has them. */
const COSTS = 6

/** How many allies a deck has at each cost, by colour. */
export function curveOf(allies: readonly PileEntry[]): readonly CurveBar[] {
  const counts = new Map<string, number>()
  let dearest = COSTS - 1
  for (const { card: id, n } of allies) {
    const card = findCard(id)
    if (card === undefined || card.type === 'province') continue
    const cost = sphereCount(card)
    dearest = Math.max(dearest, cost)
    counts.set(`${cost} ${card.color}`, (counts.get(`${cost} ${card.color}`) ?? 0) + n)
  }
  return Array.from({ length: dearest + 1 }, (_, cost) => {
    const parts = colours.flatMap((colour) => {
      const count = counts.get(`${cost} ${colour}`) ?? 0
      return count === 0 ? [] : [{ colour, count }]
    })
    return { cost, count: parts.reduce((all, { count }) => all + count, 0), parts }
  })
}

/** What a deck has and wants of a colour. */
export interface ColourLine {
  readonly colour: Colour
  /** Allies of that colour. */
  readonly allies: number
  /** Spheres of that colour in all costs together. */
  readonly wanted: number
  /** Provinces of that sphere; magic ones are counted apart. */
  readonly provinces: number
}

/** The colours that a deck has anything of. */
export function coloursOf({ provinces, allies }: Piles): readonly ColourLine[] {
  return colours
    .map((colour) => {
      let [own, wanted, paid] = [0, 0, 0]
      for (const { card: id, n } of allies) {
        const card = findCard(id)
        if (card === undefined || card.type === 'province') continue
        if (card.color === colour) own += n
        if ('cost' in card) wanted += n * (card.cost[colour] ?? 0)
      }
      for (const { card: id, n } of provinces) {
        const card = findCard(id)
        if (card?.type === 'province' && card.sphere === colour) paid += n
      }
      return { colour, allies: own, wanted, provinces: paid }
    })
    .filter((line) => line.allies + line.wanted + line.provinces > 0)
}
