import { type Curve, calibrated, logitOf } from '@wyrmtable/ai'
import { solve } from './solve.ts'

/** What was said of the chance of the first seat in a turn, and what became of it: 1 won, 0 lost, ½ a draw. */
export interface Judged {
  readonly turn: number
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

/** The curve under which what became of the positions is likeliest, by Newton's method. */
export function fitOf(judged: readonly Judged[], rounds = 25): Required<Curve> {
  // From nothing known: steps from a steep line may lead ever further away.
  let fit = { slope: 0, shift: 0, byTurn: { slope: 0, shift: 0 } }
  for (let round = 0; round < rounds; round++) {
    // A trace on the diagonal keeps the rows solvable where all positions are of one turn.
    const rows: number[][] = [0, 1, 2, 3].map((row) =>
      [0, 1, 2, 3, 4].map((column) => (row === column ? 1e-6 : 0)),
    )
    for (const { said, turn, won } of judged) {
      const x = logitOf(said)
      const figures = [x, 1, turn * x, turn]
      const p = calibrated(fit, said, turn)
      for (const [row, figure] of rows.entries()) {
        const own = figures[row] ?? 0
        for (const column of figure.keys()) {
          const step = column === 4 ? won - p : p * (1 - p) * (figures[column] ?? 0)
          figure[column] = (figure[column] ?? 0) + own * step
        }
      }
    }
    const [slope = 0, shift = 0, bySlope = 0, byShift = 0] = solve(rows)
    fit = {
      slope: fit.slope + slope,
      shift: fit.shift + shift,
      byTurn: { slope: fit.byTurn.slope + bySlope, shift: fit.byTurn.shift + byShift },
    }
  }
  return fit
}
