import type { Plan } from '@wyrmtable/kernel'
import type { SearchRandom } from './search-random.ts'

/** The actions of one of the plans, drawn by their weights. */
export function drawPlan<Action>(
  plans: readonly Plan<Action>[] | undefined,
  random: SearchRandom,
): readonly Action[] | undefined {
  if (plans === undefined) return undefined
  let total = 0
  for (const plan of plans) total += plan.weight
  let at = (random.pick(1 << 20) / (1 << 20)) * total
  for (const plan of plans) {
    at -= plan.weight
    if (at < 0) return plan.actions
  }
  return plans.at(-1)?.actions
}

/** The plan of most weight, the first of equal ones. */
export function heaviest<Action>(plans: readonly Plan<Action>[]): Plan<Action> | undefined {
  let best: Plan<Action> | undefined
  for (const plan of plans) if (best === undefined || plan.weight > best.weight) best = plan
  return best
}
