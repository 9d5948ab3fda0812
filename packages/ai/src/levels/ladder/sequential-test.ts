/** Wins, draws and losses of one player against another. */
export interface Tally {
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

export interface SequentialTestOptions {
  /** The test asks whether the true score is rather this … */
  readonly least: number
  /** … or this: 0.5 and 0.65 ask whether a player is clearly better. */
  readonly wanted: number
  /** Chances of a wrong answer either way. */
  readonly alpha?: number
  readonly beta?: number
}

export type Verdict = 'better' | 'notBetter' | 'open'

/**
 * Wald's sequential probability ratio test on the score of a pairing: matches are played until it tells.
 * A draw counts as half a win and half a loss.
 */
export function sequentialTest(
  { wins, draws, losses }: Tally,
  { least, wanted, alpha = 0.05, beta = 0.05 }: SequentialTestOptions,
): { readonly verdict: Verdict; readonly ratio: number; readonly bounds: readonly [number, number] } {
  const won = wins + draws / 2
  const lost = losses + draws / 2
  const ratio = won * Math.log(wanted / least) + lost * Math.log((1 - wanted) / (1 - least))
  const lower = Math.log(beta / (1 - alpha))
  const upper = Math.log((1 - beta) / alpha)
  const verdict = ratio >= upper ? 'better' : ratio <= lower ? 'notBetter' : 'open'
  return { verdict, ratio, bounds: [lower, upper] }
}

export const scoreOf = ({ wins, draws, losses }: Tally): number =>
  wins + draws + losses === 0 ? 0.5 : (wins + draws / 2) / (wins + draws + losses)

/** Wilson's interval of a score, 95 % unless told otherwise. */
export function scoreInterval(tally: Tally, z = 1.959964): readonly [number, number] {
  const n = tally.wins + tally.draws + tally.losses
  if (n === 0) return [0, 1]
  const p = scoreOf(tally)
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
