import { logarithm } from './logarithm.ts'
import { LOST, type Nodes, UNKNOWN, WON } from './nodes.ts'
import type { SearchRandom } from './search-random.ts'

// These functions see numbers in flat arrays and nothing of a game, so that all games may share one copy.

/** Above any value of a child that was visited. */
const FRESH = 1e6

/** The child that UCB1 takes. Those not yet visited come first; those proven lost only when nothing else is left. */
export function chooseEven(
  { visits, worth, proof }: Nodes<unknown>,
  first: number,
  end: number,
  parentVisits: number,
  exploration: number,
  random: SearchRandom,
): number {
  const scale = exploration * Math.sqrt(logarithm(parentVisits + 1))
  let best = first
  let most = Number.NEGATIVE_INFINITY
  for (let child = first; child < end; child++) {
    const proven = proof[child] ?? UNKNOWN
    if (proven === WON) return child
    if (proven === LOST) continue
    const n = visits[child] ?? 0
    // In any order: the first ones listed are not the best ones.
    const value = n === 0 ? FRESH + random.pick(1000) : (worth[child] ?? 0) / n + scale / Math.sqrt(n)
    if (value > most) {
      most = value
      best = child
    }
  }
  return best
}

/** The child that PUCT takes: the weights of the room decide what is tried first and most. */
export function chooseByWeight(
  { visits, worth, proof, prior }: Nodes<unknown>,
  first: number,
  end: number,
  parentVisits: number,
  exploration: number,
): number {
  const scale = exploration * Math.sqrt(parentVisits + 1)
  // What is not yet tried is taken to be a little worse than what was.
  let seen = 0
  let sum = 0
  for (let child = first; child < end; child++) {
    seen += visits[child] ?? 0
    sum += worth[child] ?? 0
  }
  const untried = seen === 0 ? 0.5 : sum / seen - 0.05
  let best = first
  let most = Number.NEGATIVE_INFINITY
  for (let child = first; child < end; child++) {
    const proven = proof[child] ?? UNKNOWN
    if (proven === WON) return child
    if (proven === LOST) continue
    const n = visits[child] ?? 0
    const value = (n === 0 ? untried : (worth[child] ?? 0) / n) + (scale * (prior[child] ?? 0)) / (1 + n)
    if (value > most) {
      most = value
      best = child
    }
  }
  return best
}
