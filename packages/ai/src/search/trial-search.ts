import type { BotRoom, Game, Plan, Seat, Tagged } from '@wyrmtable/kernel'
import { noticed } from './children.ts'
import type { Budget, Choice, Report, Search, SearchOptions } from './search.ts'
import { SearchDice, SearchRandom } from './search-random.ts'
import { endRound, spreadOf, Trial } from './trial.ts'

type TrialRoom<S, A extends Tagged, V> = BotRoom<S, A, V> &
  Required<Pick<BotRoom<S, A, V>, 'trials' | 'policy'>>

/** Steps that are tried where the room does not say. */
const MOST = 8
/** Actions after which playing on ends, wherever it is. */
const ENDLESS = 5000
/** Ways to play the turn whose first steps a report tells. */
const TOLD = 3

const ignore = (): void => {}

/**
 * Compares steps, or ways to play the turn, by playing on from each as the room's `trials` say. All of them play the same
 * rounds: the same imagined state, what others would do at the same time decided before, and the same dice. What falls
 * clearly behind is given up, so most playouts go to what is hard to tell apart.
 */
export function createTrialSearch<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  room: TrialRoom<S, A, V>,
  options: SearchOptions,
  now: () => number,
): Search<S, A> {
  return new TrialSearch(game, room, options, now)
}

/** What a round begins with. */
interface Round<S, A> {
  readonly state: S
  /** What the others who are asked at the same time do, decided before anybody acts. */
  readonly others: ReadonlyMap<Seat, readonly A[]>
  readonly seed: string
}

class TrialSearch<S, A extends Tagged, E extends Tagged, O, V> implements Search<S, A> {
  private readonly game: Game<S, A, E, O, V>
  private readonly room: TrialRoom<S, A, V>
  private readonly options: SearchOptions
  private readonly now: () => number
  private readonly random: SearchRandom
  /** Whether what is thought about may be otherwise in truth. */
  private readonly hides: boolean
  private root: S | undefined
  private rootView: V | undefined
  private rootSeat: Seat = 0
  private until = 0
  private begun = 0
  private trials: Trial<S, A>[] = []
  /** The best of them as far as it is sure; at first the one that is listed first. */
  private choice: Trial<S, A> | undefined
  /** Whether the trials are ways to play the turn, out of which one was chosen. */
  private choseDoctrine = false
  private round: Round<S, A> | undefined
  /** How many of a round have been played. */
  private place = 0
  private playouts = 0
  private depth = 0

  constructor(
    game: Game<S, A, E, O, V>,
    room: TrialRoom<S, A, V>,
    options: SearchOptions,
    now: () => number,
  ) {
    this.game = game
    this.room = room
    this.options = options
    this.now = now
    this.random = new SearchRandom(options.seed)
    this.hides = game.hasSecrets && room.imaginesOne !== true
  }

  begin(state: S, seat: Seat, lookUntil = Number.POSITIVE_INFINITY): void {
    const { game, room } = this
    const kept = this.keptDoctrine(state, seat)
    this.root = game.clone(state)
    this.rootSeat = seat
    this.rootView = this.hides ? game.view(state, seat) : undefined
    this.until = room.trials.until(state)
    this.round = undefined
    this.place = 0
    this.playouts = 0
    this.depth = 0
    this.begun++
    const musts = room.musts?.(state, seat, () => this.now() < lookUntil)
    const doctrines = kept === undefined ? room.trials.doctrines?.(state, seat) : undefined
    this.choseDoctrine = kept !== undefined || (doctrines?.length ?? 0) > 1
    if (musts !== undefined) this.trials = this.stepsTried(state, seat, musts)
    else if (kept !== undefined) {
      this.trials = [new Trial<S, A>([], kept.doctrine, kept.value, 0, kept.carrier)]
    } else if (doctrines !== undefined && doctrines.length > 0) {
      this.trials = doctrines.map((one) => new Trial<S, A>([], one, 0.5, this.seems()))
    } else this.trials = this.stepsTried(state, seat, this.listed(state, seat))
    this.choice = this.trials[0]
  }

