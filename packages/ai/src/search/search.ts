import type { Seat, Tagged } from '@wyrmtable/kernel'

export interface SearchOptions {
  /** The same seed and the same numbers of playouts give the same choices on any machine. */
  readonly seed: number | string
  /** Actions played by the policy below a new node before the state is judged. Absent: 0 with an evaluation, else to the end. */
  readonly playoutDepth?: number
  /**
   * Whether a new state is judged by what the turn under way comes to when it is played to its end by the plans of
   * most weight. Slower and nearer the truth; needs `plans` and `turnKey` of the room.
   */
  readonly playsTurnsOut?: boolean
  /** How readily the search tries steps that it knows little about; about 0.5 to 2. */
  readonly exploration?: number
  /** Most children of a node that are looked at: `least`, and `perRoot` times the square root of its visits more. */
  readonly widening?: { readonly least: number; readonly perRoot: number }
  /** Amount by which evaluations are blurred, 0 to 1: a weaker player sees less clearly. */
  readonly blur?: number
  /** Share of the steps that it does not notice, 0 to 1; never all of a list, and of plans never the first. */
  readonly overlooks?: number
  /** How far it trusts the weights that the room gives to steps, 0 (all alike) to 1. */
  readonly instinct?: number
  /** Whether it also considers the room's further steps (`BotRoom.further`) for the decision itself. */
  readonly thorough?: boolean
  /** Whether steps are compared by trials where the room has them, in place of a tree. Absent: they are. */
  readonly byTrials?: boolean
  /** Most nodes kept; when there are no more, known ones are still visited. */
  readonly maxNodes?: number
}

/** Whichever limit is met first ends the thinking. */
export interface Budget {
  /** Playouts of this call. */
  readonly playouts?: number
  /** Point in time, on the clock given to the search. */
  readonly deadline?: number
  /**
   * Point in time at which a playout still under way is given up, where one may take long; absent: it is played to its
   * end.
   */
  readonly latest?: number
  /** Nodes of the tree, as a limit below `SearchOptions.maxNodes`. */
  readonly nodes?: number
}

/** One of the steps considered. */
export interface Choice<Action> {
  /** One action, or those of a plan. */
  readonly actions: readonly Action[]
  readonly visits: number
  /** How likely it seems to win, 0 to 1, for the seat that is to act. */
  readonly chance: number
  /** Whether the result with best play is certain. */
  readonly certain: boolean
}

export interface Report<Action> {
  /** Best first; never empty. */
  readonly choices: readonly [Choice<Action>, ...Choice<Action>[]]
  /** Playouts below this root, those of earlier calls included. */
  readonly playouts: number
  readonly nodes: number
  /** Steps to the deepest node so far. */
  readonly depth: number
}

/** A search of one game from one seat's point of view. It keeps its tree from one call to the next. */
export interface Search<State, Action extends Tagged> {
  /**
   * Sets the state to think about, in which the seat must be to act. What is known of it from before is kept. The state
   * is not changed, and may be changed by its owner afterwards. The room's look for what must be done (`musts`) ends at
   * `lookUntil` ms of the search's clock; absent: takes as long as it needs.
   */
  begin(state: State, seat: Seat, lookUntil?: number): void
  /** Thinks until the budget is spent, the result is certain or nothing is to choose. Tells how many playouts. */
  think(budget: Budget): number
  /** Whether more thinking could change the choice. */
  readonly settled: boolean
  /** Playouts by which the choice is ahead of the next best: with fewer still to come it stays the choice. */
  readonly lead: number
  /** What is known now. There is always a choice, even before any thinking. */
  report(): Report<Action>
  /** Forgets the tree. */
  forget(): void
}
