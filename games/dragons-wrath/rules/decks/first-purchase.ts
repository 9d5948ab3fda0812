import { type Fraction, fraction } from '@wyrmtable/kernel'
import type { Cost, PileEntry } from '../../data/card.ts'
import { cardOf, findCard } from '../../data/library.ts'
import { colours } from '../../data/words.ts'
import { OPENING_HAND } from '../phases/mulligan.ts'

/** DW-3.5, DW-7.1: allies in hand at the first purchase, the opening hand and the first reinforcement. */
export const FIRST_ALLIES = OPENING_HAND + 1

/** DW-5.2: whether these provinces, all of them ready, can pay the cost; a magic one pays any one sphere. */
export function canPay(cost: Cost, provinces: readonly PileEntry[]): boolean {
  const ready = new Map<string, number>()
  for (const { card: id, n } of provinces) {
    const card = findCard(id)
    if (card?.type === 'province') ready.set(card.sphere, (ready.get(card.sphere) ?? 0) + n)
  }
  const short = colours.reduce(
    (sum, colour) => sum + Math.max(0, (cost[colour] ?? 0) - (ready.get(colour) ?? 0)),
    0,
  )
  return short <= (ready.get('any') ?? 0)
}

/**
 * DW-9.1: the exact chance that whoever plays this deck can buy a creature in the first year: that among the first
 * allies (DW-3.5, DW-7.1) is a creature which all provinces of the deck can pay. It counts hands, so it takes no dice
 * and no simulation; spells that others or their own player cast before are left out of account.
 * Undefined while there are fewer allies than are drawn.
 */
export function firstPurchaseOdds(
  provinces: readonly PileEntry[],
  allies: readonly PileEntry[],
): Fraction | undefined {
  let all = 0n
  let good = 0n
  for (const { card: id, n } of allies) {
    all += BigInt(n)
    const card = cardOf(id)
    if (card.type === 'creature' && canPay(card.cost, provinces)) good += BigInt(n)
  }
  const drawn = BigInt(FIRST_ALLIES)
  if (all < drawn) return undefined
  // Hands without any such creature, over all hands.
  let [none, hands] = [1n, 1n]
  for (let k = 0n; k < drawn; k++) {
    none *= all - good - k > 0n ? all - good - k : 0n
    hands *= all - k
  }
  return fraction(hands - none, hands)
}
