import { LOST, NONE, type Nodes, UNKNOWN, WON } from './nodes.ts'
import type { Choice } from './search.ts'

/** What is known of the children of the root, best first; empty before any thinking. */
export function choicesOf<Action>(nodes: Nodes<Action>): readonly Choice<Action>[] {
  const choices: Choice<Action>[] = []
  for (let child = nodes.firstOf(0); child !== NONE; child = nodes.after(0, child)) {
    const action = nodes.actions[child]
    if (action === undefined) continue
    const n = nodes.visits[child] ?? 0
    const proof = nodes.proof[child] ?? UNKNOWN
    choices.push({
      actions: [action, ...(nodes.rests[child] ?? [])],
      visits: n,
      chance: proof === WON ? 1 : proof === LOST ? 0 : n === 0 ? 0 : (nodes.worth[child] ?? 0) / n,
      certain: proof !== UNKNOWN,
    })
  }
  return choices.sort(byPromise)
}

/** Playouts by which the most visited child of the root is ahead of the next one; nothing to choose: no bound. */
export function leadOf(nodes: Nodes<unknown>): number {
  let most = 0
  let second = 0
  let count = 0
  for (let child = nodes.firstOf(0); child !== NONE; child = nodes.after(0, child)) {
    count++
    const n = nodes.visits[child] ?? 0
    if (n > most) {
      second = most
      most = n
    } else if (n > second) second = n
  }
  return count < 2 ? Number.POSITIVE_INFINITY : most - second
}

/** Certain wins first, certain losses last, else by visits, then by chance; equal ones as listed. */
function byPromise(a: Choice<unknown>, b: Choice<unknown>): number {
  return rank(b) - rank(a) || b.visits - a.visits || b.chance - a.chance
}

function rank({ certain, chance }: Choice<unknown>): number {
  return certain ? (chance > 0.5 ? 1 : -1) : 0
}
