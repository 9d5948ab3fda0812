import { canonicalJson, type Game, type Outcome, type Seat, type Tagged } from '@wyrmtable/kernel'
import { textKey } from './action-key.ts'
import { backUp, prove } from './back-up.ts'
import { Blur } from './blur.ts'
import { fallen } from './chance-nodes.ts'
import { addActions, addPlans, noticed } from './children.ts'
import { choicesOf, leadOf } from './choices.ts'
import { drawPlan, heaviest } from './draw-plan.ts'
import { foreseen } from './foreseen.ts'
import { FIXED, LOST, NONE, Nodes, OPEN, UNEXPANDED, UNKNOWN, WON } from './nodes.ts'
import { chooseAllowed } from './open-nodes.ts'
import type { Budget, Report, Search, SearchOptions } from './search.ts'
import { SearchDice, SearchRandom } from './search-random.ts'
import type { Plan, SearchRoom } from './search-room.ts'
import { chooseByWeight, chooseEven } from './selection.ts'
import { Stride } from './stride.ts'
import { createTrialSearch } from './trial-search.ts'

/**
 * Information-set Monte Carlo tree search. This module is where computer opponents spend their time, and
 * the engine compiles it for the games it has seen run through it. Whoever has several games in one
 * process loads it once per game (`searchPerGame`); a worker that knows one game needs no such care. What
 * touches a state or an action is in this file for that reason; what only counts nodes is in its own files,
 * which all copies share.
 */
export function createSearch<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  room: SearchRoom<S, A, V>,
  options: SearchOptions,
  now: () => number = () => 0,
): Search<S, A> {
  const { trials, policy, evaluate } = room
  const canTry = trials !== undefined && policy !== undefined && evaluate !== undefined
  if (canTry && options.byTrials !== false) {
    return createTrialSearch(game, { ...room, trials, policy, evaluate }, options, now)
  }
  return new TreeSearch(game, room, options, now)
}

/** Actions after which a playout that does not end counts as a draw. */
const ENDLESS = 5000
/** Most actions that follow of themselves. */
const FOLLOWED = 500

const ignore = (): void => {}

class TreeSearch<S, A extends Tagged, E extends Tagged, O, V> implements Search<S, A> {
  private readonly game: Game<S, A, E, O, V>
  private readonly room: SearchRoom<S, A, V>
  private readonly now: () => number
  private readonly nodes: Nodes<A>
  private readonly random: SearchRandom
  private readonly dice: SearchDice
  private readonly exploration: number
  private readonly least: number
  private readonly perRoot: number
  private readonly blur: Blur
  private readonly overlooks: number
  private readonly instinct: number
  private readonly playoutDepth: number
  private readonly playsTurnsOut: boolean
  private readonly thorough: boolean
  /** Whether children have weights, which choose another formula. */
  private readonly weighted: boolean
  /** Whether all legal actions are listed, so that "all lost" proves a loss. */
  private readonly complete: boolean
  /** Whether what is thought about may be otherwise in truth. */
  private readonly hides: boolean
  private readonly tellsChance: boolean
  /** Whether two sit at the table, so that what one gains the other loses. */
  private twoSeats = false
  private root: S | undefined
  /** In a game with secrets what the seat sees at the root: each playout imagines the rest anew. */
  private rootView: V | undefined
  private rootSeat: Seat = 0
  private deepest = 0
  private readonly stride = new Stride()

  // The way from the root of the playout under way: nodes, and the seats that moved into them.
  private readonly path: number[] = [0]
  private readonly movers: number[] = [-1]
  /** What the playout was worth, by seat. */
  private readonly values: number[] = []

