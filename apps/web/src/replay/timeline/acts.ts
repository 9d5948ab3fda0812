/** Changes of the chances that are worth a name. */
export const leastSwing = 0.02

/**
 * Which entry of a phase, after `from` up to `to`, brought the change between its ends: the one that moved the chances
 * most in the direction of the whole.
 */
export function actBetween(from: number, to: number, chanceAt: (seq: number) => number): number {
  let before = chanceAt(from)
  const sign = chanceAt(to) < before ? -1 : 1
  let act = to
  let most = Number.NEGATIVE_INFINITY
  for (let seq = from + 1; seq <= to; seq++) {
    const now = chanceAt(seq)
    const gain = (now - before) * sign
    // Of equals the first is the deed, and what follows is its ending.
    if (gain > most + 1e-9) {
      most = gain
      act = seq
    }
    before = now
  }
  return act
}
