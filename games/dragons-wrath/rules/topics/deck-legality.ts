import type { Deck, PileEntry } from '../../data/card.ts'
import { findCard } from '../../data/library.ts'

/** What is wrong with a deck: where, by which clause, and the figures. */
export interface DeckFault {
  readonly type:
    | 'unknownCard'
    | 'wrongPile'
    | 'provinceCount'
    | 'tooManyMagic'
    | 'tooFewAllies'
    | 'tooManyAllies'
    | 'tooManyCopies'
  readonly clause: string
  readonly path: readonly (string | number)[]
  readonly card?: string
  readonly found?: number
  readonly limit?: number
}

export interface DeckLimits {
  readonly maxCopies: number | null
  readonly maxAllies: number
}

/** DW-3.1: provinces of a deck, of which so many may be magic, and its allies at least. */
export const PROVINCES = 15
export const MAGIC_PROVINCES = 2
export const LEAST_ALLIES = 30

const total = (pile: readonly PileEntry[]): number => pile.reduce((sum, { n }) => sum + n, 0)

/**
 * DW-3.1, DW-3.2, DW-3.3, DW-3.9: 15 provinces of which at most 2 are magic, at least 30 allies and not more
 * than the limit, no ally more often than the limit, known cards, each in its own pile. Empty: legal.
 */
export function deckFaults(deck: Deck, limits: DeckLimits): readonly DeckFault[] {
  const faults: DeckFault[] = [...pileFaults(deck, 'provinces'), ...pileFaults(deck, 'allies')]
  const provinces = total(deck.provinces)
  if (provinces !== PROVINCES) {
    const path = ['provinces']
    faults.push({ type: 'provinceCount', clause: 'DW-3.1', path, found: provinces, limit: PROVINCES })
  }
  const magic = total(deck.provinces.filter(({ card }) => isMagic(card)))
  if (magic > MAGIC_PROVINCES) {
    faults.push({
      type: 'tooManyMagic',
      clause: 'DW-3.1',
      path: ['provinces'],
      found: magic,
      limit: MAGIC_PROVINCES,
    })
  }
  const allies = total(deck.allies)
  if (allies < LEAST_ALLIES) {
    faults.push({
      type: 'tooFewAllies',
      clause: 'DW-3.1',
      path: ['allies'],
      found: allies,
      limit: LEAST_ALLIES,
    })
  }
  const { maxAllies, maxCopies } = limits
  if (allies > maxAllies) {
    faults.push({
      type: 'tooManyAllies',
      clause: 'DW-3.3',
      path: ['allies'],
      found: allies,
      limit: maxAllies,
    })
  }
  if (maxCopies !== null) faults.push(...copyFaults(deck, maxCopies))
  return faults
}

function isMagic(id: string): boolean {
  const card = findCard(id)
  return card?.type === 'province' && card.sphere === 'any'
}

function pileFaults(deck: Deck, pile: 'provinces' | 'allies'): readonly DeckFault[] {
  return deck[pile].flatMap(({ card: id }, place): DeckFault[] => {
    const card = findCard(id)
    const path = [pile, place, 'card']
    if (card === undefined) return [{ type: 'unknownCard', clause: 'DW-3.9', path, card: id }]
    if ((card.type === 'province') !== (pile === 'provinces')) {
      return [{ type: 'wrongPile', clause: 'DW-3.9', path, card: id }]
    }
    return []
  })
}

function copyFaults(deck: Deck, limit: number): readonly DeckFault[] {
  const copies = new Map<string, number>()
  return deck.allies.flatMap(({ card, n }, place): DeckFault[] => {
    const before = copies.get(card) ?? 0
    copies.set(card, before + n)
    if (before > limit || before + n <= limit) return []
    const path = ['allies', place, 'n']
    return [{ type: 'tooManyCopies', clause: 'DW-3.2', path, card, found: before + n, limit }]
  })
}
