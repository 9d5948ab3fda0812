import { canonicalJson, type Game, type Seat, type Tagged } from '@wyrmtable/kernel'
import { textKey } from '../search/action-key.ts'
import type { Report, Search } from '../search/search.ts'
import { SearchDice, SearchRandom } from '../search/search-random.ts'
import type { SearchRoom } from '../search/search-room.ts'
import { createSearch } from '../search/tree-search.ts'
import { BLIND_PLAYOUTS, type Level, type LevelName, levels } from './level.ts'
import { TurnClock } from './turn-clock.ts'

/** Says that thinking should end now; an `AbortSignal` is one. */
export interface CancelFlag {
  readonly aborted: boolean
}

/** How far the thinking of one decision is. */
export interface Progress<Action> {
  /** 0 to 1 of the time or playouts of this decision. */
  readonly share: number
  readonly report: Report<Action>
}

export interface ThinkerOptions<State, Action extends Tagged> {
  readonly level: LevelName | Level
  /** The same seed and playouts make the same choices. */
  readonly seed: number | string
  /** Milliseconds from any fixed point, as `performance.now`. */
  readonly now: () => number
  /** Lets others run in between, as a timer does; absent: thinks in one go. */
  readonly pause?: () => Promise<void>
  /** Shortens (or lengthens) all budgets: 0.2 for tournaments in a fifth of the time. */
  readonly scale?: number
  /** Exactly so many playouts for each decision, or those that the level has for this, and no clock. */
  readonly playouts?: number | 'steady'
  /** A copy of the search made for this game; absent: the shared one. */
  readonly createSearch?: typeof createSearch
  readonly search?: Search<State, Action>
}

/** How one decision is to be thought about, beyond what the level says. */
export interface ThinkCall<Action> {
  readonly cancel?: CancelFlag
  readonly onProgress?: (progress: Progress<Action>) => void
  /** Time for this decision, instead of the level's own. */
  readonly ms?: number
  readonly playouts?: number
  /** Thinks even if a plan under way has the answer, as hints need. */
  readonly anew?: boolean
}

export interface Thought<Action> {
  readonly action: Action
  /** What else belongs to the same plan; decided anew if dice or others come between. */
  readonly following: readonly Action[]
  /** Absent where nothing was thought about: openings, forced steps and the rest of a plan. */
  readonly report?: Report<Action>
  readonly playouts: number
  readonly ms: number
}

/** A computer opponent of one level, for one seat of one match. */
export interface Thinker<State, Action extends Tagged> {
  /** Called only while the seat is to act. Always gives a legal action, however soon it is cancelled. */
  think(state: State, seat: Seat, call?: ThinkCall<Action>): Promise<Thought<Action>>
  /** As `Player` of this package wants it. */
  choose(state: State, seat: Seat): Promise<Action>
  /** Thinks of the state without deciding: what hints are made of. */
  consider(state: State, seat: Seat, call?: ThinkCall<Action>): Promise<Report<Action>>
}

/** Thinking between two pauses. */
const SLICE_MS = 12
const SLICE_PLAYOUTS = 50
/** Of a decision's time at most so much goes to the look for what must be done. */
const LOOK_SHARE = 0.5
/** Nothing strays when less of the turn's time than this is left. */
const STRAYS_WHILE = 0.5
const ignore = (): void => {}
const never = (): boolean => false

/** The level as it plays a game: by trials where it and the game have them. */
function levelFor<S, A extends Tagged, V>(level: Level, { trials }: SearchRoom<S, A, V>): Level {
  if (trials === undefined) return level
  if (level.trials === undefined) return { ...level, sight: { ...level.sight, byTrials: false } }
  const { playouts, steady, strays = 0, blur = 0, overlooks = 0 } = level.trials
  return { ...level, playouts, steady, strays, sight: { ...level.sight, blur, overlooks } }
}

export function createThinker<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  room: SearchRoom<S, A, V>,
  options: ThinkerOptions<S, A>,
): Thinker<S, A> {
  return new LevelThinker(game, room, options)
}

