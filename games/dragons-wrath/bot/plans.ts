import type { Plan, Seat } from '@wyrmtable/kernel'
import { cardOf } from '../data/library.ts'
import type { Action, ActionOf } from '../rules/actions.ts'
import { boardOf } from '../rules/board/board.ts'
import { checkCommitPurchase, NEW } from '../rules/phases/purchase.ts'
import type { State } from '../rules/state.ts'
import { candidates } from './candidates.ts'

/**
 * Steps worth thinking about. At P1 whole purchases, which the rules list by their parts only: each creature
 * alone and with every object that fits, and the objects without a creature.
 */
export function plans(state: State, seat: Seat): readonly Plan<Action>[] {
  const single = candidates(state, seat)
  const whole =
    state.question?.kind === 'commitPurchase' ? single.map((action) => equipped(state, seat, action)) : single
  const seen = new Set<string>()
  return whole.flatMap((action): Plan<Action>[] => {
    const key = JSON.stringify(action)
    if (seen.has(key)) return []
    seen.add(key)
    return [{ actions: [action], weight: weightOf(action) }]
  })
}

function weightOf(action: Action): number {
  if (action.type === 'pass' || action.type === 'endCombatTurn') return 2
  if (action.type === 'attackProvinces') return 6
  if (action.type === 'commitPurchase' && action.creature !== undefined) return 3
  return 1
}

/** The same purchase with every object of the hand that fits on somebody, the strongest bearer first. */
function equipped(state: State, seat: Seat, action: Action): Action {
  if (action.type !== 'commitPurchase' || action.objects !== undefined) return action
  let whole: ActionOf<'commitPurchase'> = action
  const bearers = boardOf(state)
    .creatures.filter(({ m }) => m)
    .sort((a, b) => b.pp + b.pm - (a.pp + a.pm))
    .map(({ id }) => id)
  for (const held of state.player(seat).hand) {
    if (cardOf(held.card).type !== 'object') continue
    const places = action.creature === undefined ? bearers : [NEW, ...bearers]
    for (const bearer of places) {
      const objects = [...(whole.objects ?? []), { card: held.id, bearer }]
      const next = { ...whole, objects }
      if (checkCommitPurchase(state, seat, next) !== undefined) continue
      whole = next
      break
    }
  }
  return whole
}
