import type { Dice } from '../dice/dice.ts'
import type { Outcome, Seat, Tagged } from './contract.ts'
import type { Pick as PickOf } from './playout.ts'

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
