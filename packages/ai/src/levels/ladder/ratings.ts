import { scoreOf, type Tally } from './sequential-test.ts'

/** What two players scored against each other, from the first one's point of view. */
export interface PairResult {
  readonly first: number
  readonly second: number
  readonly tally: Tally
}

export interface Rating {
  /** Points on the usual scale, where 400 more mean ten wins to a loss; the mean of all is 0. */
  readonly rating: number
  /** Half of the 95 % interval. */
  readonly margin: number
}

const SCALE = 400 / Math.LN10
/** Half a draw in each pairing, so that a player who won all has a finite rating. */
const PRIOR = 0.5
const Z = 1.959964

/** Bradley–Terry ratings by Newton's method, with intervals from the curvature at the best fit. */
export function ratingsOf(players: number, results: readonly PairResult[]): readonly Rating[] {
  const strengths = new Array<number>(players).fill(0)
  let curvature = square(players)
  for (let round = 0; round < 100; round++) {
    const gradient = new Array<number>(players).fill(0)
    curvature = square(players)
    for (const { first, second, tally } of results) {
      const n = tally.wins + tally.draws + tally.losses + PRIOR * 2
      const score = (scoreOf(tally) * (n - PRIOR * 2) + PRIOR) / n
      const expected = 1 / (1 + Math.exp((strengths[second] ?? 0) - (strengths[first] ?? 0)))
      const pull = n * (score - expected)
      const weight = n * expected * (1 - expected)
      add(gradient, first, pull)
      add(gradient, second, -pull)
      addAt(curvature, first, first, weight)
      addAt(curvature, second, second, weight)
      addAt(curvature, first, second, -weight)
      addAt(curvature, second, first, -weight)
    }
    // The sum of all strengths is free; a weak spring holds it at 0.
    for (let i = 0; i < players; i++) for (let j = 0; j < players; j++) addAt(curvature, i, j, 1 / players)
    const step = solve(curvature, gradient)
    step.forEach((change, i) => {
      add(strengths, i, change)
    })
    if (Math.max(...step.map(Math.abs)) < 1e-9) break
  }
  return strengths.map((strength, i) => {
    const unit = strengths.map((_, j) => (i === j ? 1 : 0))
    const variance = (solve(curvature, unit)[i] ?? 0) - 1 / players
    return { rating: strength * SCALE, margin: Z * SCALE * Math.sqrt(Math.max(0, variance)) }
  })
}

const square = (n: number): number[][] => Array.from({ length: n }, () => new Array<number>(n).fill(0))
const add = (list: number[], i: number, by: number): void => {
  list[i] = (list[i] ?? 0) + by
}
const addAt = (matrix: number[][], i: number, j: number, by: number): void => {
  const row = matrix[i]
  if (row !== undefined) add(row, j, by)
}

/** Gaussian elimination with pivots; the matrix is small and regular. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const n = right.length
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  for (let at = 0; at < n; at++) {
    let pivot = at
    for (let i = at + 1; i < n; i++) {
      if (Math.abs(rows[i]?.[at] ?? 0) > Math.abs(rows[pivot]?.[at] ?? 0)) pivot = i
    }
    const [top, other] = [rows[pivot], rows[at]]
    if (top === undefined || other === undefined) continue
    rows[at] = top
    rows[pivot] = other
    const head = top[at] ?? 0
    if (head === 0) continue
    for (let i = 0; i < n; i++) {
      const row = rows[i]
      if (row === undefined || i === at) continue
      const factor = (row[at] ?? 0) / head
      if (factor !== 0) for (let j = at; j <= n; j++) add(row, j, -factor * (top[j] ?? 0))
    }
  }
  return rows.map((row, i) => (row[n] ?? 0) / (row[i] || 1))
}
