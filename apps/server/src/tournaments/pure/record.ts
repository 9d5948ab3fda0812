/** An entrant of a tournament: 1, 2, 3 … in the order in which they joined. */
export type EntrantId = number

/** Points are counted in halves: 2 for a win, 1 for a draw. */
export type Halves = 0 | 1 | 2

/** How a match of the tournament came to its result. */
export const resultKinds = [
  /** It was played to its end, given up and out of time included. */
  'played',
  /** One or both had not sat down when the time for that was over. */
  'absent',
  /** One of them, or both, had left the tournament. */
  'left',
  /** It went on when the time of its round was up. */
  'late',
  /** The organiser says so, and why. */
  'corrected',
] as const
type ResultKind = (typeof resultKinds)[number]

/** A match of a round, and who sits in its first and second seat. */
export interface PairedMatch {
  readonly id: string
  readonly seats: readonly [EntrantId, EntrantId]
}

export interface Round {
  /** 1, 2, 3 … */
  readonly round: number
  /** What chance in its pairings was drawn from: with it anybody can pair the round again. */
  readonly seed: string
  readonly matches: readonly PairedMatch[]
  /** Who has no opponent, and the points of a match won. */
  readonly bye?: EntrantId
  /** Whoever has not sat down by then is absent. */
  readonly sitBy: number
  /** When its time is up; absent: when all its matches are over. */
  readonly endsAt?: number
}

export interface MatchResult {
  /** Of the first seat and the second. */
  readonly halves: readonly [Halves, Halves]
  readonly kind: ResultKind
  /** Why the organiser says so. */
  readonly reason?: string
}

/** Everything that happens in a tournament is a line of its record, numbered without a gap. */
export type TournamentLine =
  | {
      readonly type: 'joined'
      readonly entrant: EntrantId
      /** Absent: a computer. */
      readonly account?: string
      readonly level?: string
      /** A computer that came because the number was odd, and leaves when somebody makes it even. */
      readonly evens?: true
    }
  | { readonly type: 'left'; readonly entrant: EntrantId; readonly reason?: string }
  /** Its matches are laid with it; the first begins the tournament. */
  | ({ readonly type: 'paired' } & Round)
  | ({ readonly type: 'result'; readonly match: string } & MatchResult)
  | { readonly type: 'over'; readonly reason?: string }

export interface Entrant {
  readonly id: EntrantId
  readonly account?: string
  readonly level?: string
  readonly evens?: true
  /** The first round in which they could play. */
  readonly from: number
  readonly hasLeft: boolean
  /** Why the organiser sent them away. */
  readonly reason?: string
}

/** How a tournament stands: the fold of its lines. */
export interface Tournament {
  readonly entrants: readonly Entrant[]
  /** The highest number that was ever given. */
  readonly joined: number
  readonly rounds: readonly Round[]
  readonly results: ReadonlyMap<string, MatchResult>
  readonly isOver: boolean
  /** Why it was called off. */
  readonly reason?: string
}

const before: Tournament = { entrants: [], joined: 0, rounds: [], results: new Map(), isOver: false }

export const tournamentOf = (lines: readonly TournamentLine[], from = before): Tournament =>
  lines.reduce(after, from)

function after(tournament: Tournament, line: TournamentLine): Tournament {
  const { entrants, rounds, results } = tournament
  switch (line.type) {
    case 'joined': {
      const { type: _, entrant: id, ...who } = line
      return {
        ...tournament,
        joined: id,
        entrants: [...entrants, { id, ...who, from: rounds.length + 1, hasLeft: false }],
      }
    }
    case 'left': {
      const { entrant, reason } = line
      const gone = (one: Entrant): Entrant => ({
        ...one,
        hasLeft: true,
        ...(reason === undefined ? {} : { reason }),
      })
      return {
        ...tournament,
        // Who leaves before anything was played was never in it.
        entrants:
          rounds.length === 0 && reason === undefined
            ? entrants.filter(({ id }) => id !== entrant)
            : entrants.map((one) => (one.id === entrant ? gone(one) : one)),
      }
    }
    case 'paired': {
      const { type: _, ...round } = line
      return { ...tournament, rounds: [...rounds, round] }
    }
    case 'result': {
      const { type: _, match, ...result } = line
      return { ...tournament, results: new Map([...results, [match, result]]) }
    }
    case 'over':
      return { ...tournament, isOver: true, ...(line.reason === undefined ? {} : { reason: line.reason }) }
    default:
      return line satisfies never
  }
}

/** Matches of all rounds that have no result yet. */
export const openMatches = ({ rounds, results }: Tournament): readonly PairedMatch[] =>
  rounds.flatMap(({ matches }) => matches.filter(({ id }) => !results.has(id)))

/** Those who play on. */
export const activeIn = ({ entrants }: Tournament): readonly Entrant[] =>
  entrants.filter(({ hasLeft }) => !hasLeft)
