export interface Interval {
  readonly low: number
  readonly high: number
}

/** Quantile of the normal distribution that leaves 2.5 % on either side. */
const z95 = 1.959963984540054

/**
 * Wilson's score interval at 95 %: between these shares the true one lies, given so many successes of so
 * many trials. Sound for few trials and for shares near 0 and 1, where the usual ± is not.
 */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 }
  const share = successes / trials
  const square = z95 ** 2 / trials
  const centre = share + square / 2
  const spread = z95 * Math.sqrt((share * (1 - share) + square / 4) / trials)
  return {
    low: successes === 0 ? 0 : Math.max(0, (centre - spread) / (1 + square)),
    high: successes === trials ? 1 : Math.min(1, (centre + spread) / (1 + square)),
  }
}
