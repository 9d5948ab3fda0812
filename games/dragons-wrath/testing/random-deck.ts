import type { Deck, PileEntry } from '../data/card.ts'
import { poolCards } from '../data/library.ts'

const PROVINCES = 15
const MAGIC = 2

/** A legal deck of random cards: 30 to 40 allies, provinces of the spheres that they ask for where possible. */
export function randomDeck(random: (n: number) => number): Deck {
  const allies = new Map<string, number>()
  const pool = poolCards.filter(({ type }) => type !== 'province')
  const size = 30 + random(11)
  for (let dealt = 0; dealt < size; ) {
    const card = pool[random(pool.length)]
    if (card === undefined || (allies.get(card.id) ?? 0) >= 4) continue
    allies.set(card.id, (allies.get(card.id) ?? 0) + 1)
    dealt++
  }
  const provinces = new Map<string, number>()
  const lands = poolCards.filter(({ type }) => type === 'province')
  let magic = 0
  for (let dealt = 0; dealt < PROVINCES; ) {
    const card = lands[random(lands.length)]
    if (card?.type !== 'province') continue
    if (card.sphere === 'any' && ++magic > MAGIC) continue
    provinces.set(card.id, (provinces.get(card.id) ?? 0) + 1)
    dealt++
  }
  const pile = (counts: ReadonlyMap<string, number>): PileEntry[] =>
    [...counts].map(([card, n]) => ({ card, n }))
  const name = { en: 'Random', fr: 'Hasard', es: 'Azar' }
  return { id: 'random-deck', name, provinces: pile(provinces), allies: pile(allies) }
}
