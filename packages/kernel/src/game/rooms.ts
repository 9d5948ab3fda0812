import type { Dice } from '../dice/dice.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { Game, Outcome, Refusal, Seat, Tagged } from './contract.ts'
import type { Pick as PickOf } from './playout.ts'

/** Languages that every text of the project exists in. */
export const languages = ['en', 'fr', 'es'] as const
export type Language = (typeof languages)[number]
export type ByLanguage<T> = { readonly [L in Language]: T }

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
 * A step of one or more actions that the search weighs as one: all of the same seat, in their order. No die falls
 * before its last action; if one does all the same, the rest is dropped.
 */
export interface Plan<Action> {
  readonly actions: readonly [Action, ...Action[]]
  /** How promising it looks beside the others, above 0; only the ratios count. */
  readonly weight: number
}

/** A way to play one's own turn: a quick choice as `BotRoom.policy` makes it, by leanings of its own. */
export interface Doctrine<State, Action> {
  readonly name: string
  policy(state: State, seat: Seat, pick: PickOf): readonly [Action, ...Action[]]
  /**
   * The doctrine as it plays a whole turn of a match: it may remember its plan from one decision to the next, although
   * it is given a new state each time. Absent: the doctrine itself.
   */
  carriedOut?(): Pick<Doctrine<State, Action>, 'policy'>
}

/**
 * How steps are compared by playing on from each, without a tree: for games in which the worth of a step shows only
 * some moves later, which a quick policy reaches and a tree of single steps does not.
 */
export interface Trials<State, Action> {
  /** How far the match has come. The number grows at the points where the evaluation can be trusted. */
  stage(state: State): number
  /** The stage at which playing on from this state ends. */
  until(state: State): number
  /** What a state is worth where playing on ends, 0 to 1. Absent: `BotRoom.evaluate`. */
  evaluate?(state: State, seat: Seat): number
  /** How many steps are tried: those that the evaluation right after them finds best. Absent: eight. */
  readonly most?: number
  /**
   * Ways to play the turn that begins here; the one that does best is kept to until the turn ends. Absent or undefined:
   * steps are compared.
   */
  doctrines?(state: State, seat: Seat): readonly Doctrine<State, Action>[] | undefined
}

/**
 * What a computer opponent must know of one game beyond the contract. All but the evaluation is optional. It is used
 * for thinking only, and none of it changes a state.
 */
export interface BotRoom<State = unknown, Action extends Tagged = Tagged, View = State> {
  /** How good the state is for the seat, 0 (lost) to 1 (won). */
  evaluate(state: State, seat: Seat): number
  /**
   * Turns the evaluation into the chance to win that replays show, for the first seat. The logit of the chance is
   * `slope` times the logit of the evaluation, plus `shift`; for each turn that has begun `byTurn` is added to both. It
   * is fitted so that, of positions with a given chance, about that share is won. Searches do not use it. Absent: the
   * evaluation is shown as it is.
   */
  readonly curve?: {
    readonly slope: number
    readonly shift: number
    readonly byTurn: { readonly slope: number; readonly shift: number }
    /** Which turn of the match it is, from 1. */
    turnOf(state: State): number
  }
  /**
   * The same for a player that looks one action ahead and no further: every single step of a sound plan must
   * raise it. Absent: `evaluate`, which may be asked at the end of plans only.
   */
  evaluateStep?(state: State, seat: Seat): number
  /**
   * The actions worth thinking about, best guess first; legal ones from `Game.actions`, or put together from parts that
   * it lists; not empty unless `Game.actions` is. Absent: all of them.
   */
  candidates?(state: State, seat: Seat): readonly Action[]
  /** Steps worth thinking about, best first, never empty. The search takes them in place of `candidates`. */
  plans?(state: State, seat: Seat): readonly Plan<Action>[]
  /**
   * More steps, none of them in `plans`. A thorough player considers them too for the step it is about to take, but not
   * for later ones. Asked once for each decision of such a player.
   */
  further?(state: State, seat: Seat): readonly Plan<Action>[]
  /**
   * Whether a step of a plan may be left out and the others still make sense, as the march of one of many. Weaker
   * levels forget some of these where the game has no secrets.
   */
  mayForget?(action: Action): boolean
  /** Weights above 0 of the actions given, in their order, where there are no plans. */
  weights?(state: State, seat: Seat, actions: readonly Action[]): readonly number[]
  /** A quick choice for playouts: legal steps, at least one. Draws nothing but through `pick`. */
  policy?(state: State, seat: Seat, pick: PickOf): readonly [Action, ...Action[]]
  /** Steps are compared by playing on from each by the policy, in place of a tree. Needs `policy`. */
  readonly trials?: Trials<State, Action>
  /**
   * The steps of which the seat must take one, if there are any: a win that nothing can spoil, or the only ways out of
   * a loss that is otherwise certain. Undefined: nothing must be done. Asked once for each decision; no level overlooks
   * these steps. A search for them that takes long ends with what it has found when `hasTime` says no; without
   * `hasTime` it is carried through.
   */
  musts?(state: State, seat: Seat, hasTime?: () => boolean): readonly Plan<Action>[] | undefined
  /** An action with no alternative worth a thought: the search does it without weighing any other. */
  forced?(state: State, seat: Seat): Action | undefined
  /**
   * What to do without any search, as in a set-up that should differ from match to match: legal actions in
   * their order, or undefined where thinking is needed. `care` tells how well to do it, 0 (anyhow) to 1.
   */
  opening?(state: State, seat: Seat, pick: PickOf, care: number): readonly Action[] | undefined
  /**
   * A state built from what the seat sees and nothing else, with all it cannot know drawn by these dice: for the
   * seat it has the same view, list of actions and refusals as the true one. The caller owns it, and changes
   * nothing in the view. Needed where the game has secrets; without them the view is the state.
   */
  imagine?(view: View, seat: Seat, dice: Dice): State
  /**
   * Whether `imagine` always gives the same state: what is hidden is filled in one way and nothing is drawn. The search
   * then goes on as if nothing were hidden. Absent: what is imagined differs each time.
   */
  readonly imaginesOne?: boolean
  /** How many sit at the table, where they may be fewer than the game has seats for. Absent: all. */
  seats?(state: State): number
  /** A 32-bit hash of the state. With it the search tells apart how dice fell, and keeps its tree longer. */
  stateKey?(state: State): number
  /** What an end is worth to the seat, 0 to 1; absent: 1 a win, 0 a loss, a draw in between. */
  outcomeValue?(outcome: Outcome, seat: Seat): number
  /** A number that is the same during one turn of one player, so that thinking time can be shared out. */
  turnKey?(state: State): number
  /** Whose turn it is, who need not be the one to answer. */
  turnOwner?(state: State): Seat
  /** About how many more times the seat will have to think in this turn, this time included. */
  decisionsLeft?(state: State, seat: Seat): number
  /** Named figures of the state as the seat sees them, for explanations; more is better for it. */
  explain?(state: State, seat: Seat): Readonly<Record<string, number>>
}