  constructor(
    game: Game<S, A, E, O, V>,
    room: SearchRoom<S, A, V>,
    options: SearchOptions,
    now: () => number,
  ) {
    this.game = game
    this.room = room
    this.now = now
    this.nodes = new Nodes<A>(options.maxNodes ?? 1 << 20)
    this.random = new SearchRandom(options.seed)
    this.dice = new SearchDice(this.random)
    this.weighted = room.plans !== undefined || room.weights !== undefined
    this.exploration = options.exploration ?? (this.weighted ? 0.35 : 0.75)
    this.least = options.widening?.least ?? Number.POSITIVE_INFINITY
    this.perRoot = options.widening?.perRoot ?? 0
    this.blur = new Blur(options.blur ?? 0, this.random)
    this.overlooks = options.overlooks ?? 0
    this.instinct = options.instinct ?? 1
    this.playoutDepth = options.playoutDepth ?? (room.evaluate === undefined ? ENDLESS : 0)
    this.playsTurnsOut =
      options.playsTurnsOut === true && room.plans !== undefined && room.turnKey !== undefined
    this.thorough = options.thorough === true
    this.complete =
      room.plans === undefined && room.candidates === undefined && this.least > 1e6 && this.overlooks === 0
    this.hides = game.hasSecrets && room.imaginesOne !== true
    this.tellsChance = room.stateKey !== undefined && !this.hides
  }

  begin(state: S, seat: Seat, lookUntil = Number.POSITIVE_INFINITY): void {
    const { game, nodes, room } = this
    const musts = this.musts(state, seat, lookUntil)
    const met = musts !== undefined || this.hides ? -1 : this.find(state, seat)
    // The root of before has its further steps; what was met inside the tree has none.
    const further = musts !== undefined || met === 0 ? [] : this.further(state, seat)
    const found = further.length > 0 ? -1 : met
    if (found < 0) nodes.reset()
    else if (found > 0) nodes.keep(found)
    this.root = game.clone(state)
    this.rootSeat = seat
    this.values.length = room.seats?.(state) ?? game.seatIds.length
    this.values.fill(0)
    this.twoSeats = this.values.length === 2
    this.rootView = this.hides ? game.view(state, seat) : undefined
    this.deepest = 0
    this.dice.draws = 0
    this.blur.reset()
    if (musts !== undefined) addPlans(nodes, 0, musts, this.instinct)
    else if (nodes.kind[0] === UNEXPANDED) this.expand(0, this.root, seat, this.hides, further)
  }

  /** What a thorough player goes through beside the plans, where these are all listed. */
  private further(state: S, seat: Seat): readonly Plan<A>[] {
    const { room } = this
    if (!this.thorough || room.plans === undefined || this.hides) return []
    return room.further?.(state, seat) ?? []
  }

  /** What nobody overlooks: what the room says has to be done, or a step that wins without a die. */
  private musts(state: S, seat: Seat, lookUntil: number): readonly Plan<A>[] | undefined {
    const { game, room } = this
    const known = room.musts?.(state, seat, () => this.now() < lookUntil)
    // Whoever overlooks nothing finds the winning step by search.
    if (known !== undefined || this.overlooks === 0 || this.hides) return known
    const plans =
      room.plans?.(state, seat) ??
      (room.candidates?.(state, seat) ?? game.actions(state, seat)).map((a) => ({
        actions: [a] as const,
        weight: 1,
      }))
    const win = plans.find(({ actions }) => this.winsAtOnce(state, seat, actions))
    return win === undefined ? undefined : [win]
  }

  forget(): void {
    this.nodes.reset()
    this.root = undefined
  }

  get settled(): boolean {
    const { nodes } = this
    if (nodes.proof[0] !== UNKNOWN) return true
    return nodes.kind[0] === FIXED && nodes.count[0] === 1
  }

  get lead(): number {
    return leadOf(this.nodes)
  }

  think({ playouts = Number.POSITIVE_INFINITY, deadline, nodes = Number.POSITIVE_INFINITY }: Budget): number {
    if (this.root === undefined) throw new Error('nothing to think about: call begin first')
    let done = 0
    while (done < playouts && !this.settled && this.nodes.size < nodes) {
      if (deadline === undefined) {
        this.playout()
        done++
        continue
      }
      const start = this.now()
      if (start >= deadline) break
      const upTo = Math.min(playouts, done + this.stride.playouts)
      while (done < upTo && !this.settled) {
        this.playout()
        done++
      }
      this.stride.pace(this.now() - start, deadline - start)
    }
    return done
  }

  // One playout

