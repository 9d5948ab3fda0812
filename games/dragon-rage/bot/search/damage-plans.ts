import type { Plan } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import { allocations } from '../../rules/phases/damage-allocation.ts'
import type { State } from '../../rules/state.ts'
import { healthByDamage } from './health.ts'

/** The few ways to share out damage that leave most of the dragon. */
export function damagePlans(state: State): readonly Plan<Action>[] {
  const d = state.pendingDragon
  const [head, wings, legs, belly] = [
    state.damage(d, 'head'),
    state.damage(d, 'wings'),
    state.damage(d, 'legs'),
    state.damage(d, 'belly'),
  ]
  return allocations(state)
    .map((action) => ({
      action,
      left: healthByDamage(
        head + action.head,
        wings + action.wings,
        legs + action.legs,
        belly + action.belly,
      ),
    }))
    .sort((a, b) => b.left - a.left)
    .slice(0, 4)
    .map(({ action, left }) => ({ actions: [action], weight: 0.01 + left * left }))
}
