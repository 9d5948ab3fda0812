import { type LadderMatch, type LadderReport, type Pairing, runLadder } from '@wyrmtable/ai'
import { isPlayerKind, type PlayerKind } from '../players.ts'
import { createRunner } from './run-simulation.ts'
import type { MatchResult, SimulationSetup } from './simulate-match.ts'

export interface LadderWish {
  /** All but the seats, which the ladder gives out. */
  readonly setup: Omit<SimulationSetup, 'seats'>
  /** Weakest first. */
  readonly entrants: readonly PlayerKind[]
  readonly pairs: 'neighbours' | 'all'
  /** Most matches of a pairing. */
  readonly games: number
  readonly threads: number
}

export interface LadderResult extends LadderReport {
  /** Every match that counted, in the order in which it did. */
  readonly matches: readonly MatchResult[]
}

/** What the ladder asks of each pairing: is the one thought stronger clearly so? 5 % of error either way. */
export const ladderTest = { least: 0.5, wanted: 0.65 } as const
/** Matches of a pairing before the test may end it. */
const LEAST = 20

/** A match that was not played to its end. */
export class BrokenMatch extends Error {
  readonly result: MatchResult

  constructor(result: MatchResult) {
    super(result.error ?? 'no end')
    this.result = result
  }
}

/** Plays a ladder of two-seat matches, several at a time. */
export async function playLadder(
  { setup, entrants, pairs, games, threads }: LadderWish,
  onMatch: (pairing: Pairing) => void,
): Promise<LadderResult> {
  const runner = await createRunner(threads)
  const played = new Map<string, MatchResult>()
  const matches: MatchResult[] = []
  try {
    const report = await runLadder({
      entrants,
      pairs,
      concurrency: threads,
      least: Math.min(LEAST, games),
      most: games,
      test: ladderTest,
      seed: 0,
      onMatch(pairing, match) {
        const result = played.get(keyOf(match))
        if (result !== undefined) matches.push(result)
        onMatch(pairing)
      },
      async play(match) {
        const { seats, seed } = match
        const task = { ...setup, seats: seats.filter(isPlayerKind), from: seed, to: seed + 1 }
        const [result] = await runner.run(task)
        if (result?.outcome === undefined) {
          throw result === undefined ? new Error('no result') : new BrokenMatch(result)
        }
        played.set(keyOf(match), result)
        const { winners, reason } = result.outcome
        const score = winners.length === 0 || winners.length === 2 ? 0.5 : winners.includes(0) ? 1 : 0
        return { score, reason, turns: result.turns }
      },
    })
    return { ...report, matches }
  } finally {
    await runner.end()
  }
}

const keyOf = ({ seats, seed }: LadderMatch): string => `${seats.join()}/${seed}`