  private playout(): void {
    const { game, nodes, path, movers, dice } = this
    const root = this.root
    if (root === undefined) return
    const secrets = this.hides
    const { rootView } = this
    const state =
      secrets && rootView !== undefined && this.room.imagine !== undefined
        ? this.room.imagine(rootView, this.rootSeat, dice)
        : game.clone(root)
    dice.draws = 0
    // Whether the state at this node may be another one on the next visit.
    let varies = secrets
    let node = 0
    let depth = 0
    let settledBy = UNKNOWN
    for (;;) {
      const seat = this.moverAt(node, state)
      if (seat === undefined) {
        settledBy = this.judgeEnd(state, varies ? 0 : depth)
        break
      }
      const kind = nodes.kind[node]
      if (kind === UNEXPANDED) {
        const isNew = nodes.visits[node] === 0 && node !== 0
        if (isNew || !this.expand(node, state, seat, varies)) {
          this.judge(state, seat)
          break
        }
      }
      const child = nodes.kind[node] === OPEN ? this.chooseOpen(node, state, seat) : this.chooseFixed(node)
      if (child === NONE) {
        this.judge(state, seat)
        break
      }
      depth++
      path[depth] = child
      movers[depth] = seat
      node = child
      const proof = nodes.proof[child] ?? UNKNOWN
      if (proof !== UNKNOWN) {
        this.takeProven(seat, proof)
        settledBy = proof
        break
      }
      const drawn = dice.draws
      this.play(node, state, seat)
      if (dice.draws === drawn) continue
      if (!this.tellsChance) varies = true
      else {
        const outcome = fallen(nodes, node, this.keyOf(state))
        if (outcome === NONE) {
          this.judgeAny(state)
          break
        }
        node = outcome
        depth++
        path[depth] = outcome
        movers[depth] = seat
      }
    }
    if (depth > this.deepest) this.deepest = depth
    backUp(nodes, path, movers, depth, this.values)
    if (settledBy !== UNKNOWN && this.twoSeats) prove(nodes, path, movers, depth, this.complete)
  }

  /** Who moves at the node: of several who are asked at once the first, but at the root the seat that thinks. */
  private moverAt(node: number, state: S): Seat | undefined {
    const waited = this.game.toAct(state)
    return node === 0 && waited.includes(this.rootSeat) ? this.rootSeat : waited[0]
  }

  /** Carries out the move that leads to a node: an action or a plan. */
  private play(node: number, state: S, seat: Seat): void {
    const { game, nodes, dice } = this
    const action = nodes.actions[node]
    if (action === undefined) throw new Error('a node without a move')
    const drawn = dice.draws
    game.apply(state, seat, action, dice, ignore)
    const rest = nodes.rests.length === 0 ? undefined : nodes.rests[node]
    if (rest !== undefined) {
      for (const following of rest) {
        if (dice.draws !== drawn || !game.toAct(state).includes(seat)) break
        game.apply(state, seat, following, dice, ignore)
      }
    }
    if (this.room.forced !== undefined) this.follow(state)
  }

  /** Does what follows of itself. */
  private follow(state: S): void {
    const { game, room, dice } = this
    for (let i = 0; i < FOLLOWED; i++) {
      const seat = game.toAct(state)[0]
      if (seat === undefined) return
      const action = room.forced?.(state, seat)
      if (action === undefined) return
      game.apply(state, seat, action, dice, ignore)
    }
  }

  // Children

  /** Lists the children of a node; false where there is no room for them. */
  private expand(
    node: number,
    state: S,
    seat: Seat,
    varies: boolean,
    further: readonly Plan<A>[] = [],
  ): boolean {
    const { nodes } = this
    if (varies) {
      nodes.kind[node] = OPEN
      return true
    }
    const { room } = this
    if (room.plans !== undefined) {
      const usual = room.plans(state, seat)
      const listed = further.length === 0 ? usual : [...usual, ...further]
      const plans = noticed(listed, 1, this.overlooks, this.random)
      this.refuseNone(plans.length)
      return addPlans(nodes, node, plans, this.instinct)
    }
    const listed = room.candidates?.(state, seat) ?? this.game.actions(state, seat)
    const actions = noticed(listed, 0, this.overlooks, this.random)
    this.refuseNone(actions.length)
    return addActions(nodes, node, actions, room.weights?.(state, seat, actions), this.instinct)
  }

  private winsAtOnce(state: S, seat: Seat, actions: readonly A[]): boolean {
    const { game, dice } = this
    const drawn = dice.draws
    const after = this.afterPlan(state, seat, actions, dice)
    if (dice.draws !== drawn) return false
    const outcome = game.outcome(after)
    return outcome?.winners.length === 1 && outcome.winners[0] === seat
  }

