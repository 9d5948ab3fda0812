/** A line in logits: `slope` times the logit of what an evaluation says, and `shift` more. */
export interface Curve {
  readonly slope: number
  readonly shift: number
}

const least = 0.001

/** The logit of a share, which is kept off its ends. */
export function logitOf(share: number): number {
  const inside = Math.min(1 - least, Math.max(least, share))
  return Math.log(inside / (1 - inside))
}

/** The share of matches that is won from positions of which an evaluation says so much. */
export const calibrated = ({ slope, shift }: Curve, said: number): number =>
  1 / (1 + Math.exp(-(slope * logitOf(said) + shift)))
