import type { Game, Outcome, Refusal, Seat, Tagged } from './contract.ts'
import type { Json } from './json.ts'

/** Languages that every text of the project exists in. */
export const languages = ['en', 'fr', 'es'] as const
export type Language = (typeof languages)[number]
export type ByLanguage<T> = { readonly [L in Language]: T }

/** The sentences of one game in one language. All methods are pure and never throw. */
export interface GameText<State = unknown, Action extends Tagged = Tagged, Event extends Tagged = Tagged> {
  readonly language: Language
  /** 'Invader' for 'invader'. */
  seat(seatId: string): string
  /** The step of the sequence of play that is now decided: 'Invader movement'. */
  phase(state: State): string
  /** Short heading for a state: turn, score … */
  status(state: State): string
  /** What pressing it would do: 'Walk forward to 1010 and overrun'. */
  action(action: Action, state: State): string
  /** Heading under which lists group the action: 'INF1', 'Set-up', 'Dragonfire'. */
  group(action: Action, state: State): string
  /** One line of the chronicle; undefined for events that only animation needs. */
  event(event: Event): string | undefined
  refusal(refusal: Refusal): string
  outcome(outcome: Outcome): string
  clauseTitle(clause: string): string
  /** The board, drawn with characters, for terminals. `colour` allows ANSI colours. */
  board?(state: State, options: { readonly colour: boolean; readonly columns: number }): string
}

/** What a computer opponent must know of one game beyond the contract. */
export interface BotRoom<State = unknown, Action extends Tagged = Tagged> {
  /** How good the state is for the seat, 0 (lost) to 1 (won). */
  evaluate(state: State, seat: Seat): number
  /**
   * The actions worth thinking about, best guess first; a subset of `Game.actions`, never empty where
   * that is not. Absent: all of them.
   */
  candidates?(state: State, seat: Seat): readonly Action[]
}

/** A clause of a game's specification: heading in three languages, our own wording in English. */
export interface Clause {
  readonly id: string
  readonly title: ByLanguage<string>
  readonly text: string
}

/**
 * A first game that teaches: a course of steps (`readCourse` reads it) and its sentences by key, those of
 * buttons that it points at as `button.…`.
 */
export interface GuideRoom {
  readonly course: unknown
  readonly text: ByLanguage<Readonly<Record<string, string>>>
}

/**
 * All a lobby must know of a game without loading it, and lazy doors to its rooms. `ViewRoom` is the type
 * of the game's React room, which the kernel does not know.
 */
export interface Manifest<ViewRoom = unknown> {
  readonly id: string
  readonly version: string
  readonly title: ByLanguage<string>
  /** One sentence for the box. */
  readonly blurb: ByLanguage<string>
  readonly seatIds: readonly string[]
  readonly minSeats: number
  /** 'playable', or 'making' for a box that is shown but not yet opened. */
  readonly stage: 'playable' | 'making'
  /** Usual length of a match in minutes. */
  readonly minutes: number
  /** Named starting points; the first is the default. `options` are merged over the game's defaults. */
  readonly scenarios: readonly {
    readonly id: string
    readonly title: ByLanguage<string>
    readonly options: Json
  }[]
  rules(): Promise<{ readonly game: Game }>
  text(language: Language): Promise<{ readonly text: GameText }>
  bot(): Promise<{ readonly bot: BotRoom }>
  clauses(): Promise<{ readonly clauses: readonly Clause[] }>
  view(): Promise<ViewRoom>
  /** Absent where nothing teaches the game yet. */
  guide?(): Promise<GuideRoom>
}