  /** A copy of the state on which a plan was carried out, as far as its first die. */
  private afterPlan(state: S, seat: Seat, actions: readonly A[], dice: SearchDice): S {
    const { game } = this
    const after = game.clone(state)
    const drawn = dice.draws
    for (const action of actions) {
      if (dice.draws !== drawn || !game.toAct(after).includes(seat)) break
      game.apply(after, seat, action, dice, ignore)
    }
    return after
  }

  private refuseNone(count: number): void {
    if (count === 0) throw new Error(`${this.game.id}: a seat is to act and has no action`)
  }

  /** How many children are looked at after so many visits. */
  private width(visits: number): number {
    return this.least + this.perRoot * Math.sqrt(visits)
  }

  private chooseFixed(node: number): number {
    const { nodes } = this
    const first = nodes.first[node] ?? NONE
    const count = nodes.count[node] ?? 0
    const visits = nodes.visits[node] ?? 0
    const end = first + Math.min(count, Math.floor(this.width(visits)))
    return this.weighted
      ? chooseByWeight(nodes, first, end, visits, this.exploration)
      : chooseEven(nodes, first, end, visits, this.exploration, this.random)
  }

  /**
   * Where the state varies, children are chosen among the actions that this state allows, and compared by
   * how often each could have been chosen.
   */
  private chooseOpen(node: number, state: S, seat: Seat): number {
    const { nodes, room } = this
    const plans = room.plans?.(state, seat)
    const actions =
      plans?.map((plan) => plan.actions[0]) ??
      room.candidates?.(state, seat) ??
      this.game.actions(state, seat)
    const weights = plans?.map((plan) => plan.weight) ?? room.weights?.(state, seat, actions)
    const limit = Math.floor(this.width(nodes.visits[node] ?? 0))
    const { exploration, instinct, weighted } = this
    return chooseAllowed(nodes, node, { actions, plans, weights }, limit, exploration, instinct, weighted)
  }

  // What a state is worth

  private judgeAny(state: S): void {
    const seat = this.game.toAct(state)[0]
    if (seat === undefined) this.judgeEnd(state, 0)
    else this.judge(state, seat)
  }

  /** Plays on by the policy as far as wanted, then evaluates. */
  private judge(state: S, seat: Seat): void {
    const { game, room, values } = this
    let next: Seat | undefined = this.playsTurnsOut ? this.playTurnOut(state, seat) : seat
    if (next === undefined) {
      this.judgeEnd(state, 0)
      return
    }
    for (let i = 0; i < this.playoutDepth; i++) {
      this.playOn(state, next)
      next = game.toAct(state)[0]
      if (next === undefined) {
        this.judgeEnd(state, 0)
        return
      }
    }
    if (room.evaluate === undefined) {
      values.fill(1 / values.length)
      return
    }
    for (let i = 0; i < values.length; i++) {
      // With two seats what one gains the other loses.
      const value = i === 1 && this.twoSeats ? 1 - (values[0] ?? 0) : room.evaluate(state, i)
      values[i] = value
    }
    this.blur.mix(values)
  }

  /** Plays the turn under way to its end by the policy or the likeliest plans; who acts then, if anybody. */
  private playTurnOut(state: S, seat: Seat): Seat | undefined {
    const { game, room, dice, random } = this
    const turn = room.turnKey?.(state)
    let next: Seat | undefined = seat
    for (let i = 0; i < FOLLOWED && next !== undefined && room.turnKey?.(state) === turn; i++) {
      const steps =
        room.policy?.(state, next, random.pick) ?? heaviest(room.plans?.(state, next) ?? [])?.actions
      if (steps === undefined) break
      const drawn = dice.draws
      for (const action of steps) {
        if (dice.draws !== drawn || !game.toAct(state).includes(next)) break
        game.apply(state, next, action, dice, ignore)
      }
      if (room.forced !== undefined) this.follow(state)
      next = game.toAct(state)[0]
    }
    return next
  }

