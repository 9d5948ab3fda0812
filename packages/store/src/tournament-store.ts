import type { Job } from './jobs.ts'
import type { NewMatch } from './match-row.ts'
import type { Occasion } from './notice-store.ts'

/**
 * Where tournaments are kept: a row that says what each is, and a record that only grows, as that of a match. Who writes
 * a line number first has won the race for it. Bodies are JSON texts of whoever keeps the tournaments.
 */
export interface TournamentStore {
  create(tournament: NewTournament): Promise<void>
  tournament(id: string): Promise<TournamentRow | undefined>
  /** Those of a state, newest first. */
  list(state: TournamentState, limit: number): Promise<readonly TournamentRow[]>
  /** Those that the account made, joined, or both, newest first. */
  of(account: string): Promise<readonly TournamentRow[]>
  lines(id: string): Promise<readonly StoredLine[]>
  /** Those of several, by tournament; one that has none is left out. */
  linesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly StoredLine[]>>
  /**
   * Writes lines, and what comes with them, whole or not at all: matches that are laid by a line are there if it is.
   * False where another wrote the number first; nothing of it is written then.
   */
  append(write: TournamentWrite): Promise<boolean>
  /** What only the keeper may know, by name. */
  secrets(id: string): Promise<Readonly<Record<string, string>>>
}

/** `open`: people join; `running`; `over`. */
export const tournamentStates = ['open', 'running', 'over'] as const
export type TournamentState = (typeof tournamentStates)[number]

export interface TournamentRow {
  readonly id: string
  /** Account of whoever made it. */
  readonly organiser: string
  /** How it is played, as JSON. */
  readonly rules: string
  readonly state: TournamentState
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

export type NewTournament = Omit<TournamentRow, 'state'>

export interface StoredLine {
  /** 1, 2, 3 … */
  readonly n: number
  readonly at: number
  readonly body: string
}

export interface TournamentWrite {
  readonly tournament: string
  /** At least one, numbered without a gap. */
  readonly lines: readonly StoredLine[]
  readonly state?: TournamentState
  /** '' takes the place of what is kept no longer. */
  readonly secrets?: Readonly<Record<string, string>>
  readonly matches?: readonly NewMatch[]
  /** About these matches. */
  readonly occasions?: readonly Occasion[]
  /** Only where jobs are shared. */
  readonly jobs?: readonly Job[]
}