class LevelThinker<S, A extends Tagged, E extends Tagged, O, V> implements Thinker<S, A> {
  private readonly game: Game<S, A, E, O, V>
  private readonly room: SearchRoom<S, A, V>
  private readonly level: Level
  private readonly scale: number
  private readonly now: () => number
  private readonly pause: (() => Promise<void>) | undefined
  private readonly fixedPlayouts: number | undefined
  /** Whether a number of playouts was named, which is then kept to. */
  private readonly isExact: boolean
  private readonly search: Search<S, A>
  private readonly clock: TurnClock<S>
  private readonly random: SearchRandom
  /** The rest of the plan under way, and the state in which it goes on. */
  private plan: readonly A[] = []
  private planKey = 0

  constructor(game: Game<S, A, E, O, V>, room: SearchRoom<S, A, V>, options: ThinkerOptions<S, A>) {
    this.game = game
    this.room = room
    this.level = levelFor(typeof options.level === 'string' ? levels[options.level] : options.level, room)
    this.scale = options.scale ?? 1
    this.now = options.now
    this.pause = options.pause
    const { playouts } = options
    this.fixedPlayouts = playouts === 'steady' ? this.playoutsOf(this.level.steady) : playouts
    this.isExact = typeof playouts === 'number'
    const make = options.createSearch ?? createSearch
    this.search = options.search ?? make(game, room, { seed: options.seed, ...this.level.sight }, options.now)
    this.clock = new TurnClock(this.level.turnMs * this.scale, room)
    this.random = new SearchRandom(`${options.seed}/openings`)
  }

  async choose(state: S, seat: Seat): Promise<A> {
    return (await this.think(state, seat)).action
  }

  async think(state: S, seat: Seat, call: ThinkCall<A> = {}): Promise<Thought<A>> {
    const start = this.now()
    if (call.anew === true) this.plan = []
    const known = this.continued(state, seat) ?? this.openingOf(state, seat)
    if (known !== undefined) return this.unthought(state, seat, known, start)
    // Whoever wants to see the thinking, or named its length, gets all of it.
    const mayStop = call.anew !== true && call.playouts === undefined && !this.isExact
    const stray = mayStop ? this.strayIn(state, seat) : undefined
    if (stray !== undefined) return this.unthought(state, seat, { action: stray, following: [] }, start)
    const { playouts, report, thoughtMs } = await this.ponder(state, seat, call, mayStop)
    const [action, ...following] = this.unforgotten(state, seat, report.choices[0].actions)
    if (action === undefined) throw new Error(`${this.game.id}: seat ${seat} has nothing to choose from`)
    this.remember(state, seat, action, following)
    const ms = this.now() - start
    this.clock.spend(state, seat, ms, thoughtMs)
    return { action, following, report, playouts, ms }
  }

  /** What was decided without thinking has taken time all the same. */
  private unthought(
    state: S,
    seat: Seat,
    decided: Pick<Thought<A>, 'action' | 'following'>,
    start: number,
  ): Thought<A> {
    const ms = this.now() - start
    this.clock.spend(state, seat, ms, 0)
    return { ...decided, playouts: 0, ms }
  }

  async consider(state: S, seat: Seat, call: ThinkCall<A> = {}): Promise<Report<A>> {
    return (await this.ponder(state, seat, call, false)).report
  }

