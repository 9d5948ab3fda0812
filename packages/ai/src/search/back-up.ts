import { FIXED, LOST, type Nodes, UNKNOWN, WON } from './nodes.ts'

/** Adds what a playout was worth, by seat, to each node on its way. */
export function backUp(
  { visits, worth }: Nodes<unknown>,
  path: readonly number[],
  movers: readonly number[],
  depth: number,
  values: readonly number[],
): void {
  visits[0] = (visits[0] ?? 0) + 1
  for (let i = 1; i <= depth; i++) {
    const node = path[i] ?? 0
    visits[node] = (visits[node] ?? 0) + 1
    worth[node] = (worth[node] ?? 0) + (values[movers[i] ?? 0] ?? 0)
  }
}

/**
 * Carries a certain result towards the root as far as it decides the choices on the way. Only where the
 * children are all there is (`complete`) do their losses make one.
 */
export function prove(
  nodes: Nodes<unknown>,
  path: readonly number[],
  movers: readonly number[],
  depth: number,
  complete: boolean,
): void {
  for (let i = depth; i >= 1; i--) {
    const proof = nodes.proof[path[i] ?? 0] ?? UNKNOWN
    const parent = path[i - 1] ?? 0
    // What may be another state, or another fall of the dice, is not certain.
    if (proof === UNKNOWN || nodes.kind[parent] !== FIXED) return
    if (proof === LOST && !(complete && allLost(nodes, parent))) return
    const chooser = movers[i] ?? 0
    const winner = proof === WON ? chooser : 1 - chooser
    nodes.proof[parent] = winner === movers[i - 1] ? WON : LOST
  }
}

function allLost({ first, count, proof }: Nodes<unknown>, node: number): boolean {
  const from = first[node] ?? 0
  for (let child = from; child < from + (count[node] ?? 0); child++) {
    if (proof[child] !== LOST) return false
  }
  return true
}
