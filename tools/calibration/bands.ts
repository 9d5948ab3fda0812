import { type Curve, calibrated, logitOf } from '@wyrmtable/ai'

/** What was said of the chance of the first seat at a position, and what became of it: 1 won, 0 lost, ½ a draw. */
export interface Judged {
  readonly said: number
  readonly won: number
}

/** What became of a match for the first seat; `winners` is empty after a draw. */
export function wonByFirst(winners: readonly number[]): number {
  if (winners.length === 0) return 0.5
  return winners.includes(0) ? 1 / winners.length : 0
}

/** Positions whose chances lie in the same tenth. */
export interface Band {
  /** Lower edge, in tenths. */
  readonly tenth: number
  readonly positions: number
  /** Share of them that was won. */
  readonly won: number
}

/** How many positions a band must have before it is held to anything. */
export const enough = 100
/** How far beyond its edges a band may be won. */
export const slack = 0.05

export function bandsOf(judged: readonly Judged[]): readonly Band[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const own = judged.filter(({ said }) => Math.min(9, Math.floor(said * 10)) === tenth)
    const won = own.reduce((sum, one) => sum + one.won, 0) / Math.max(1, own.length)
    return { tenth, positions: own.length, won }
  })
}

/** Whether a band keeps its word; undefined where it has too few positions to tell. */
export function holds({ tenth, positions, won }: Band): boolean | undefined {
  if (positions < enough) return undefined
  return won >= tenth / 10 - slack && won <= (tenth + 1) / 10 + slack
}

/** The fit under which what became of the positions is likeliest, by Newton's method. */
export function fitOf(judged: readonly Judged[], rounds = 25): Curve {
  let slope = 1
  let shift = 0
  for (let round = 0; round < rounds; round++) {
    let [gradientSlope, gradientShift, ss, st, tt] = [0, 0, 1e-6, 0, 1e-6]
    for (const { said, won } of judged) {
      const x = logitOf(said)
      const p = calibrated({ slope, shift }, said)
      const weight = p * (1 - p)
      gradientSlope += (won - p) * x
      gradientShift += won - p
      ss += weight * x * x
      st += weight * x
      tt += weight
    }
    const determinant = ss * tt - st * st
    slope += (tt * gradientSlope - st * gradientShift) / determinant
    shift += (ss * gradientShift - st * gradientSlope) / determinant
  }
  return { slope, shift }
}
