import type { CardData } from '../../data/card.ts'
import { colours } from '../../data/words.ts'

/** Spheres of the cost together; none for objects and provinces (DW-2.4). */
export const sphereCount = (card: CardData): number =>
  'cost' in card ? colours.reduce((all, colour) => all + (card.cost[colour] ?? 0), 0) : 0
