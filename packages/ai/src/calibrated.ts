/**
 * A line in logits: `slope` times the logit of what an evaluation says, and `shift` more. What is said early in a match
 * and what is said late may mean different things: `byTurn` is added to both for each turn that has begun.
 */
export interface Curve {
  readonly slope: number
  readonly shift: number
  readonly byTurn?: { readonly slope: number; readonly shift: number }
}

const least = 0.001

/** The logit of a share, which is kept off its ends. */
export function logitOf(share: number): number {
  const inside = Math.min(1 - least, Math.max(least, share))
  return Math.log(inside / (1 - inside))
}

/** The share of matches that is won from positions of which an evaluation says so much in a turn (counted from 1). */
export function calibrated({ slope, shift, byTurn }: Curve, said: number, turn: number): number {
  const [steeper, higher] = [turn * (byTurn?.slope ?? 0), turn * (byTurn?.shift ?? 0)]
  return 1 / (1 + Math.exp(-((slope + steeper) * logitOf(said) + shift + higher)))
}
