import type { Doctrine, Tagged } from '@wyrmtable/kernel'

/** One of the steps (or ways to play the turn) that are compared, and what came of playing on from it. */
export class Trial<State, Action extends Tagged> {
  /** Its first steps; empty where a doctrine decides and has not been asked yet. */
  actions: readonly Action[]
  readonly doctrine: Doctrine<State, Action> | undefined
  /** What the evaluation says right after it. */
  readonly prior: number
  /**
   * By how much it seems better than it is to a player that sees less clearly, in units of the spread of all that are
   * compared.
   */
  readonly seems: number
  /** What each round came to. All that are still compared have played the same rounds, on the same dice. */
  readonly rounds: number[] = []
  /** Rounds that all of them have played to the end, while this one was among them. */
  counted = 0
  isOut = false
  /** How the doctrine goes on in the turn, with all it keeps in mind. */
  readonly carrier: Pick<Doctrine<State, Action>, 'policy'> | undefined

  constructor(
    actions: readonly Action[],
    doctrine: Doctrine<State, Action> | undefined,
    prior: number,
    seems: number,
    carrier = doctrine?.carriedOut?.() ?? doctrine,
  ) {
    this.actions = actions
    this.doctrine = doctrine
    this.prior = prior
    this.seems = seems
    this.carrier = carrier
  }

  /** What it promises: the rounds, and what the evaluation said right after it as if it were some of them. */
  get value(): number {
    const { counted, prior, trust } = this
    if (counted + trust === 0) return prior
    return (this.sum() + prior * trust) / (counted + trust)
  }

  /** How likely a win seems after it: by the rounds alone, once there are some. */
  get chance(): number {
    return Math.min(1, Math.max(0, this.counted === 0 ? this.prior : this.sum() / this.counted))
  }

  /** For how many rounds the evaluation counts; of a doctrine it has said nothing. */
  get trust(): number {
    return this.doctrine === undefined ? PRIOR : 0
  }

  private sum(): number {
    let sum = 0
    for (let i = 0; i < this.counted; i++) sum += this.rounds[i] ?? 0
    return sum
  }
}

/** Two steps differ by their rounds about as surely after so many as by what the evaluation says of them at once. */
const PRIOR = 6

/** Rounds before anything is decided. */
const LEAST_ROUNDS = 4
/**
 * Standard errors by which one must be ahead of the choice of so far to take its place: with half a dozen others, looked at
 * after every round, one error is soon reached by luck.
 */
const BETTER = 2
/** Standard errors by which one must be behind it to be given up. */
const CLEARLY = 2.5
/** Rounds after which what is as good as equal is not compared any longer, and how near that is. */
const LONG = 10
const EQUAL = 0.004

/**
 * A round is over: tells the choice from now on, and gives up what is clearly worse, or no better after long. The choice of
 * so far stays until another is ahead by more than a few lucky rounds bring: of many, some always look best.
 */
export function endRound<S, A extends Tagged>(
  trials: readonly Trial<S, A>[],
  choice: Trial<S, A>,
): Trial<S, A> {
  const alive = trials.filter(({ isOut }) => !isOut)
  for (const one of alive) one.counted = one.rounds.length
  if (choice.counted < LEAST_ROUNDS) return choice
  let best = choice
  for (const one of alive) if (one.value > best.value) best = one
  const ahead = leadOver(best, choice)
  const chosen = ahead.mean > BETTER * ahead.error ? best : choice
  for (const one of alive) {
    if (one === chosen) continue
    const { mean, error } = leadOver(chosen, one)
    const isEqual = chosen.counted >= LONG && Math.abs(mean) + error < EQUAL
    if (mean > CLEARLY * error || isEqual) one.isOut = true
  }
  return chosen
}

/** By how much one is ahead of another, by the rounds that both have played and by the evaluation, and how unsure that is. */
function leadOver<S, A extends Tagged>(one: Trial<S, A>, other: Trial<S, A>) {
  const count = Math.min(one.counted, other.counted)
  let sum = 0
  let squares = 0
  for (let i = 0; i < count; i++) {
    const by = (one.rounds[i] ?? 0) - (other.rounds[i] ?? 0)
    sum += by
    squares += by * by
  }
  // As if one more round had differed by a little: a few equal rounds prove nothing.
  const variance = Math.max(0, (squares + DOUBT) / (count + 1) - (sum / (count + 1)) ** 2)
  const weight = count + one.trust
  return {
    mean: (sum + one.trust * (one.prior - other.prior)) / weight,
    error: Math.sqrt(variance * count) / weight,
  }
}

/** About the square of what two playouts of as good steps differ by. */
const DOUBT = 0.01

/** How far apart the values are: their standard deviation. */
export function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / Math.max(1, values.length))
}
