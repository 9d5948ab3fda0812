import type { Seat } from '@wyrmtable/kernel'
import type { Cost } from '../../data/card.ts'
import { cardOf } from '../../data/library.ts'
import { type Colour, colours, type Sphere } from '../../data/words.ts'
import { boardOf } from '../board/board.ts'
import { definitionOf, spheresIn } from '../board/definition.ts'
import { matches } from '../board/filters.ts'
import { thingOfCard } from '../board/things.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { Card, PaidProvince, Province, State } from '../state.ts'

export function sphereOf(province: Card): Sphere {
  const card = cardOf(province.card)
  if (card.type !== 'province') throw new RangeError(`${province.card} is no province`)
  return card.sphere
}

/**
 * DW-5.9: changes apply one by one; a colour does not fall below 0, a reduction of a colour that the cost
 * lacks does nothing, and a cost of nothing is 1 sphere of the colour last reduced.
 */
export function costInForce(state: State, seat: Seat, card: Card): Cost {
  const printed = definitionOf(card.card).cost
  const deltas = boardOf(state).players[seat]?.costs ?? []
  const cost: Record<Colour, number> = { red: 0, green: 0, blue: 0, grey: 0, ...printed }
  let last: Colour | undefined
  for (const { cards, color, n } of deltas) {
    if (!matches(thingOfCard(card), cards, false)) continue
    if (n < 0 && cost[color] === 0) continue
    cost[color] = Math.max(0, cost[color] + n)
    if (n < 0) last = color
  }
  if (last !== undefined && spheresIn(cost) === 0) cost[last] = 1
  return cost
}

/** DW-5.2, DW-5.11, DW-5.12: exactly the spheres of the cost, each by another ready province that gives it. */
export function checkPayment(
  state: State,
  seat: Seat,
  cost: Cost,
  pay: readonly PaidProvince[],
): Refusal | undefined {
  const needed = spheresIn(cost)
  const provinces = state.player(seat).provinces
  const used = new Set<string>()
  for (const { province: id, as } of pay) {
    const province = provinces.find((one) => one.id === id)
    if (province === undefined || used.has(id)) return refuse('cannotPay', 'DW-5.2', { province: id, as })
    if (province.exhausted) return refuse('cannotPay', 'DW-5.12', { province: id, as })
    const sphere = sphereOf(province)
    if (sphere !== as && sphere !== 'any') return refuse('cannotPay', 'DW-5.2', { province: id, as })
    used.add(id)
  }
  if (pay.length !== needed) return refuse('wrongPayment', 'DW-5.2', { needed, given: pay.length })
  for (const colour of colours) {
    const given = pay.filter(({ as }) => as === colour).length
    if (given !== (cost[colour] ?? 0)) {
      return refuse('wrongPayment', 'DW-5.2', { needed: cost[colour] ?? 0, given })
    }
  }
  return undefined
}

/** Provinces that are as good as one another (DW-5.10), in zone order. */
export interface Kind {
  readonly sphere: Sphere
  readonly ids: string[]
}

export function kindsOf(provinces: readonly Province[]): readonly Kind[] {
  const kinds = new Map<string, Kind>()
  for (const province of provinces) {
    const sphere = sphereOf(province)
    const key = `${sphere}/${province.exhausted}/${province.known}`
    const kind = kinds.get(key)
    if (kind === undefined) kinds.set(key, { sphere, ids: [province.id] })
    else kind.ids.push(province.id)
  }
  return [...kinds.values()]
}

export interface Payment {
  readonly pay: readonly PaidProvince[]
  /** One province of each kind among those that pay. */
  readonly discards: readonly string[]
}

/** DW-5.10: one payment for each distinct multiset; `without` is kept out of it. */
export function listPayments(state: State, seat: Seat, cost: Cost, without?: string): readonly Payment[] {
  const ready = state.player(seat).provinces.filter((one) => !one.exhausted && one.id !== without)
  const kinds = kindsOf(ready)
  const wanted = colours.filter((colour) => (cost[colour] ?? 0) > 0)
  const found = new Map<string, Payment>()
  const used = kinds.map(() => 0)
  const pay: PaidProvince[] = []
  const fill = (place: number, left: number, from: number): void => {
    const colour = wanted[place]
    if (colour === undefined) {
      const key = used.join(',')
      if (found.has(key)) return
      const discards = kinds.flatMap(({ ids }, kind) => ((used[kind] ?? 0) > 0 ? ids.slice(0, 1) : []))
      found.set(key, { pay: [...pay], discards })
      return
    }
    if (left === 0) {
      fill(place + 1, cost[wanted[place + 1] ?? colour] ?? 0, 0)
      return
    }
    for (let kind = from; kind < kinds.length; kind++) {
      const { sphere, ids } = kinds[kind] ?? { sphere: 'any' as const, ids: [] }
      const province = ids[used[kind] ?? 0]
      if (province === undefined || (sphere !== colour && sphere !== 'any')) continue
      used[kind] = (used[kind] ?? 0) + 1
      pay.push({ province, as: colour })
      fill(place, left - 1, kind)
      pay.pop()
      used[kind] = (used[kind] ?? 0) - 1
    }
  }
  const [first] = wanted
  if (first !== undefined) fill(0, cost[first] ?? 0, 0)
  return [...found.values()]
}
