import type { Plan } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import { sorcerers } from '../rules/game.ts'
import type { State } from '../rules/state.ts'
import { groupPlans, memberPlans } from './creature-plans.ts'
import { PlanList } from './plan-list.ts'
import { sorcererPlans } from './sorcerer-plans.ts'

/** Steps worth thinking about, the likeliest first: groups with what they do, and whole turns of a sorcerer. */
export function plans(state: State, seat: number): readonly Plan<Action>[] {
  const list = new PlanList()
  if (state.phase === 'opportunity') groupPlans(state, seat, list)
  else if (state.phase === 'activation') memberPlans(state, seat, list)
  else if (state.phase === 'sorcerer') sorcererPlans(state, seat, list)
  const legal = list.legal(state, seat)
  return legal.length > 0 ? legal : listed(state, seat)
}

/** Where nothing was thought of, as in the set-up: what the rules list. */
const listed = (state: State, seat: number): readonly Plan<Action>[] =>
  sorcerers.actions(state, seat).map((action) => ({ actions: [action], weight: 1 }))
