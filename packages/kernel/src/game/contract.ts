import type { Brand } from '../brand.ts'
import type { Dice } from '../dice/dice.ts'
import type { Fault, Schema } from '../json/fault.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { Refusal, Tagged } from '../refusal.ts'
import type { Result } from '../result.ts'

export type { Refusal, Tagged } from '../refusal.ts'

/** Place at the table, counted from 0 in the order of `Game.seatIds`. */
export type Seat = Brand<number, 'Seat'>

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator'

/** One addition to a roll and the clause that grants it. */
export interface Modifier {
  readonly clause: string
  readonly value: number
}

/**
 * Every die that a game draws is told by an event of this shape (a game's event union includes it), so
 * that the log, the dice tray and the odds panel of all games can be one.
 */
export interface Rolled extends Tagged {
  readonly type: 'rolled'
  /** The reason, as given to the dice: 'escape', 'melee', 'drift' … */
  readonly why: string
  /** Piece that rolls, if one does. */
  readonly by?: string
  /** What it is rolled against or for: a piece or a place. */
  readonly on?: string
  readonly sides: number
  readonly dice: readonly number[]
  readonly modifiers: readonly Modifier[]
  /** Sum of dice and modifiers. */
  readonly total: number
  /** Threshold: the roll succeeds with `total >= need`; absent where the figure itself is the result. */
  readonly need?: number
  /** Low is good: the roll succeeds with `total <= need` instead. */
  readonly atMost?: boolean
  /** From the point of view of `by`, or of the acting side where `by` is absent. */
  readonly success?: boolean
  readonly clause: string
}

/** Why a match cannot be set up. */
export interface SetupRefusal extends Refusal {
  /** Options that would make it possible if they overrode those refused; absent where the clause names none. */
  readonly remedy?: JsonObject
}

/** How a match ended. */
export interface Outcome {
  /** Seats that won; several share a win, none is a draw. */
  readonly winners: readonly Seat[]
  /** Degree of the win in the game's own words, where it has degrees. */
  readonly grade?: string
  /** Why it ended, a stable key of the game's `text/`. */
  readonly reason: string
  readonly clause: string
  /** Points by seat, where the game counts any. */
  readonly scores?: readonly number[]
}

/** Why somebody leaves a match before its end. */
export type ForfeitCause = 'resigned' | 'outOfTime'

/** What a game does with a seat that gives up, or whose clock has run out, by its own clause. */
export interface Forfeit<State, Event extends Tagged> {
  /**
   * Types of the game's own actions for giving up, if it has any. They do what `apply` below does, and stay legal in
   * cases and records; at a table giving up is recorded as a fact of the match instead.
   */
  readonly actions?: readonly string[]
  /** Why the seat cannot leave any more, such as being out already; undefined if it can, whoever is to act. */
  check(state: State, seat: Seat): Refusal | undefined
  /** Takes the seat out, at any moment, and does all that follows from it without a decision. */
  apply(state: State, seat: Seat, cause: ForfeitCause, dice: Dice, emit: Emit<Event>): void
}

/**
 * Automatic actions: what is done for a seat without asking it, by its wishes – what it has said it wants to be asked
 * about. Whoever runs the match keeps the wishes, apart from the state, and shows them to nobody else; what is done for
 * the seat is an action like any other.
 */
export interface Unasked<State, Action, Event extends Tagged, Options> {
  /**
   * The wishes to keep after a seat has sent `said` in this state. `said` is outside input; `{}` asks for what is
   * usual.
   */
  heard(state: State, seat: Seat, said: Json): Result<Json, Fault>
  /** The wishes that remain after an action: the same value if none of them has ended. */
  after(state: State, seat: Seat, kept: Json, events: readonly Event[]): Json
  /** The action to take for a seat that has to act, or undefined if it wants to be asked. */
  action(state: State, seat: Seat, kept: Json): Action | undefined
  /**
   * Least and most milliseconds to wait before an automatic action, so that it looks like a choice. The pause is drawn
   * each time, but not from the dice of the match.
   */
  pauseMs(options: Options): readonly [number, number]
}

export type Emit<Event> = (event: Event) => void

/** The options of a match without what other seats have brought in secret, such as their decks. */
export interface KnownOptions<Options> {
  /** To show: what is secret is left out. */
  readonly told: Json
  /** To compute with: something usual stands in for what is secret, so that the rules can be asked. */
  readonly usable: Options
}

/**
 * A game is a value. The kernel, the search, the server and the pages know games by this contract only.
 *
 * `state` belongs to whoever made it: `apply` changes it in place, everything else only reads. Two states
 * with equal `encode` under equal options are the same state: nothing outside it decides what happens next except the dice.
 * Methods that take an action expect a well-formed one (parsed by `action` where it came from outside).
 */
export interface Game<
  State = unknown,
  Action extends Tagged = Tagged,
  Event extends Tagged = Tagged,
  Options = unknown,
  View = unknown,
