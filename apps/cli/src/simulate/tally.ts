import { type Interval, wilson } from '@wyrmtable/ai'
import type { Outcome } from '@wyrmtable/kernel'
import type { MatchResult } from './simulate-match.ts'

export interface Share {
  readonly count: number
  /** Of the matches that came to an end, 0 to 1. */
  readonly share: number
  /** Where the true share lies, 95 times in 100. */
  readonly interval: Interval
}

export interface Length {
  readonly mean: number
  readonly median: number
  /** 95 of 100 are no longer. */
  readonly mostOf95: number
  readonly least: number
  readonly most: number
}

export interface Tally {
  readonly games: number
  /** Matches that came to an end. */
  readonly finished: number
  /** Wins by seat id. */
  readonly wins: Readonly<Record<string, Share>>
  /** Each way to end: winners, grade and reason together, the commonest first. */
  readonly endings: readonly (Share & { readonly outcome: Omit<Outcome, 'scores'> })[]
  readonly actions: Length
  readonly turns: Length
  /** Mean points by seat id, where the game counts any. */
  readonly scores?: Readonly<Record<string, number>>
  readonly errors: readonly { readonly seed: string; readonly error: string }[]
}

export function tallyOf(results: readonly MatchResult[], seatIds: readonly string[]): Tally {
  const finished = results.filter((result) => result.error === undefined && result.outcome !== undefined)
  const outcomes = finished.flatMap(({ outcome }) => (outcome === undefined ? [] : [outcome]))
  const wins = seatIds.map((id, seat) => {
    return [
      id,
      shareOf(outcomes.filter(({ winners }) => winners.includes(seat)).length, outcomes.length),
    ] as const
  })
  const scores = meanScores(outcomes, seatIds)
  return {
    games: results.length,
    finished: outcomes.length,
    wins: Object.fromEntries(wins),
    endings: endingsOf(outcomes).map(({ outcome, count }) => ({
      outcome,
      ...shareOf(count, outcomes.length),
    })),
    actions: lengthOf(finished.map(({ actions }) => actions)),
    turns: lengthOf(finished.map(({ turns }) => turns)),
    ...(scores === undefined ? {} : { scores }),
    errors: results.flatMap(({ seed, error }) => (error === undefined ? [] : [{ seed, error }])),
  }
}

export const shareOf = (count: number, of: number): Share => ({
  count,
  share: of === 0 ? 0 : count / of,
  interval: wilson(count, of),
})

function endingsOf(outcomes: readonly Outcome[]) {
  const found = new Map<string, { readonly outcome: Omit<Outcome, 'scores'>; count: number }>()
  for (const { scores: _scores, ...outcome } of outcomes) {
    const key = JSON.stringify([outcome.winners, outcome.grade, outcome.reason])
    const ending = found.get(key) ?? { outcome, count: 0 }
    ending.count++
    found.set(key, ending)
  }
  return [...found.entries()]
    .sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
    .map(([, ending]) => ending)
}

export function lengthOf(figures: readonly number[]): Length {
  if (figures.length === 0) return { mean: 0, median: 0, mostOf95: 0, least: 0, most: 0 }
  const sum = figures.reduce((a, b) => a + b, 0)
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return { mean: sum / figures.length, median: at(0.5), mostOf95: at(0.95), least: at(0), most: at(1) }
}

function meanScores(outcomes: readonly Outcome[], seatIds: readonly string[]) {
  const scored = outcomes.flatMap(({ scores }) => (scores === undefined ? [] : [scores]))
  if (scored.length === 0) return undefined
  return Object.fromEntries(
    seatIds.map((id, seat) => [
      id,
      scored.reduce((sum, scores) => sum + (scores[seat] ?? 0), 0) / scored.length,
    ]),
  )
}
