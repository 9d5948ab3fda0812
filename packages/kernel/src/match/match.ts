import type { MatchDice } from '../dice/match-dice.ts'
import type { Game, Outcome, Seat, Tagged } from '../game/contract.ts'
import type { Refused } from '../game/refused.ts'
import type { Fault } from '../json/fault.ts'
import type { Json } from '../json/json.ts'
import type { Result } from '../result.ts'
import type { ActionEntry, Entry, FactEntry } from './entry.ts'
import type { SeatHolder, WentOnline } from './fact.ts'
import type { MatchHeader, SeatInfo } from './header.ts'
import type { MatchSnapshot } from './match-snapshot.ts'

/** What an accepted action did. */
export interface Accepted<Action extends Tagged, Event extends Tagged> {
  readonly entry: ActionEntry<Action>
  /** All of it, unredacted. */
  readonly events: readonly Event[]
}

/** What an accepted fact about the match did. */
export interface AcceptedFact<Event extends Tagged> {
  readonly entry: FactEntry
  /** The events of a forfeit; other facts have none. */
  readonly events: readonly Event[]
}

/** What an undo did. */
export interface Undone<Action extends Tagged> {
  readonly entry: FactEntry
  /** The entry that no longer counts. */
  readonly undone: ActionEntry<Action>
}

/**
 * A match being played: a header, a list of entries that only grows, and the state that they lead to, one after the
 * other. What is taken back stays in the list, with the dice that fell in it; the entries that still count are its live
 * line.
 *
 * It holds the full state, secrets included. Nothing that is refused changes anything. An action that was accepted
 * belongs to the match and must not be changed by the caller.
 */
export interface Match<
  State = unknown,
  Action extends Tagged = Tagged,
  Event extends Tagged = Tagged,
  Options = unknown,
  View = unknown,
> {
  /** The rules that hold now; those it began with, unless all agreed to go on under others. */
  readonly game: Game<State, Action, Event, Options, View>
  readonly header: MatchHeader
  /** Dice that fell in the set-up. */
  readonly setup: readonly number[]
  /** The state now. It stays the match's own: read it, `game.clone` it, never change it. */
  readonly state: State
  /** All of them, from `since` + 1 on. */
  readonly entries: readonly Entry<Action>[]
  /** 0, or the number of the entry whose snapshot the match was opened from without those before. */
  readonly since: number
  /**
   * The entries that were not taken back, in order: what replays, chronicle and statistics show. These alone lead to
   * the state. Take-backs themselves are not among them.
   */
  readonly line: readonly Entry<Action>[]
  /** Number of the last entry; 0 before the first. */
  readonly seq: number
  /** Fingerprint of the header and all entries. */
  readonly hash: string
  /** Dice drawn so far, set-up included. */
  readonly draws: number
  /** Who sits where now: those of the header, but for seats that were handed over. */
  readonly seats: readonly SeatInfo[]

  /** Who must decide now; nobody once the match has ended, by the game or by a fact. */
  toAct(): readonly Seat[]
  /**
   * How it ended: by the game, or by the last fact. Then the reason may be 'drawAgreed' or 'outOfTime', or in a
   * game without `forfeit` 'resigned', whatever reasons the game itself knows.
   */
  outcome(): Outcome | undefined
  /** Why `play` would refuse, or undefined. */
  check(seat: Seat, action: Action): Refused | undefined

  /**
   * Checks, applies and records one action. `at` is milliseconds since 1970 by the caller's clock.
   *
   * Should a rule throw after its own check has passed, the error goes on to the caller and the match
   * stands where it stood before, dice included, and can be played on.
   */
  play(seat: Seat, action: Action, at: number): Result<Accepted<Action, Event>, Refused>

  /**
   * Whether the seat may take its last action back: nobody acted since, no die fell in it, it showed
   * nothing hidden, and the match is not over. One action at a time, as far back as that holds.
   */
  canUndo(seat: Seat): boolean
  /** Takes back the seat's last action: an entry says so, and the state is the one before. */
  undo(seat: Seat, at: number): Result<Undone<Action>, Refused>
  /** Whether the seat took back something and nothing was done since. */
  canRedo(seat: Seat): boolean
  /** Plays once more what was undone last, as a new entry. */
  redo(seat: Seat, at: number): Result<Accepted<Action, Event>, Refused>

  /**
   * Goes on from where the match stood after entry `to` of the live line, past dice and what was shown: for the
   * caller to ask for everybody's consent. New dice fall from then on. Refused once the match is over, and
   * past a change of the rules.
   */
  takeBack(to: number, at: number): Result<AcceptedFact<Event>, Refused>
  /** Whether the seat can still give up: it is in the match, and the match goes on. */
  mayForfeit(seat: Seat): boolean
  /** The seat gives up, whoever is to act. The game decides what becomes of it (`Game.forfeit`). */
  resign(seat: Seat, at: number): Result<AcceptedFact<Event>, Refused>
  /** The same for a seat whose clock has run out, which the caller has judged. */
  timeOut(seat: Seat, at: number): Result<AcceptedFact<Event>, Refused>
  /** Ends the match without a winner, by consent of all, which the caller has asked for. */
  agreeDraw(at: number): Result<AcceptedFact<Event>, Refused>
  /** Somebody else answers for the seat from now on. */
  handOver(seat: Seat, to: SeatHolder, at: number): Result<AcceptedFact<Event>, Refused>
  /**
   * Goes on at a server, with the dice that it promised, which are at their place: so many were drawn before. Refused in
   * games with secrets, of which this record would tell the server's people everything.
   */
  goOnline(
    promise: Pick<WentOnline, 'match' | 'commitment'>,
    dice: MatchDice,
    at: number,
  ): Result<AcceptedFact<Event>, Refused>
  /**
   * Goes on under another version of the rules, by consent of all, from what it reads of the present position
   * (`goOnUnder` tells), which is in the entry. Without a position nobody was asked, and the caller has seen to it
   * that those rules say the same of everything so far (`goOnUnasked` does). The faults are of the position, and
   * `illegalAction` once the match is over.
   */
  goOnUnder(
    game: Game<State, Action, Event, Options, View>,
    position: Json | undefined,
    at: number,
  ): Result<AcceptedFact<Event>, Fault>

  /**
   * The state after the entry (0: before the first), taken back or not; the caller owns it. Costs a copy and a few
   * entries from the nearest snapshot. Throws a RangeError for a number the match does not have.
   */
  at(seq: number): State
  /** The rules that held after the entry: its state, its events and views of it are theirs. */
  gameAt(seq: number): Game<State, Action, Event, Options, View>
  /**
   * The events of the entry, `since` + 1…seq, found by applying it again with its recorded dice; those of 0 are what the
   * set-up told, nothing where the match began from a position. Throws a RangeError for one that is not here.
   */
  events(seq: number): readonly Event[]
  /** The match as it stands, for `openMatch` to begin from. It tells all secrets. */
  snapshot(): MatchSnapshot
}

/** What the caller must say of a new match; the game knows the rest. */
export type MatchStart = Omit<MatchHeader, 'game' | 'version' | 'options'> & {
  /** Options as they came from outside; absent: the game's defaults. */
  readonly options?: Json
}
