import type { CardData, Deck, PileEntry } from '../../data/card.ts'
import { cardOf, poolCards } from '../../data/library.ts'
import { type Colour, colours } from '../../data/words.ts'
import {
  type DeckFault,
  type DeckLimits,
  deckFaults,
  MAGIC_PROVINCES,
  PROVINCES,
} from '../topics/deck-legality.ts'

const ALLIES = 40

/** What a deck out of a pool may hold: its cards as often as they are in it, and plain provinces as wanted. */
export interface PoolFault {
  readonly type: DeckFault['type'] | 'notInPool'
  readonly clause: string
  readonly card?: string
  readonly found?: number
  readonly limit?: number
}

export const deckNamed = (provinces: readonly PileEntry[], allies: readonly PileEntry[]): Deck => ({
  id: 'built-deck',
  name: { en: 'Deck', fr: 'Paquet', es: 'Mazo' },
  provinces,
  allies,
})

/** DW-25.2, DW-3.1 to DW-3.3: why the deck cannot be built out of the pool. */
export function poolFault(deck: Deck, pool: readonly string[], limits: DeckLimits): PoolFault | undefined {
  const [first] = deckFaults(deck, limits)
  if (first !== undefined) {
    const { path: _, ...fault } = first
    return fault
  }
  const wanted = new Map<string, number>()
  for (const { card, n } of [...deck.provinces, ...deck.allies]) wanted.set(card, (wanted.get(card) ?? 0) + n)
  for (const [card, found] of wanted) {
    if (cardOf(card).rarity === 'F') continue
    const limit = pool.filter((one) => one === card).length
    if (found > limit) return { type: 'notInPool', clause: 'DW-25.2', card, found, limit }
  }
  return undefined
}

/** A legal deck out of the pool: the colours of which it has most, and provinces as the costs ask for. */
export function suggestDeck(pool: readonly string[], limits: DeckLimits): Deck {
  const cards = pool.map(cardOf)
  const allies = cards.filter(({ type }) => type !== 'province')
  const weight = (colour: Colour): number => allies.filter((card) => colourOf(card) === colour).length
  const best = [...colours].sort((a, b) => weight(b) - weight(a))
  const sorted = allies.toSorted((a, b) => best.indexOf(colourOf(a)) - best.indexOf(colourOf(b)))
  const chosen = new Map<string, number>()
  let count = 0
  for (const { id } of sorted) {
    const copies = chosen.get(id) ?? 0
    if (count >= Math.min(ALLIES, limits.maxAllies) || copies >= (limits.maxCopies ?? ALLIES)) continue
    chosen.set(id, copies + 1)
    count++
  }
  const magic = cards.filter((card) => card.type === 'province' && card.sphere === 'any')
  const built = entries(chosen)
  return deckNamed(
    provincesFor(
      built,
      magic.map(({ id }) => ({ card: id, n: 1 })),
    ),
    built,
  )
}

const colourOf = (card: CardData): Colour => (card.type === 'province' ? 'red' : card.color)

const entries = (counts: ReadonlyMap<string, number>): PileEntry[] =>
  [...counts].map(([card, n]) => ({ card, n }))

/** DW-3.1: the magic provinces that are there, as far as they are allowed, and plain ones as the costs ask for. */
export function provincesFor(allies: readonly PileEntry[], owned: readonly PileEntry[]): PileEntry[] {
  const counts = new Map<string, number>()
  let magic = 0
  for (const { card: id, n } of owned) {
    const card = cardOf(id)
    if (card.type !== 'province' || card.sphere !== 'any') continue
    const taken = Math.min(n, MAGIC_PROVINCES - magic)
    if (taken <= 0) continue
    magic += taken
    counts.set(id, (counts.get(id) ?? 0) + taken)
  }
  const needs = new Map<Colour, number>(colours.map((colour) => [colour, 0]))
  for (const { card: id, n } of allies) {
    const card = cardOf(id)
    if (!('cost' in card)) continue
    for (const colour of colours) {
      needs.set(colour, (needs.get(colour) ?? 0) + n * (card.cost[colour] ?? 0))
    }
  }
  for (let left = PROVINCES - magic; left > 0; left--) {
    const [colour, need] = [...needs].reduce((most, one) => (one[1] > most[1] ? one : most))
    const land = poolCards.find((card) => card.type === 'province' && card.sphere === colour)
    if (land === undefined) break
    const held = (counts.get(land.id) ?? 0) + 1
    counts.set(land.id, held)
    // The more of a colour there are, the less the next one adds.
    needs.set(colour, (need * held) / (held + 1))
  }
  return entries(counts)
}
