import { type Game, type Outcome, type Seat, seededDice, type Tagged } from '@wyrmtable/kernel'

/** Whoever decides for a seat: the players of this package, or anything like them. */
export interface Decider<State, Action extends Tagged> {
  choose(state: State, seat: Seat): Action | Promise<Action>
}

export interface PlayedMatch {
  /** Undefined if it was cut off. */
  readonly outcome: Outcome | undefined
  readonly actions: number
  /** Longest and mean thinking time of a decision, by seat. */
  readonly ms: readonly { readonly most: number; readonly mean: number }[]
}

export interface PlayMatchOptions<Options> {
  readonly seed: number | string
  readonly options: Options
  readonly maxActions?: number
  /** Absent: times are 0. */
  readonly now?: () => number
  /** Called before each action, as for a turn counter. */
  readonly onAction?: (seat: Seat) => void
}

/** Plays one match between deciders, by seat. Throws if one of them does what is not legal. */
export async function playMatch<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  deciders: readonly Decider<S, A>[],
  { seed, options, maxActions = 20_000, now = () => 0, onAction }: PlayMatchOptions<O>,
): Promise<PlayedMatch> {
  const dice = seededDice(seed)
  const state = game.setup(options, deciders.length, dice)
  const times = deciders.map(() => ({ most: 0, sum: 0, count: 0 }))
  let actions = 0
  for (; actions < maxActions; actions++) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) break
    const decider = deciders[seat]
    const time = times[seat]
    if (decider === undefined || time === undefined) throw new RangeError(`nobody decides for seat ${seat}`)
    const start = now()
    const action = await decider.choose(state, seat)
    const took = now() - start
    time.most = Math.max(time.most, took)
    time.sum += took
    time.count++
    const refusal = game.check(state, seat, action)
    if (refusal !== undefined) {
      throw new Error(`${game.id}: seat ${seat} chose ${JSON.stringify(action)}: ${JSON.stringify(refusal)}`)
    }
    onAction?.(seat)
    game.apply(state, seat, action, dice, () => {})
  }
  const ms = times.map(({ most, sum, count }) => ({ most, mean: count === 0 ? 0 : sum / count }))
  return { outcome: game.outcome(state), actions, ms }
}
