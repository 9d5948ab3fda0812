import type { Json, JsonObject, Result } from '@wyrmtable/kernel'
import type { ClockRule, Problem } from '../online/wire/answers.ts'
import { ask } from '../online/wire/ask.ts'

/*
 * What a server tells of tournaments, as `docs/formats/http-api.md` describes it.
 */

export const kinds = ['swiss', 'roundRobin', 'league'] as const
type Kind = (typeof kinds)[number]
export const levels = ['novice', 'squire', 'captain', 'warlord'] as const
export type Level = (typeof levels)[number]

export const tieBreaks = ['buchholzCut1', 'buchholz', 'sonnebornBerger', 'directEncounter', 'wins'] as const
export type TieBreak = (typeof tieBreaks)[number]

/** What decides where nobody says otherwise. */
export const usualTieBreaks = (kind: string): readonly TieBreak[] =>
  kind === 'swiss' ? tieBreaks : ['directEncounter', 'sonnebornBerger', 'wins']

/** Parts of all that is said of how it is played. */
interface Shared {
  readonly name: string
  readonly kind: Kind
  readonly game: string
  readonly clock: ClockRule
  readonly isRated: boolean
  readonly most: number
  readonly rounds: number
  readonly turns: 1 | 2
}

export interface Rules extends Shared {
  readonly games: 1 | 2
  readonly scenario?: string
  readonly options?: JsonObject
  readonly tieBreaks: readonly TieBreak[]
  readonly sitWithinMs: number
  readonly roundMs?: number
  readonly evens?: Level
}

export interface TournamentSummary extends Shared {
  readonly id: string
  readonly state: 'open' | 'running' | 'over'
  readonly entrants: number
  /** Rounds that were opened. */
  readonly round: number
}

export interface Entrant {
  readonly id: number
  /** Null: there is no such account any more. Absent: a computer. */
  readonly name?: string | null
  readonly level?: Level
  readonly hasLeft: boolean
  readonly reason?: string
}

export interface TournamentMatch {
  readonly id: string
  readonly seats: readonly [number, number]
  /** `none`: there was never a table. */
  readonly state: 'none' | 'open' | 'running' | 'over'
  readonly result?: {
    readonly points: readonly [number, number]
    readonly kind: 'played' | 'absent' | 'left' | 'late' | 'corrected'
    readonly reason?: string
  }
}

interface Round {
  readonly round: number
  readonly seed: string
  readonly bye?: number
  readonly sitBy: number
  readonly endsAt?: number
  readonly matches: readonly TournamentMatch[]
}

type RoundOf =
  | { readonly type: 'bye' | 'out'; readonly points: number }
  | {
      readonly type: 'matches'
      readonly points: number
      readonly matches: readonly { readonly opponent: number; readonly halves?: number }[]
    }

export interface Standing {
  readonly entrant: number
  readonly place: number
  readonly points: number
  /** In the order of the tie-breaks of the rules. */
  readonly breaks: readonly number[]
  readonly rounds: readonly RoundOf[]
}

export interface Tournament {
  readonly id: string
  readonly state: 'open' | 'running' | 'over'
  readonly now: number
  readonly rules: Rules
  /** Null: there is no such account any more. */
  readonly organiser: string | null
  readonly isMine: boolean
  /** One's own entrant. */
  readonly me: number | null
  readonly entrants: readonly Entrant[]
  readonly rounds: readonly Round[]
  readonly standings: readonly Standing[]
  /** Why it was called off. */
  readonly reason?: string
}

export const tournaments = (): Promise<
  Result<{ readonly tournaments: readonly TournamentSummary[] }, Problem>
> => ask('GET', '/api/tournaments')

export const tournamentAt = (id: string): Promise<Result<Tournament, Problem>> =>
  ask('GET', `/api/tournaments/${id}`)

export const makeTournament = (wish: JsonObject): Promise<Result<{ readonly id: string }, Problem>> =>
  ask('POST', '/api/tournaments', wish)

/** Does something in it. */
export const actIn = (
  id: string,
  what: 'join' | 'leave' | 'computers' | 'start' | 'exclude' | 'correct' | 'call-off',
  body?: { readonly [key: string]: Json },
): Promise<Result<object, Problem>> => ask('POST', `/api/tournaments/${id}/${what}`, body)
