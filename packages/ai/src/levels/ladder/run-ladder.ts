import { type PairResult, type Rating, ratingsOf } from './ratings.ts'
import {
  type SequentialTestOptions,
  scoreInterval,
  scoreOf,
  sequentialTest,
  type Tally,
  type Verdict,
} from './sequential-test.ts'

/** One match to be played: who sits where, and a seed for everything that is drawn in it. */
export interface LadderMatch {
  /** Entrants by seat. */
  readonly seats: readonly [string, string]
  readonly seed: number
}

/** What came of a match. */
export interface LadderScore {
  /** 1, 0.5 or 0 for the one in seat 0. */
  readonly score: number
  /** How it ended, in the game's own words. */
  readonly reason: string
  readonly turns?: number
}

export interface LadderOptions {
  /** Weakest first, as far as is known. */
  readonly entrants: readonly string[]
  /** Neighbours only, or everybody against everybody. */
  readonly pairs: 'neighbours' | 'all'
  /** Plays one match; several at a time, as many as `concurrency`. */
  play(match: LadderMatch): Promise<LadderScore>
  readonly concurrency: number
  /** Least and most matches of a pairing; both even, half from each side. */
  readonly least: number
  readonly most: number
  /** Whether the later entrant of a pairing is better; ends the pairing early. Absent: all matches are played. */
  readonly test?: SequentialTestOptions
  readonly seed: number
  readonly onMatch?: (pairing: Pairing, match: LadderMatch, score: LadderScore) => void
}

export interface Pairing {
  /** The one thought stronger, from whose point of view the rest is. */
  readonly stronger: string
  readonly weaker: string
  readonly tally: Tally
  /** The same by the stronger one's seat. */
  readonly bySeat: readonly [Tally, Tally]
  readonly score: number
  readonly interval: readonly [number, number]
  readonly verdict: Verdict
}

export interface LadderReport {
  readonly pairings: readonly Pairing[]
  readonly ratings: readonly (Rating & { readonly entrant: string })[]
}

const nothing: Tally = { wins: 0, draws: 0, losses: 0 }

/**
 * Plays entrants against each other from both sides, pairing by pairing, until the sequential test tells or
 * the matches are used up. The same seed asks for the same matches.
 */
export async function runLadder(options: LadderOptions): Promise<LadderReport> {
  const { entrants } = options
  const pairings: Pairing[] = []
  for (const [weaker, stronger] of pairsOf(options))
    pairings.push(await playPairing(options, stronger, weaker))
  const results: PairResult[] = pairings.map(({ stronger, weaker, tally }) => ({
    first: entrants.indexOf(stronger),
    second: entrants.indexOf(weaker),
    tally,
  }))
  const ratings = ratingsOf(entrants.length, results)
  return {
    pairings,
    ratings: entrants.map((entrant, i) => ({ entrant, ...(ratings[i] ?? { rating: 0, margin: 0 }) })),
  }
}

function pairsOf({ entrants, pairs }: LadderOptions): readonly (readonly [string, string])[] {
  return entrants.flatMap((weaker, i) =>
    entrants
      .slice(i + 1, pairs === 'neighbours' ? i + 2 : undefined)
      .map((stronger) => [weaker, stronger] as const),
  )
}

/**
 * Matches are counted in the order in which they were asked for, pair by pair, so that the result does not
 * depend on which of several is done first; those begun when the test tells are played in vain.
 */
async function playPairing(options: LadderOptions, stronger: string, weaker: string): Promise<Pairing> {
  const { concurrency, least, most, test, seed, play, onMatch } = options
  const bySeat: [Tally, Tally] = [nothing, nothing]
  const waiting: (readonly [LadderMatch, LadderScore] | undefined)[] = []
  let asked = 0
  let counts = 0
  let verdict: Verdict = 'open'
  const isDecided = (): boolean => verdict !== 'open' && counts >= least && counts % 2 === 0
  const summed = (): Pairing => {
    const tally = sum(bySeat)
    return {
      stronger,
      weaker,
      tally,
      bySeat: [...bySeat],
      score: scoreOf(tally),
      interval: scoreInterval(tally),
      verdict,
    }
  }
  const countAll = (): void => {
    for (let next = waiting[counts]; next !== undefined && !isDecided(); next = waiting[counts]) {
      const own = (counts & 1) as 0 | 1
      const [match, found] = next
      bySeat[own] = counted(bySeat[own], own === 0 ? found.score : 1 - found.score)
      counts++
      if (test !== undefined) verdict = sequentialTest(sum(bySeat), test).verdict
      onMatch?.(summed(), match, found)
    }
  }
  const one = async (): Promise<void> => {
    while (asked < most && !isDecided()) {
      const number = asked++
      // Both sides of a pair of matches get the same dice and seeds.
      const match: LadderMatch = {
        seats: (number & 1) === 0 ? [stronger, weaker] : [weaker, stronger],
        seed: seed + (number >> 1),
      }
      waiting[number] = [match, await play(match)]
      countAll()
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, one))
  return summed()
}

const counted = ({ wins, draws, losses }: Tally, score: number): Tally => ({
  wins: wins + (score === 1 ? 1 : 0),
  draws: draws + (score === 0.5 ? 1 : 0),
  losses: losses + (score === 0 ? 1 : 0),
})

const sum = ([a, b]: readonly [Tally, Tally]): Tally => ({
  wins: a.wins + b.wins,
  draws: a.draws + b.draws,
  losses: a.losses + b.losses,
})
