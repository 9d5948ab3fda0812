import type { Json, JsonObject } from '../json/json.ts'
import type { BookRoom } from './book-room.ts'
import type { BotRoom } from './bot-room.ts'
import type { Game, Outcome, Refusal, Seat, Tagged } from './contract.ts'
import type { ByLanguage, Language } from './language.ts'

/** How a board is drawn for a terminal. */
export interface BoardDrawing {
  /** ANSI colours are allowed. */
  readonly colour: boolean
  readonly columns: number
}

/**
 * The sentences of one game in one language, about what somebody sees: `view` is what `Game.view` gives. All
 * methods are pure and never throw.
 */
export interface GameText<View = unknown, Action extends Tagged = Tagged, Event extends Tagged = Tagged> {
  readonly language: Language
  /** 'Invader' for 'invader'. */
  seat(seatId: string): string
  /**
   * The same sentences about one match, in which those who play have names: by its options as they are recorded, or by
   * whoever sits there; an empty name is none. Absent where sides are called the same whoever plays them.
   */
  called?(match: {
    readonly options: unknown
    readonly seats: readonly { readonly kind: 'person' | 'computer'; readonly name: string }[]
  }): GameText<View, Action, Event>
  /** What stands on the plate of a seat beside the name of who sits there: 'Player A · 13 provinces'. */
  plate?(view: View, seat: Seat): string
  /** The step of the sequence of play that is now decided: 'Invader movement'. */
  phase(view: View): string
  /** Short heading: turn, score … */
  status(view: View): string
  /** What pressing it would do: 'Walk forward to 1010 and overrun'. */
  action(action: Action, view: View): string
  /** Heading under which lists group the action: 'INF1', 'Set-up', 'Dragonfire'. */
  group(action: Action, view: View): string
  /** One line of the chronicle; undefined for events that only animation needs. */
  event(event: Event): string | undefined
  refusal(refusal: Refusal): string
  outcome(outcome: Outcome): string
  clauseTitle(clause: string): string
  /** What a place of the board is called, by its label; undefined where it has no name. */
  place?(label: string): string | undefined
  /** What a figure that `BotRoom.explain` names is called: 'threat to the dragons'. */
  figure?(name: string): string
  /** The board, drawn with characters, for terminals. */
  board?(view: View, options: BoardDrawing): string
}

/**
 * A first game that teaches: a course of steps (`readCourse` reads it) and its sentences by key.
 */
export interface GuideRoom extends Lesson {
  /** Lessons for who has had the first one, in their order. Absent: there are none. */
  readonly further?: readonly Lesson[]
}

/** A course, and its sentences by their keys. */
export interface Lesson {
  readonly course: unknown
  readonly text: ByLanguage<Readonly<Record<string, string>>>
}

/** Composed positions of a game as `readPuzzles` reads them, and their sentences by `ID.title`, `ID.task`, `ID.why`. */
export interface PuzzleRoom {
  readonly puzzles: unknown
  readonly text: ByLanguage<Readonly<Record<string, string>>>
}

/**
 * What seats may bring to a match, each its own, such as decks: so that all can be played against all. `State` is
 * the game's.
 */
export interface EntriesRoom<State = unknown> {
  readonly entries: readonly { readonly id: string; readonly title: ByLanguage<string> }[]
  /** Options of a match between these, seat by seat; they override those of the scenario. */
  options(ids: readonly string[]): JsonObject
  /** Who comes first in the match, once the state shows it: asked after every action until it is answered. */
  first?(state: State): Seat | undefined
  /** How many rounds have been played, in the game's own measure. */
  rounds?(state: State): number
}

/**
 * A version of a game as it was released, built into one module with all it needs, so that matches begun under it can
 * be played to their end whatever the rules have become. It keeps to the contract of that time: what the contract has
 * gained since is absent from it.
 */
export interface Released {
  readonly game: Game
  readonly bot: BotRoom
  readonly texts: ByLanguage<GameText>
}

/**
 * All a lobby must know of a game without loading it, and a door to each of its rooms: a function that loads the room
 * when it is called. The lobby shows each game as a box, so code that handles manifests often calls one a box.
 * `ViewRoom` is the type of the game's React room, which the kernel does not know.
 */
export interface Manifest<ViewRoom = unknown> {
  readonly id: string
  readonly version: string
  readonly title: ByLanguage<string>
  /** One sentence for the box. */
  readonly blurb: ByLanguage<string>
  readonly seatIds: readonly string[]
  /** The names of the seats as its text says them, for a lobby that has not loaded the text. */
  readonly seatTitles?: readonly ByLanguage<string>[]
  readonly minSeats: number
  /** How many usually sit down, where that is not as many as can. */
  readonly usualSeats?: number
  /** The seat, from 0, that a lobby offers first: the easier one to begin with. Absent: the first. */
  readonly usualSeat?: number
  /** Whether all seats play by the same rules, so that a player has one rating for all of them. Absent: they differ. */
  readonly seatsAreAlike?: true
  /** 'playable', or 'making' for a game that the lobby shows but cannot open yet. */
  readonly stage: 'playable' | 'making'
  /**
   * Whether its rules know a match without a winner. A draw can be agreed to in any match; it is offered only where the
   * game has a word for it. Absent: it always decides.
   */
  readonly knowsDraw?: boolean
  /** Usual length of a match in minutes. */
  readonly minutes: number
  /** Named starting points; the first is the default. `options` are merged over the game's defaults. */
  readonly scenarios: readonly {
    readonly id: string
    readonly title: ByLanguage<string>
    /** Why the scenario sets an option as it does: a sentence by the option's key. */
    readonly why?: Readonly<Record<string, ByLanguage<string>>>
    readonly options: Json
  }[]
  /**
   * Options that override those of a scenario where a match only tries the rules out (random play in tests and soaks),
   * for games that random players might never end. Absent: none are needed.
   */
  readonly trial?: JsonObject
  rules(): Promise<{ readonly game: Game }>
  text(language: Language): Promise<{ readonly text: GameText }>
  bot(): Promise<{ readonly bot: BotRoom }>
  book(): Promise<BookRoom>
  view(): Promise<ViewRoom>
  /** Every released version by its name, including the present one once it is released. */
  readonly released?: Readonly<Record<string, () => Promise<Released>>>
  /**
   * Released versions that the present table cannot draw: a plain table of words is shown for them. Absent: it draws
   * all.
   */
  readonly undrawn?: readonly string[]
  /** Absent where all seats bring the same. */
  entries?(): Promise<{ readonly entries: EntriesRoom }>
  /** What people make for the game before they play it, such as decks: it has a page of its own. Absent: nothing. */
  readonly made?: {
    readonly title: ByLanguage<string>
    /** What can be done there, in a sentence. */
    readonly text: ByLanguage<string>
  }
  /** Absent where nothing teaches the game yet. */
  guide?(): Promise<GuideRoom>
  /** Absent where nobody has composed any. */
  puzzles?(): Promise<PuzzleRoom>
}
