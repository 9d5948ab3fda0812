import type { BotRoom, Dice, Outcome, PickOf, Seat, Tagged } from '@wyrmtable/kernel'

/**
 * A step that the search weighs as one: actions of the same seat in their order, at least one. No die
 * falls before its last action; where one does all the same, the rest is dropped.
 */
export interface Plan<Action> {
  readonly actions: readonly [Action, ...Action[]]
  /** How promising it looks beside the others, above 0; only the ratios count. */
  readonly weight: number
}

/**
 * What a game may tell the search beyond the contract. All is optional: without any of it the search
 * plays random matches to their end, as for any game.
 */
export interface SearchRoom<State = unknown, Action extends Tagged = Tagged>
  extends Partial<BotRoom<State, Action>> {
  /** Steps worth thinking about, best first, never empty. Takes the place of `candidates`. */
  plans?(state: State, seat: Seat): readonly Plan<Action>[]
  /** Weights above 0 of the actions given, in their order, where there are no plans. */
  weights?(state: State, seat: Seat, actions: readonly Action[]): readonly number[]
  /** A quick choice for playouts: legal steps, at least one. Draws nothing but through `pick`. */
  policy?(state: State, seat: Seat, pick: PickOf): readonly [Action, ...Action[]]
  /** What follows of itself, or as good as: it is done inside the search without weighing anything else. */
  forced?(state: State, seat: Seat): Action | undefined
  /**
   * What to do without any search, as in a set-up that should differ from match to match: legal actions in
   * their order, or undefined where thinking is needed.
   */
  opening?(state: State, seat: Seat, pick: PickOf): readonly Action[] | undefined
  /**
   * A state that looks the same to the seat, with all it cannot know drawn anew. The one given is not
   * changed. Needed where the game has secrets.
   */
  determinize?(state: State, seat: Seat, dice: Dice): State
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
