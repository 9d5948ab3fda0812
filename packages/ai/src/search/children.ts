import type { Plan } from '@wyrmtable/kernel'
import { FIXED, NONE, type Nodes } from './nodes.ts'
import type { SearchRandom } from './search-random.ts'

/** What is left of a list when some of it is overlooked: never nothing, and always the first few, which are obvious. */
export function noticed<T>(
  listed: readonly T[],
  first: number,
  overlooks: number,
  random: SearchRandom,
): readonly T[] {
  if (overlooks === 0 || listed.length < 2) return listed
  const missed = Math.round(overlooks * 1000)
  const kept = listed.filter((_, i) => i < first || random.pick(1000) >= missed)
  if (kept.length > 0) return kept
  const only = random.pick(listed.length)
  return listed.slice(only, only + 1)
}

/**
 * The share of one among `count` whose weights add up to `total`; `instinct` is how far weights are trusted, 0 (all
 * alike) to 1.
 */
export const trusted = (weight: number, total: number, count: number, instinct: number): number =>
  (instinct * weight) / total + (1 - instinct) / count

/** Makes plans the children of a node; false where there is no room for them. */
export function addPlans<A>(
  nodes: Nodes<A>,
  node: number,
  plans: readonly Plan<A>[],
  instinct: number,
): boolean {
  const first = nodes.add(plans.length)
  if (first === NONE) return false
  let total = 0
  for (const plan of plans) total += plan.weight
  for (let i = 0; i < plans.length; i++) {
    const plan = plans[i]
    if (plan === undefined) continue
    nodes.actions[first + i] = plan.actions[0]
    nodes.rests[first + i] = plan.actions.length > 1 ? plan.actions.slice(1) : undefined
    nodes.prior[first + i] = trusted(plan.weight, total, plans.length, instinct)
  }
  adopt(nodes, node, first, plans.length)
  return true
}

/** The same for single actions, with their weights where there are any. */
export function addActions<A>(
  nodes: Nodes<A>,
  node: number,
  actions: readonly A[],
  weights: readonly number[] | undefined,
  instinct: number,
): boolean {
  const first = nodes.add(actions.length)
  if (first === NONE) return false
  let total = 0
  for (const weight of weights ?? []) total += weight
  for (let i = 0; i < actions.length; i++) {
    nodes.actions[first + i] = actions[i]
    if (weights !== undefined)
      nodes.prior[first + i] = trusted(weights[i] ?? 0, total, actions.length, instinct)
  }
  adopt(nodes, node, first, actions.length)
  return true
}

function adopt(nodes: Nodes<unknown>, node: number, first: number, count: number): void {
  nodes.first[node] = first
  nodes.count[node] = count
  nodes.kind[node] = FIXED
}

/** The child of an open or chance node with this key, or NONE. */
export function childByKey(nodes: Nodes<unknown>, node: number, key: number): number {
  for (let child = nodes.firstOf(node); child !== NONE; child = nodes.next[child] ?? NONE) {
    if (nodes.key[child] === key) return child
  }
  return NONE
}

/** The children of a node that were visited most, a dozen of them at most. */
export function likely(nodes: Nodes<unknown>, node: number): readonly number[] {
  const found: number[] = []
  for (let child = nodes.firstOf(node); child !== NONE; child = nodes.after(node, child)) {
    if ((nodes.visits[child] ?? 0) > 1) found.push(child)
  }
  return found.sort((a, b) => (nodes.visits[b] ?? 0) - (nodes.visits[a] ?? 0) || a - b).slice(0, 12)
}