> {
  /** Stable, kebab-case: 'dragon-rage'. */
  readonly id: string
  /** Changes with every change of rules that alters what a recorded match means. */
  readonly version: string
  /** Names of all seats in seat order, as written in public formats: 'invader', 'defender'. */
  readonly seatIds: readonly string[]
  /** Fewest seats a match may have; the most is `seatIds.length`. */
  readonly minSeats: number
  /** Whether some seat may know something that another may not. False: `view` gives the state itself. */
  readonly hasSecrets: boolean
  /**
   * Whether people at one screen may look at the table together although there are secrets: what only one seat may know
   * is not shown until somebody opens it. So nothing has to be covered between turns, and everybody may read advice
   * that is based on what a seat knows. Absent: what a seat sees and is advised is for its eyes only.
   */
  readonly sharesScreen?: boolean

  /** Options and variants; parsing `{}` gives the defaults. */
  readonly options: Schema<Options>
  readonly action: Schema<Action>
  /** Shape of a position, every part optional where a default makes sense. `decode` judges its meaning. */
  readonly position: Schema<Json>

  /**
   * Why a match of so many seats cannot be set up with these options, or undefined if it can. Absent: every
   * number from `minSeats` on will do with all options. A match that starts from a
   * position is asked about its people only.
   * `people` are the seats at which a person sits; absent where it is not known who will, and then nothing is
   * refused for their sake. A match without people needs an end that comes by itself.
   */
  checkSetup?(options: Options, seats: number, people?: readonly Seat[]): SetupRefusal | undefined

  /**
   * The state before the first action. The caller has checked the options and the number of seats. What happens
   * in it is told to `emit`, where somebody listens; that changes neither the dice nor the state.
   */
  setup(options: Options, seats: number, dice: Dice, emit?: Emit<Event>): State

  /** Who must decide now: usually one seat, several in simultaneous or response windows, none at the end. */
  toAct(state: State): readonly Seat[]

  /**
   * What the seat may do now: complete where finite and small; otherwise a canonical finite choice from
   * which every reachable state can be reached (documented per game). Empty for a seat not in `toAct`.
   * The order is stable. Each listed action passes `check`.
   */
  actions(state: State, seat: Seat): readonly Action[]

  /**
   * What the seat may do whether or not it is to act, such as giving up: complete, small and no part of `actions`, so
   * that only callers that ask for it find it. Each passes `check`; none once the match is over, or for a seat that is
   * out of it. Absent: a seat that is not to act can only wait.
   */
  atAnyTime?(state: State, seat: Seat): readonly Action[]

  /**
   * Whether the seat may do this although it is not to act and `atAnyTime` does not list it, such as replacing what it
   * has answered in secret: nobody is told that it may, or that it did. `check` still decides. Absent: never.
   */
  isAtAnyTime?(state: State, seat: Seat, action: Action): boolean

  /**
   * What is done for a seat to act that does not answer, as when its clock has run out: a legal action that
   * wants nothing. Absent: the game has no rule for it.
   */
  whenAbsent?(state: State, seat: Seat): Action

  /**
   * What giving up, or losing by the clock, does. Resignation belongs to the match and works in every game, for
   * seats that are not to act too; absent: it ends the match, and all the others win.
   */
  readonly forfeit?: Forfeit<State, Event>
  /** Absent: every seat is asked for everything. */
  readonly unasked?: Unasked<State, Action, Event, Options>
  /** Why the action is not legal now, or undefined if it is. Never changes anything. */
  check(state: State, seat: Seat, action: Action): Refusal | undefined

  /** Does a legal action and all that follows from it without a decision. The caller has checked it. */
  apply(state: State, seat: Seat, action: Action, dice: Dice, emit: Emit<Event>): void

  /** How the match ended, or undefined while it goes on. */
  outcome(state: State): Outcome | undefined

  /**
   * Exactly what that person may know, built for them: all that tables, texts and computers are given. It shares
   * nothing with the state that `apply` changes; without secrets it is the state, which its receiver never changes.
   */
  view(state: State, viewer: Viewer): View

  /** The options of a match of so many seats as that person may know them before it is over. Absent: all of them. */
  knownOptions?(options: Options, viewer: Viewer, seats: number): KnownOptions<Options>

  /** The view as JSON. Absent: the view is JSON already or, where it is the state, `encode` writes it. */
  encodeView?(view: View): Json

  /** Reads a view from the JSON that it was written as, under the options of its match as the viewer knows them. */
  decodeView?(json: Json, options: Options): Result<View, Fault>

  /**
   * The options of a match of so many seats with something of the seat's own in it, such as a deck that it brings, as it
   * came from outside. Faults are of what it brings (paths into it). Absent: seats bring nothing of their own.
   */
  bring?(options: Options, seat: Seat, seats: number, brought: Json): Result<Json, Fault>

  /** The event as that person may learn it; undefined if they may not know that it happened. */
  redact(event: Event, viewer: Viewer): Event | undefined

  /** Whether the event tells somebody a fact that was hidden from them: it ends undo. */
  reveals(event: Event): boolean

  /**
   * A copy of the state for odds and advice. In it, what nobody may know before an action is announced is as people
   * would expect, such as that a shot is in range, and `apply` acts on that. Absent: the game has nothing of this kind.
   * What is hidden from single seats is the matter of `view`.
   */
  foresee?(state: State, seat: Seat): State

  /** How many seats the state has; absent: as many as the game. */
  seatsOf?(state: State): number

  clone(state: State): State

  /** The state as a readable position, with nothing left out. */
  encode(state: State): Json

  /** Sets up a position by hand; refuses impossible ones with the clause and the path of the fault. */
  decode(position: Json, options: Options): Result<State, Fault>
}
