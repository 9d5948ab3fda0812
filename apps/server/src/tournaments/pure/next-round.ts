import { activeIn, type EntrantId, type Tournament, type TournamentLine, tournamentOf } from './record.ts'
import { roundRobin } from './round-robin.ts'
import { type Games, playersOf } from './score.ts'
import { type Pairing, swissPairing } from './swiss.ts'

/** What of its rules says how a tournament goes on. */
export interface RoundRules {
  readonly kind: 'swiss' | 'roundRobin' | 'league'
  readonly rounds: number
  readonly turns: 1 | 2
  readonly games: Games
  readonly evens?: string | undefined
}

export interface NextRounds {
  /** Computers that come or leave so that the number is even. */
  readonly before: readonly TournamentLine[]
  /** One, or all at once; none: it is over. */
  readonly rounds: readonly Pairing[]
}

/**
 * The rounds that are opened now that all before are over. A seed is asked for once: in a round robin it is that of the
 * first round, from which all are drawn.
 */
export function nextRounds(tournament: Tournament, rules: RoundRules, seed: string): NextRounds {
  const isFirst = tournament.rounds.length === 0
  const before = rules.kind === 'swiss' || isFirst ? evened(tournament, rules) : []
  const now = tournamentOf(before, tournament)
  if (activeIn(now).length < 2) return { before: [], rounds: [] }
  if (rules.kind === 'swiss') {
    if (tournament.rounds.length >= rules.rounds) return { before: [], rounds: [] }
    return { before, rounds: [swissPairing(playersOf(now, rules.games), seed)] }
  }
  const ids = now.entrants.filter(({ from }) => from === 1).map(({ id }) => id)
  const all = roundRobin(ids, rules.turns, tournament.rounds[0]?.seed ?? seed)
  const left = all.slice(tournament.rounds.length)
  return { before, rounds: rules.kind === 'league' ? left : left.slice(0, 1) }
}

/** A computer comes where the number is odd; one that came for that leaves where it makes the number odd. */
function evened(tournament: Tournament, { evens }: RoundRules): readonly TournamentLine[] {
  const active = activeIn(tournament)
  if (evens === undefined || active.length % 2 === 0) return []
  const spare = active.find((one) => one.evens === true)
  if (spare !== undefined && active.length > 1) return [{ type: 'left', entrant: spare.id }]
  return [{ type: 'joined', entrant: nextEntrant(tournament), level: evens, evens: true }]
}

/** Numbers are never given twice. */
export const nextEntrant = ({ joined }: Tournament): EntrantId => joined + 1

/** The matches of a pairing: one, or two with the seats changed. */
export const seatings = ({ pairs }: Pairing, games: Games): readonly (readonly [EntrantId, EntrantId])[] =>
  pairs.flatMap(([one, two]): (readonly [EntrantId, EntrantId])[] =>
    games === 1
      ? [[one, two]]
      : [
          [one, two],
          [two, one],
        ],
  )