/** A clause of a game's specification: heading in three languages, our own wording in English. */
export interface Clause {
  readonly id: string
  readonly title: ByLanguage<string>
  readonly text: string
}

/** A part of a rulebook: the clauses whose ids begin alike, as 'XX-14' does for 'XX-14.1', 'XX-14.2' … */
export interface ClauseSection {
  readonly name: ByLanguage<string>
  /** What it is for, in a line. */
  readonly about: ByLanguage<string>
}

/** What stands beside the clauses of a rulebook. */
export interface ClauseNotes {
  /** Worked examples, each with the position from which it begins and its options; the title is English. */
  readonly examples: readonly {
    readonly id: string
    readonly title: string
    readonly clauses: readonly string[]
    readonly options?: Json
    readonly position: Json
  }[]
  /** How unclear points were read, in English. */
  readonly readings: readonly {
    readonly clauses: readonly string[]
    readonly question: string
    readonly reading: string
  }[]
  /**
   * The options of the rules that are chosen one by one, in the form of their JSON schema. With it the rulebook can
   * list the variants without loading the rules; absent: the rules are loaded.
   */
  readonly options?: Json
}

/** A reading of `ClauseNotes` in another language. */
export interface ReadingWords {
  /** The English question, by which it is known. */
  readonly of: string
  readonly question: string
  readonly reading: string
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

/** Opens a JSON file when it is asked for; what the file holds is the `default` of the module. */
export type JsonDoor<Held> = () => Promise<{ readonly default: Held }>

type BesidesEnglish<Each> = Readonly<Record<Exclude<Language, 'en'>, Each>>

/** The files of a rulebook, each of them fetched when somebody asks for it. */
export interface BookRoom {
  readonly clauses: JsonDoor<readonly Clause[]>
  /** The wording of the clauses by their ids, where there is one besides the English. Absent: there is none. */
  readonly clauseWords?: BesidesEnglish<JsonDoor<Readonly<Record<string, string>>>>
  /** The sections of the clauses by their ids, in the rulebook's order. Absent: they are known by numbers alone. */
  readonly sections?: JsonDoor<Readonly<Record<string, ClauseSection>>>
  /** Absent: there are neither examples nor readings. */
  readonly notes?: JsonDoor<ClauseNotes>
  /** The readings besides the English. Absent: there are none. */
  readonly readingWords?: BesidesEnglish<JsonDoor<readonly ReadingWords[]>>
  /** Words of one meaning that readers may use for those of the clauses. Absent: none. */
  readonly synonyms?: JsonDoor<ByLanguage<readonly (readonly string[])[]>>
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