  /** Thinks; where it may stop early, only as long as more of it could change the choice. */
  private async ponder(state: S, seat: Seat, call: ThinkCall<A>, mayStop: boolean) {
    const { search, now } = this
    const start = now()
    const most = call.playouts ?? this.fixedPlayouts ?? this.playoutsOf(this.level.playouts)
    const timed = (call.playouts ?? this.fixedPlayouts) === undefined || call.ms !== undefined
    const ms = call.ms ?? this.clock.budgetMs(state, seat)
    const end = start + ms
    search.begin(state, seat, timed ? start + ms * LOOK_SHARE : undefined)
    const begun = now()
    let playouts = 0
    while (playouts < most && !search.settled && call.cancel?.aborted !== true) {
      const time = timed ? now() : 0
      if (timed && time >= end) break
      // In the time left it will think as fast as so far.
      const left = timed && time > start ? (playouts / (time - start)) * (end - time) : most - playouts
      // No time for another one.
      if (timed && playouts > 0 && left < 1) break
      if (mayStop && playouts > 0 && search.lead > Math.min(left, most - playouts)) break
      playouts += timed
        ? search.think({ playouts: most - playouts, deadline: Math.min(end, time + SLICE_MS), latest: end })
        : search.think({ playouts: Math.min(SLICE_PLAYOUTS, most - playouts) })
      if (call.onProgress !== undefined) {
        const share = Math.max(playouts / most, timed ? (now() - start) / ms : 0)
        call.onProgress({ share: Math.min(1, share), report: search.report() })
      }
      if (this.pause !== undefined) await this.pause()
    }
    const thoughtMs = now() - begun
    return { playouts, report: search.report(), thoughtMs }
  }

  private playoutsOf(wanted: number): number {
    return this.room.evaluate === undefined ? wanted * BLIND_PLAYOUTS : wanted
  }

  /** Whatever comes to mind, now and then, as far as the level is given to that; a list of all takes its time. */
  private strayIn(state: S, seat: Seat): A | undefined {
    const { game, room, random } = this
    const { strays = 0 } = this.level
    if (strays === 0 || random.pick(1000) >= strays * 1000) return undefined
    if (room.musts?.(state, seat) !== undefined) return undefined
    if (this.fixedPlayouts === undefined && this.clock.shareLeft(state, seat) < STRAYS_WHILE) return undefined
    const listed = room.candidates?.(state, seat) ?? game.actions(state, seat)
    return listed[random.pick(Math.max(1, listed.length))]
  }

  /** What is left of a plan when some of it is forgotten, and with it what cannot be done without that. */
  private unforgotten(state: S, seat: Seat, steps: readonly A[]): readonly A[] {
    const { game } = this
    const { forgets } = this.level
    const mayForget = this.room.mayForget ?? never
    if (forgets === 0 || game.hasSecrets || !steps.some(mayForget)) return steps
    const after = game.clone(state)
    const dice = new SearchDice(this.random)
    const kept: A[] = []
    for (const [i, step] of steps.entries()) {
      if (!game.toAct(after).includes(seat)) break
      const isForgotten = mayForget(step) && this.random.pick(1000) < forgets * 1000
      if (isForgotten || game.check(after, seat, step) !== undefined) continue
      game.apply(after, seat, step, dice, ignore)
      if (dice.draws > 0) return [...kept, ...steps.slice(i)]
      kept.push(step)
    }
    return kept.length > 0 ? kept : steps
  }

  /** The next step of the plan under way, if things are as they were foreseen. */
  private continued(state: S, seat: Seat): Pick<Thought<A>, 'action' | 'following'> | undefined {
    const [action, ...following] = this.plan
    if (action === undefined) return undefined
    this.plan = []
    if (this.keyOf(state) !== this.planKey || this.game.check(state, seat, action) !== undefined)
      return undefined
    this.remember(state, seat, action, following)
    return { action, following }
  }

  private openingOf(state: S, seat: Seat): Pick<Thought<A>, 'action' | 'following'> | undefined {
    const opening = this.room.opening?.(state, seat, this.random.pick, this.level.care)
    const [action, ...following] = opening ?? []
    if (action === undefined || this.game.check(state, seat, action) !== undefined) return undefined
    this.remember(state, seat, action, following)
    return { action, following }
  }

  /** Keeps the rest of a plan, with the state that the action leads to if no die falls. */
  private remember(state: S, seat: Seat, action: A, following: readonly A[]): void {
    this.plan = []
    if (following.length === 0 || this.game.hasSecrets) return
    const dice = new SearchDice(this.random)
    const after = this.game.clone(state)
    this.game.apply(after, seat, action, dice, ignore)
    if (dice.draws > 0) return
    this.plan = following
    this.planKey = this.keyOf(after)
  }

  private keyOf(state: S): number {
    return this.room.stateKey?.(state) ?? textKey(canonicalJson(this.game.encode(state)))
  }
}
