import type { Seat } from '@wyrmtable/kernel'
import type { CreatureCard } from '../data/card.ts'
import { cardOf } from '../data/library.ts'
import type { ActionOf } from '../rules/actions.ts'
import type { Card, State } from '../rules/state.ts'
import { costInForce, listPayments } from '../rules/topics/payment.ts'
import { strengthOf } from './attacks.ts'
import { equipped } from './commits.ts'
import { rarityOf } from './payments.ts'

/** Nothing is bought with so few provinces left. */
const KEPT = 2
const ABILITY = 0.12
const BEARER = 0.3

/** The strongest creature that the seat can pay, in the cheapest way, with all objects that fit; nothing when land is scarce. */
export function bestPurchase(state: State, seat: Seat): ActionOf<'commitPurchase'> {
  const { hand, provinces } = state.player(seat)
  const hasObject = hand.some(({ card }) => cardOf(card).type === 'object')
  const creature = provinces.length > KEPT ? bestCreature(state, seat, hasObject) : undefined
  const action: ActionOf<'commitPurchase'> =
    creature === undefined ? { type: 'commitPurchase' } : { type: 'commitPurchase', creature }
  return hasObject ? equipped(state, seat, action) : action
}

function bestCreature(
  state: State,
  seat: Seat,
  hasObject: boolean,
): ActionOf<'commitPurchase'>['creature'] | undefined {
  const offers = state
    .player(seat)
    .hand.flatMap((held) => {
      const card = cardOf(held.card)
      return card.type === 'creature' ? [{ held, worth: worthOf(card, hasObject) }] : []
    })
    .sort((a, b) => b.worth - a.worth)
  for (const { held } of offers) {
    const paid = cheapest(state, seat, held)
    if (paid !== undefined) return paid
  }
  return undefined
}

const worthOf = ({ pp, pm, m, points }: CreatureCard, hasObject: boolean): number =>
  strengthOf({ pp, pm, objects: [] }) + ABILITY * points + (m && hasObject ? BEARER : 0)

function cheapest(state: State, seat: Seat, held: Card): ActionOf<'commitPurchase'>['creature'] | undefined {
  let best: ActionOf<'commitPurchase'>['creature'] | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { pay, discards } of listPayments(state, seat, costInForce(state, seat, held))) {
    for (const discard of discards) {
      const price = rarityOf(state, seat, discard)
      if (price >= least) continue
      least = price
      best = { card: held.id, pay: [...pay], discard }
    }
  }
  return best
}