  /** The way to play the turn that was found best at its beginning. */
  private keptDoctrine(state: S, seat: Seat) {
    const { root, room } = this
    if (root === undefined || seat !== this.rootSeat || !this.choseDoctrine) return undefined
    if (room.turnKey === undefined || room.turnKey(root) !== room.turnKey(state)) return undefined
    return this.sorted()[0]
  }

  private listed(state: S, seat: Seat): readonly Plan<A>[] {
    const { room, options, random } = this
    const plans =
      room.plans?.(state, seat) ??
      (room.candidates?.(state, seat) ?? this.game.actions(state, seat)).map((action) => ({
        actions: [action] as const,
        weight: 1,
      }))
    if (plans.length === 0) throw new Error(`${this.game.id}: a seat is to act and has no action`)
    return noticed(plans, 1, options.overlooks ?? 0, random)
  }

  /** The best few by what the evaluation says right after them, and the first listed. */
  private stepsTried(state: S, seat: Seat, plans: readonly Plan<A>[]): Trial<S, A>[] {
    const most = this.room.trials.most ?? MOST
    const all = plans.map(
      ({ actions }) =>
        new Trial<S, A>(
          actions,
          undefined,
          plans.length < 2 ? 0.5 : this.outlook(state, seat, actions),
          this.seems(),
        ),
    )
    const best = [...all].sort((a, b) => b.prior - a.prior).slice(0, most)
    const [first] = all
    return first === undefined || best.includes(first) ? best : [...best, first]
  }

  /** A number from −1 to 1, mostly near the middle, as far as this player sees unclearly. */
  private seems(): number {
    const { blur = 0 } = this.options
    if (blur === 0) return 0
    const { pick } = this.random
    return (blur * (pick(1001) + pick(1001) - 1000)) / 500
  }

  forget(): void {
    this.root = undefined
    this.trials = []
  }

  get settled(): boolean {
    return this.trials.filter(({ isOut }) => !isOut).length < 2
  }

  get lead(): number {
    return this.settled ? Number.POSITIVE_INFINITY : 0
  }

  think({ playouts = Number.POSITIVE_INFINITY, deadline, latest }: Budget): number {
    let done = 0
    while (done < playouts && !this.settled) {
      if (deadline !== undefined && this.now() >= deadline) break
      if (!this.playNext(latest)) break
      done++
    }
    this.playouts += done
    return done
  }

  /** One more playout: the next trial of the round, or the first one of the next; false where there was no time for it. */
  private playNext(latest: number | undefined): boolean {
    const { trials } = this
    const round = this.round ?? this.newRound()
    this.round = round
    while (trials[this.place]?.isOut === true) this.place++
    const trial = trials[this.place]
    if (trial !== undefined) {
      const worth = this.played(trial, round, latest)
      if (worth === undefined) return false
      trial.rounds.push(worth)
    }
    this.place++
    while (trials[this.place]?.isOut === true) this.place++
    if (this.place < trials.length) return true
    this.place = 0
    this.round = undefined
    if (this.choice !== undefined) this.choice = endRound(trials, this.choice)
    return true
  }

  private newRound(): Round<S, A> {
    const { game, room, root, rootView, rootSeat } = this
    if (root === undefined) throw new Error('nothing to think about: call begin first')
    const number = this.trials.reduce((most, { rounds }) => Math.max(most, rounds.length), 0)
    const seed = `${this.options.seed}/${this.begun}/${number}`
    const dice = new SearchDice(new SearchRandom(`${seed}/imagined`))
    const state =
      rootView !== undefined && room.imagine !== undefined ? room.imagine(rootView, rootSeat, dice) : root
    const others = new Map<Seat, readonly A[]>()
    for (const other of game.toAct(state)) {
      if (other !== rootSeat) others.set(other, room.policy(state, other, this.random.pick))
    }
    return { state, others, seed }
  }

