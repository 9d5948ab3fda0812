import type { Plan, Seat } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'
import { candidates } from './candidates.ts'

/** Steps worth thinking about. */
export const plans = (state: State, seat: Seat): readonly Plan<Action>[] =>
  candidates(state, seat).map((action) => ({ actions: [action], weight: weightOf(action) }))

function weightOf(action: Action): number {
  if (action.type === 'pass' || action.type === 'endCombatTurn') return 2
  if (action.type === 'attackProvinces') return 6
  if (action.type === 'commitPurchase') return 1 + (action.creature ? 2 : 0) + (action.objects?.length ?? 0)
  return 1
}
