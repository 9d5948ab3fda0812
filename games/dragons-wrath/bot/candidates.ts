import type { Seat } from '@wyrmtable/kernel'
import type { Action, ActionOf } from '../rules/actions.ts'
import { boardOf } from '../rules/board/board.ts'
import { listActions } from '../rules/listing.ts'
import type { PaidProvince, State } from '../rules/state.ts'
import { equipped, withSacrifices } from './commits.ts'
import { rarityOf } from './payments.ts'

/** Most ways to think about at one decision. */
const MOST = 24

/**
 * The actions worth thinking about: of ways to pay for the same the cheapest, no last province for anything,
 * no attack that only loses the attacker, no curse that helps an opponent's creature in the open.
 */
export function candidates(state: State, seat: Seat): readonly Action[] {
  const all = listActions(state, seat)
  const kept = all.filter((action) => !isFoolish(state, seat, action))
  const best = new Map<string, { readonly action: Action; readonly price: number }>()
  for (const action of kept) {
    const key = withoutPayment(action)
    const price = priceOf(state, seat, action)
    const known = best.get(key)
    if (known === undefined || price < known.price) best.set(key, { action, price })
  }
  const chosen = [...best.values()].map(({ action }) => action).slice(0, MOST)
  return chosen.length === 0 ? all.slice(0, 1) : [...chosen, ...wholeCommits(state, seat, chosen)]
}

/** Commits of several parts, which the rules list one by one (DW-23.2): what is bought with what it may bear. */
function wholeCommits(state: State, seat: Seat, parts: readonly Action[]): readonly Action[] {
  const sacrifices = parts.flatMap((part) =>
    part.type === 'commitMagic' && part.sacrifice !== undefined ? [part.sacrifice] : [],
  )
  return parts.flatMap((part): readonly Action[] => {
    if (part.type === 'commitPurchase') {
      const whole = equipped(state, seat, part)
      return whole === part ? [] : [whole]
    }
    return part.type === 'commitMagic' && part.ritual !== undefined
      ? withSacrifices(state, seat, part, sacrifices)
      : []
  })
}

function isFoolish(state: State, seat: Seat, action: Action): boolean {
  if ('suicidal' in action && action.suicidal === true) return true
  if (action.type !== 'attackCreature') return false
  const { byId } = boardOf(state)
  const [own, other] = [byId.get(action.attacker), byId.get(action.target)]
  if (own === undefined || other === undefined) return true
  const [a, b] = action.mode === 'physical' ? [own.pp, other.pp] : [own.pm, other.pm]
  // A lost attack still marks a guard; it may be worth a small creature when others wait to break through.
  const waiting = boardOf(state).creatures.filter(
    ({ controller, creature }) => controller === seat && creature.attacks < creature.mayAttack,
  ).length
  return a < b && (waiting < 2 || own.pp + own.pm > 5)
}

/** What the action does, whatever pays for it. */
function withoutPayment(action: Action): string {
  if (action.type === 'castCurse') return JSON.stringify([action.card, action.modes, action.targets])
  if (action.type === 'activate') return JSON.stringify([action.source, action.ability, action.targets])
  if (action.type === 'commitMagic' && action.ritual !== undefined) {
    return JSON.stringify([action.ritual.card, action.ritual.modes, action.ritual.targets])
  }
  if (action.type === 'commitPurchase' && action.creature !== undefined) return action.creature.card
  return JSON.stringify(action)
}

/** What the payment costs: a province that is lost is three times as dear as one that is used. */
function priceOf(state: State, seat: Seat, action: Action): number {
  const { pay, lost } = paymentOf(action)
  const used = pay.reduce((sum, { province }) => sum + rarityOf(state, seat, province), 0)
  return used + (lost === undefined ? 0 : 3 * rarityOf(state, seat, lost))
}

function paymentOf(action: Action): { readonly pay: readonly PaidProvince[]; readonly lost?: string } {
  if (action.type === 'castCurse') return { pay: action.pay }
  if (action.type === 'activate') return { pay: action.pay ?? [] }
  const part = partOf(action)
  return part === undefined ? { pay: [] } : { pay: part.pay, lost: part.discard }
}

function partOf(action: Action): NonNullable<ActionOf<'commitPurchase'>['creature']> | undefined {
  if (action.type === 'commitMagic') return action.ritual
  return action.type === 'commitPurchase' ? action.creature : undefined
}