  /** Plays on from the trial's first step; tells what that is worth to the seat that thinks, undefined if it took too long. */
  private played(
    trial: Trial<S, A>,
    { state, others, seed }: Round<S, A>,
    latest: number | undefined,
  ): number | undefined {
    const { game, room, rootSeat } = this
    const random = new SearchRandom(seed)
    const dice = new SearchDice(random)
    const after = game.clone(state)
    if (trial.doctrine === undefined) this.apply(after, rootSeat, trial.actions, dice)
    for (const [other, steps] of others) this.apply(after, other, steps, dice)
    const turn = room.turnKey?.(state)
    let steps = 0
    for (; steps < ENDLESS && room.trials.stage(after) < this.until; steps++) {
      if (latest !== undefined && this.now() >= latest) return undefined
      const [seat] = game.toAct(after)
      if (seat === undefined) break
      const isOwn = trial.doctrine !== undefined && seat === rootSeat && room.turnKey?.(after) === turn
      const { policy } = isOwn && trial.doctrine !== undefined ? trial.doctrine : room
      this.apply(after, seat, policy(after, seat, random.pick), dice)
    }
    this.depth = Math.max(this.depth, steps)
    return this.worth(after, rootSeat)
  }

  /** Carries steps out as far as the first die, or until somebody else is to act. */
  private apply(state: S, seat: Seat, steps: readonly A[], dice: SearchDice): void {
    const { game, room } = this
    const drawn = dice.draws
    for (const [place, step] of steps.entries()) {
      if (place > 0 && dice.draws !== drawn) break
      // What lies further on in a plan may have been spoilt by what came before.
      if (!game.toAct(state).includes(seat) || (place > 0 && game.check(state, seat, step) !== undefined))
        break
      game.apply(state, seat, step, dice, ignore)
      for (let i = 0; room.forced !== undefined && i < ENDLESS; i++) {
        const [next] = game.toAct(state)
        const forced = next === undefined ? undefined : room.forced(state, next)
        if (next === undefined || forced === undefined) break
        game.apply(state, next, forced, dice, ignore)
      }
    }
  }

  private outlook(state: S, seat: Seat, actions: readonly A[]): number {
    const after = this.game.clone(state)
    // The same dice for all that are compared.
    this.apply(after, seat, actions, new SearchDice(new SearchRandom(`${this.options.seed}/${this.begun}`)))
    return this.worth(after, seat)
  }

  private worth(state: S, seat: Seat): number {
    const { game, room } = this
    const outcome = game.outcome(state)
    if (outcome === undefined) return room.trials.evaluate?.(state, seat) ?? room.evaluate(state, seat)
    if (room.outcomeValue !== undefined) return room.outcomeValue(outcome, seat)
    const { winners } = outcome
    if (winners.length === 0) return 0.5
    return winners.includes(seat) ? 1 : 0
  }

  /** The most promising first, as this player sees it. */
  private sorted(): readonly Trial<S, A>[] {
    const { trials, choice } = this
    if ((this.options.blur ?? 0) > 0) {
      // Where all are the same, as before any trial, they only seem different.
      const spread = spreadOf(trials.map(({ value }) => value)) || 1
      const seen = ({ value, seems }: Trial<S, A>): number => value + seems * spread
      return [...trials].sort((a, b) => seen(b) - seen(a))
    }
    const rank = (one: Trial<S, A>): number => (one === choice ? 0 : one.isOut ? 2 : 1)
    return [...trials].sort((a, b) => rank(a) - rank(b) || b.value - a.value)
  }

  report(): Report<A> {
    const { root, rootSeat, playouts, depth } = this
    if (root === undefined) throw new Error('nothing to report: call begin first')
    const found = new Map<string, Choice<A>>()
    for (const trial of this.sorted()) {
      // A plan for a whole turn takes its time: the first few are asked, once, as they keep in mind what they have said.
      if (trial.carrier !== undefined && trial.actions.length === 0 && found.size >= TOLD) continue
      if (trial.carrier !== undefined && trial.actions.length === 0)
        trial.actions = trial.carrier.policy(root, rootSeat, this.random.pick)
      const { actions } = trial
      const key = JSON.stringify(actions)
      const same = found.get(key)
      // Several ways to play a turn may begin alike.
      const visits = trial.rounds.length + (same?.visits ?? 0)
      const chance = same?.chance ?? trial.chance
      found.set(key, { actions, visits, chance, certain: false })
    }
    const [first, ...others] = found.values()
    if (first === undefined) throw new Error(`${this.game.id}: a seat is to act and has no action`)
    return { choices: [first, ...others], playouts, nodes: this.trials.length, depth }
  }
}
