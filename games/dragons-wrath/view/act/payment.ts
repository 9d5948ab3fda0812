import type { Cost } from '../../data/card.ts'
import { findCard } from '../../data/library.ts'
import { type Colour, colours, type Sphere } from '../../data/words.ts'
import type { Action } from '../../rules/actions.ts'
import { costInForce } from '../../rules/topics/payment.ts'
import type { Imagined, OwnView } from '../../rules/view.ts'

type Purse = Record<Sphere, number>

const emptyPurse = (): Purse => ({ red: 0, green: 0, blue: 0, grey: 0, any: 0 })

/** Ready provinces by sphere, some of them left out. */
export function purseOf({ provinces }: OwnView, without: ReadonlySet<string> = new Set()): Purse {
  const purse = emptyPurse()
  for (const { id, sphere, exhausted } of provinces) {
    if (!exhausted && !without.has(id)) purse[sphere]++
  }
  return purse
}

/** Spheres of each colour that are lacking, after magic provinces have stood in for what they can. */
export function shortOf(
  cost: Cost,
  purse: Purse,
): { readonly colour: Colour; readonly count: number } | undefined {
  let wild = purse.any
  for (const colour of colours) {
    const lacking = Math.max(0, (cost[colour] ?? 0) - purse[colour])
    const left = Math.max(0, lacking - wild)
    wild -= lacking - left
    if (left > 0) return { colour, count: left }
  }
  return undefined
}

/** What a card of the hand costs the seat now; undefined where nothing is paid for it. */
export function costOf(state: Imagined, me: OwnView, id: string): Cost | undefined {
  const held = me.hand.find((one) => one.id === id)
  const data = held === undefined ? undefined : findCard(held.card)
  if (held === undefined || data === undefined || !('cost' in data)) return undefined
  return costInForce(state, me.seat, { ...held, owner: me.seat })
}

export interface Paid {
  readonly pay: readonly { readonly province: string; readonly as: Colour }[]
  /** The province that is given up; absent where all are only exhausted. */
  readonly discard?: string
}

/** What an action pays; undefined where it pays nothing. */
export function paidBy(action: Action): Paid | undefined {
  switch (action.type) {
    case 'commitMagic':
      return action.ritual
    case 'commitPurchase':
      return action.creature
    case 'castCurse':
      return { pay: action.pay }
    case 'activate':
      return action.pay === undefined ? undefined : { pay: action.pay }
    default:
      return undefined
  }
}

/**
 * Payments for one and the same, the obvious one first: it leaves as much of the rest of the hand payable as can be,
 * spares magic provinces, shows what was seen before, and takes from where there is most.
 */
export function byThrift(
  payments: readonly Action[],
  me: OwnView,
  state: Imagined | undefined,
): readonly Action[] {
  if (state === undefined || payments.length < 2) return payments
  const spheres = new Map(me.provinces.map(({ id, sphere }) => [id, sphere]))
  const known = new Set(me.provinces.flatMap((one) => (one.known ? [one.id] : [])))
  const all = purseOf(me)
  const scored = payments.map((action) => {
    const { pay = [], discard } = paidBy(action) ?? {}
    const lost = discard === undefined ? pay.map(({ province }) => province) : [discard]
    const left = purseOf(me, new Set(lost))
    const others = me.hand.filter(({ id }) => !JSON.stringify(action).includes(JSON.stringify(id)))
    const payable = others.filter(({ id }) => {
      const cost = costOf(state, me, id)
      return cost !== undefined && shortOf(cost, left) === undefined
    }).length
    const wild = pay.filter(({ province }) => spheres.get(province) === 'any').length
    const wildLost = lost.filter((id) => spheres.get(id) === 'any').length
    const spare = lost.reduce((sum, id) => sum + all[spheres.get(id) ?? 'any'], 0)
    // What the others have seen already tells them nothing new.
    const told = pay.filter(({ province }) => known.has(province)).length
    return { action, score: payable * 100 - wildLost * 30 - wild * 8 + told * 4 + spare }
  })
  return scored.toSorted((a, b) => b.score - a.score).map(({ action }) => action)
}
