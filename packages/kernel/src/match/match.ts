import type { Game, Outcome, Seat, Tagged } from '../game/contract.ts'
import type { Refused } from '../game/refused.ts'
import type { Json } from '../json/json.ts'
import type { Result } from '../result.ts'
import type { Entry } from './entry.ts'
import type { MatchHeader } from './header.ts'

/** What an accepted action did. */
export interface Accepted<Action extends Tagged, Event extends Tagged> {
  readonly entry: Entry<Action>
  /** All of it, unredacted. */
  readonly events: readonly Event[]
}

/**
 * A match being played: a header, a list of entries, and the state that is their fold.
 *
 * It holds the full state, secrets included. Nothing that is refused changes anything. An action that
 * was accepted belongs to the match and must not be changed by the caller.
 */
export interface Match<
  State = unknown,
  Action extends Tagged = Tagged,
  Event extends Tagged = Tagged,
  Options = unknown,
  View = unknown,
> {
  readonly game: Game<State, Action, Event, Options, View>
  readonly header: MatchHeader
  /** Dice that fell in the set-up. */
  readonly setup: readonly number[]
  /** The state now. It stays the match's own: read it, `game.clone` it, never change it. */
  readonly state: State
  readonly entries: readonly Entry<Action>[]
  /** Number of the last entry; 0 before the first. */
  readonly seq: number
  /** Fingerprint of the header and all entries. */
  readonly hash: string
  /** Dice drawn so far, set-up included. */
  readonly draws: number

  toAct(): readonly Seat[]
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
  /** Takes back the seat's last action; it vanishes from the record. Gives the entry taken back. */
  undo(seat: Seat): Result<Entry<Action>, Refused>
  /** Whether the seat took back something that nobody has played over since. */
  canRedo(seat: Seat): boolean
  /** Does again what was taken back last. */
  redo(seat: Seat, at: number): Result<Accepted<Action, Event>, Refused>

  /**
   * The state after the entry (0: before the first); the caller owns it. Costs a copy and a few
   * entries from the nearest snapshot. Throws a RangeError for a number the match does not have.
   */
  at(seq: number): State
  /** The events of the entry, 1…seq, found by applying it again with its recorded dice. */
  events(seq: number): readonly Event[]
}

/** What the caller must say of a new match; the game knows the rest. */
export type MatchStart = Omit<MatchHeader, 'game' | 'version' | 'options'> & {
  /** Options as they came from outside; absent: the game's defaults. */
  readonly options?: Json
}
