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
  /** Answers of those who were asked at the same time as the one who acts, in seat order of the asking. */
  let answers: { readonly seat: Seat; readonly action: A }[] = []
  for (; actions < maxActions; actions++) {
    const asked = game.toAct(state)
    if (asked.length === 0) break
    if (answers.length !== asked.length || answers.some(({ seat }) => !asked.includes(seat))) {
      answers = []
      for (const seat of asked) answers.push({ seat, action: await decided(seat) })
    }
    const [next] = answers
    answers = answers.slice(1)
    if (next === undefined) break
    const { seat, action } = next
    const refusal = game.check(state, seat, action)
    if (refusal !== undefined) {
      throw new Error(`${game.id}: seat ${seat} chose ${JSON.stringify(action)}: ${JSON.stringify(refusal)}`)
    }
    onAction?.(seat)
    game.apply(state, seat, action, dice, () => {})
  }

  async function decided(seat: Seat): Promise<A> {
    const decider = deciders[seat]
    const time = times[seat]
    if (decider === undefined || time === undefined) throw new RangeError(`nobody decides for seat ${seat}`)
    const start = now()
    const action = await decider.choose(state, seat)
    const took = now() - start
    time.most = Math.max(time.most, took)
    time.sum += took
    time.count++
    return action
  }

  const ms = times.map(({ most, sum, count }) => ({ most, mean: count === 0 ? 0 : sum / count }))
  return { outcome: game.outcome(state), actions, ms }
}
