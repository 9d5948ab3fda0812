import type { EntrantId, Halves, MatchResult, Tournament } from './record.ts'
import type { SwissPlayer } from './swiss.ts'

/** A match from the side of one who sits in it. */
interface OwnMatch {
  readonly match: string
  readonly opponent: EntrantId
  readonly side: 0 | 1
  /** Absent as long as there is no result. */
  readonly halves?: Halves
  readonly kind?: MatchResult['kind']
}

/** What a round was to somebody. */
export type RoundOf =
  | { readonly type: 'matches'; readonly matches: readonly OwnMatch[] }
  | { readonly type: 'bye' }
  /** They were not in it, or had left. */
  | { readonly type: 'out' }

export interface Score {
  readonly id: EntrantId
  readonly halves: number
  readonly rounds: readonly RoundOf[]
}

/** A pairing is one match, or two with the seats changed: a bye counts for all of them. */
export type Games = 1 | 2

export function scoresOf(tournament: Tournament, games: Games): ReadonlyMap<EntrantId, Score> {
  return new Map(tournament.entrants.map(({ id }) => [id, scoreOf(tournament, games, id)]))
}

function scoreOf({ rounds, results }: Tournament, games: Games, id: EntrantId): Score {
  const mine = rounds.map(({ matches, bye }): RoundOf => {
    if (bye === id) return { type: 'bye' }
    const own = matches.flatMap(({ id: match, seats }): OwnMatch[] => {
      if (!seats.includes(id)) return []
      const side = seats[0] === id ? 0 : 1
      const result = results.get(match)
      return [
        {
          ...{ match, side, opponent: seats[1 - side] ?? 0 },
          ...(result === undefined ? {} : { halves: result.halves[side], kind: result.kind }),
        },
      ]
    })
    return own.length === 0 ? { type: 'out' } : { type: 'matches', matches: own }
  })
  return { id, rounds: mine, halves: mine.reduce((sum, round) => sum + halvesOf(round, games), 0) }
}

/** What a round brought. */
export const halvesOf = (round: RoundOf, games: Games): number =>
  round.type === 'bye'
    ? 2 * games
    : round.type === 'out'
      ? 0
      : round.matches.reduce((sum, { halves = 0 }) => sum + halves, 0)

/** Whoever plays on, as the next round is paired. */
export function playersOf(tournament: Tournament, games: Games): readonly SwissPlayer[] {
  const scores = scoresOf(tournament, games)
  return tournament.entrants.flatMap(({ id, hasLeft }) => {
    const score = scores.get(id)
    if (hasLeft || score === undefined) return []
    const played = score.rounds.flatMap((round) => (round.type === 'matches' ? [round.matches] : []))
    return [
      {
        id,
        halves: score.halves,
        met: played.map(([first]) => first?.opponent ?? 0),
        sides: played.flatMap((matches) => matches.map(({ side }) => side)),
        hadBye: score.rounds.some(({ type }) => type === 'bye'),
      },
    ]
  })
}
