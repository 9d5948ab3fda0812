import type { Plan } from '@wyrmtable/kernel'
import { actionKey } from './action-key.ts'
import { childByKey, trusted } from './children.ts'
import { logarithm } from './logarithm.ts'
import { NONE, type Nodes } from './nodes.ts'

/** What the state at hand allows; plans and weights in the order of the actions. */
interface Allowed<A> {
  readonly actions: readonly (A | undefined)[]
  readonly plans: readonly Plan<A>[] | undefined
  readonly weights: readonly number[] | undefined
}

/**
 * Where the state varies from visit to visit, children are chosen among the actions that this state allows, and
 * compared by how often each could have been chosen. A child is added while there are fewer than the limit.
 */
export function chooseAllowed<A>(
  nodes: Nodes<A>,
  node: number,
  { actions, plans, weights }: Allowed<A>,
  limit: number,
  exploration: number,
  instinct: number,
  weighted: boolean,
): number {
  let total = 0
  for (let i = 0; i < actions.length; i++) total += weights?.[i] ?? 1
  let best = NONE
  let most = Number.NEGATIVE_INFINITY
  let fresh = -1
  let freshKey = 0
  for (let i = 0; i < actions.length; i++) {
    const key = actionKey(plans?.[i]?.actions ?? actions[i])
    const child = childByKey(nodes, node, key)
    if (child === NONE) {
      if (fresh < 0) {
        fresh = i
        freshKey = key
      }
      continue
    }
    const available = (nodes.available[child] ?? 0) + 1
    nodes.available[child] = available
    const n = nodes.visits[child] ?? 0
    const mean = n === 0 ? 0.5 : (nodes.worth[child] ?? 0) / n
    const share = trusted(weights?.[i] ?? 1, total, actions.length, instinct)
    const bonus = weighted
      ? (Math.sqrt(available) * share) / (1 + n)
      : Math.sqrt(logarithm(available) / Math.max(1, n))
    const value = mean + exploration * bonus
    if (value > most) {
      most = value
      best = child
    }
  }
  if (fresh < 0 || (best !== NONE && (nodes.count[node] ?? 0) >= limit)) return best
  const child = nodes.add(1)
  if (child === NONE) return best
  nodes.actions[child] = actions[fresh]
  const plan = plans?.[fresh]?.actions
  if (plan !== undefined) nodes.rests[child] = plan.length > 1 ? plan.slice(1) : undefined
  nodes.key[child] = freshKey
  nodes.available[child] = 1
  nodes.link(node, child)
  return child
}
