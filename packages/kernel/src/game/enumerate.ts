import type { Dice } from '../dice/dice.ts'
import { enumeratingDice, TooManyBranches } from '../dice/enumerating-dice.ts'
import { seededDice } from '../dice/seeded-dice.ts'
import type { Game, Seat, Tagged } from './contract.ts'

/** One way the dice can fall. */
export interface Branch<State, Event> {
  /** The state afterwards; the visitor may keep it. */
  readonly state: State
  readonly events: readonly Event[]
  /**
   * One over the probability of the branch: it happens once in this many equally likely ways for the dice to fall. In a
   * sample 1, since all branches count the same.
   */
  readonly ways: bigint
}

export interface EnumerateOptions {
  /** Most branches to follow before the dice are sampled instead. */
  readonly maxBranches?: number
  /** How many times the action is carried out for a sample, each with random dice. */
  readonly samples?: number
  /** Seed of the sample. */
  readonly seed?: number | string
  /** The state as it is, instead of as it is foreseen (`Game.foresee`): for judging and for looking back. */
  readonly asItIs?: boolean
}

/** Which branches were visited: all of them, or a number of them drawn at random. */
export type Coverage =
  | { readonly exact: true; readonly branches: number }
  | { readonly exact: false; readonly branches: number }

/**
 * Runs one legal action through every sequence of dice and shows each branch to a visitor, made anew by
 * `visitor` for each attempt: should there be too many branches, the first one is thrown away and
 * another sees a sample. The state given is not changed.
 */
export function enumerateBranches<S, A extends Tagged, E extends Tagged, O, V, R>(
  game: Game<S, A, E, O, V>,
  state: S,
  seat: Seat,
  action: A,
  options: EnumerateOptions,
  visitor: () => { visit(branch: Branch<S, E>): void; result(coverage: Coverage): R },
): R {
  const { maxBranches = 20_000, samples = 2000, seed = 1, asItIs = false } = options
  const before = (asItIs ? undefined : game.foresee?.(state, seat)) ?? state
  const run = (dice: Dice, ways: () => bigint): Branch<S, E> => {
    const next = game.clone(before)
    const events: E[] = []
    game.apply(next, seat, action, dice, (event) => {
      events.push(event)
    })
    return { state: next, events, ways: ways() }
  }
  try {
    const dice = enumeratingDice(maxBranches)
    const all = visitor()
    do all.visit(run(dice, () => dice.ways()))
    while (dice.advance())
    return all.result({ exact: true, branches: dice.branches })
  } catch (error) {
    if (!(error instanceof TooManyBranches)) throw error
  }
  const dice = seededDice(seed)
  const some = visitor()
  for (let i = 0; i < samples; i++) some.visit(run(dice, () => 1n))
  return some.result({ exact: false, branches: samples })
}