  /** One step of a playout: the room's choice, a plan by its weight, or any action. */
  private playOn(state: S, seat: Seat): void {
    const { game, room, dice, random } = this
    const steps = room.policy?.(state, seat, random.pick) ?? drawPlan(room.plans?.(state, seat), random)
    if (steps === undefined) {
      const actions = game.actions(state, seat)
      const action = actions[random.pick(actions.length)]
      if (action === undefined) throw new Error(`${game.id}: seat ${seat} is to act and has no action`)
      game.apply(state, seat, action, dice, ignore)
      return
    }
    const drawn = dice.draws
    for (const [i, action] of steps.entries()) {
      if (i > 0 && (dice.draws !== drawn || !game.toAct(state).includes(seat))) break
      game.apply(state, seat, action, dice, ignore)
    }
    if (room.forced !== undefined) this.follow(state)
  }

  /** Values of an end; tells what it proves for the seat that made the move at this depth, 0 for none. */
  private judgeEnd(state: S, depth: number): number {
    const outcome = this.game.outcome(state)
    const { values } = this
    if (outcome === undefined) {
      values.fill(1 / values.length)
      return UNKNOWN
    }
    for (let i = 0; i < values.length; i++) values[i] = this.outcomeValue(outcome, i)
    const mover = this.movers[depth] ?? -1
    if (depth === 0 || !this.twoSeats || outcome.winners.length !== 1) return UNKNOWN
    const proof = outcome.winners[0] === mover ? WON : LOST
    this.nodes.proof[this.path[depth] ?? 0] = proof
    return proof
  }

  private outcomeValue(outcome: Outcome, seat: Seat): number {
    if (this.room.outcomeValue !== undefined) return this.room.outcomeValue(outcome, seat)
    const { winners } = outcome
    if (winners.length === 0) return 1 / this.values.length
    return winners.includes(seat) ? 1 : 0
  }

  private takeProven(seat: Seat, proof: number): void {
    const won = proof === WON ? 1 : 0
    this.values[seat] = won
    this.values[1 - seat] = 1 - won
  }

  // What is known

  report(): Report<A> {
    const { nodes } = this
    const root = this.root
    if (root === undefined) throw new Error('nothing to report: call begin first')
    const [first, ...others] = choicesOf(nodes)
    if (first === undefined) {
      const actions = this.room.plans?.(root, this.rootSeat)[0]?.actions
      const choice = { actions: actions ?? this.game.actions(root, this.rootSeat).slice(0, 1), visits: 0 }
      return {
        choices: [{ ...choice, chance: 0.5, certain: false }],
        playouts: 0,
        nodes: nodes.size,
        depth: 0,
      }
    }
    // Where there is nothing to choose nothing was thought about either.
    const best =
      first.visits > 0 || first.certain ? first : { ...first, chance: this.outlook(root, first.actions) }
    return {
      choices: [best, ...others],
      playouts: nodes.visits[0] ?? 0,
      nodes: nodes.size,
      depth: this.deepest,
    }
  }

  /** What the state looks like after a plan, without any search. */
  private outlook(root: S, actions: readonly A[]): number {
    const seat = this.rootSeat
    // Dice of its own: a report changes nothing about the thinking to come.
    const after = this.afterPlan(root, seat, actions, new SearchDice(new SearchRandom(0)))
    const outcome = this.game.outcome(after)
    if (outcome !== undefined) return this.outcomeValue(outcome, seat)
    return this.hides ? 0.5 : (this.room.evaluate?.(after, seat) ?? 0.5)
  }

  // Keeping the tree

  private keyOf(state: S): number {
    return this.room.stateKey?.(state) ?? textKey(canonicalJson(this.game.encode(state)))
  }

  /**
   * The node of the tree in which this state was foreseen for the seat; −1 if none is: of several who are asked at once
   * another may have been thought for.
   */
  private find(state: S, seat: Seat): number {
    const { root } = this
    if (root === undefined) return -1
    const node = foreseen<S, A>(this.nodes, root, this.keyOf(state), {
      keyOf: (one) => this.keyOf(one),
      after: (before, from, child) => this.afterMove(before, from, child),
    })
    const mover = node === 0 ? this.rootSeat : this.game.toAct(state)[0]
    return mover === seat ? node : -1
  }

  /** A copy of the state after the move from a node to its child; undefined where a die fell or nobody is to move. */
  private afterMove(before: S, node: number, child: number): S | undefined {
    const after = this.game.clone(before)
    const seat = this.moverAt(node, after)
    if (seat === undefined) return undefined
    const drawn = this.dice.draws
    this.play(child, after, seat)
    return this.dice.draws === drawn ? after : undefined
  }
}
