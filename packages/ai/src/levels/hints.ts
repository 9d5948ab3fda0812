import type { Game, Seat, Tagged } from '@wyrmtable/kernel'
import type { Report } from '../search/search.ts'
import { SearchDice, SearchRandom } from '../search/search-random.ts'
import type { SearchRoom } from '../search/search-room.ts'

/** One figure of the state that a step changes, as the seat sees it; more is better for the seat. */
export interface FeatureChange {
  /** A name of the game's own: `SearchRoom.explain`. */
  readonly feature: string
  readonly before: number
  /** The mean over the ways the dice fell. */
  readonly after: number
}

export interface Hint<Action> {
  readonly actions: readonly Action[]
  /** How likely the seat seems to win after it, 0 to 1. */
  readonly chance: number
  /** How much of the thinking went into it, 0 to 1. */
  readonly share: number
  readonly certain: boolean
  /** Least and greatest chance that the evaluation saw right after it, over the dice tried. */
  readonly range: readonly [number, number]
  /** What it changes most, biggest first. */
  readonly changes: readonly FeatureChange[]
}

export interface HintOptions {
  /** Hints wanted. */
  readonly most?: number
  /** Ways the dice are tried. */
  readonly samples?: number
  readonly seed?: number | string
}

const ignore = (): void => {}

/** The best steps of a report, each with what it changes. The state is the one the report is about. */
export function hintsOf<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  room: SearchRoom<S, A, V>,
  state: S,
  seat: Seat,
  report: Report<A>,
  { most = 3, samples = 12, seed = 0 }: HintOptions = {},
): readonly Hint<A>[] {
  const all = report.choices.reduce((sum, choice) => sum + choice.visits, 0)
  return report.choices.slice(0, most).map(({ actions, chance, certain, visits }) => ({
    actions,
    chance,
    certain,
    share: all === 0 ? 0 : visits / all,
    ...outlook(game, room, state, seat, actions, chance, new SearchRandom(seed), samples),
  }))
}

/**
 * What a decision changes most, biggest first, which shows what the player is after. The state is the one decided in.
 */
export function aimsOf<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  room: SearchRoom<S, A, V>,
  state: S,
  seat: Seat,
  actions: readonly A[],
  { samples = 12, seed = 0 }: Pick<HintOptions, 'samples' | 'seed'> = {},
): readonly FeatureChange[] {
  return outlook(game, room, state, seat, actions, 0, new SearchRandom(seed), samples).changes
}

function outlook<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  room: SearchRoom<S, A, V>,
  state: S,
  seat: Seat,
  actions: readonly A[],
  chance: number,
  random: SearchRandom,
  samples: number,
): Pick<Hint<A>, 'range' | 'changes'> {
  const before = room.explain?.(state, seat) ?? {}
  const sums = new Map(Object.keys(before).map((feature) => [feature, 0]))
  let [least, greatest] = [chance, chance]
  for (let i = 0; i < samples; i++) {
    const after = game.clone(state)
    const dice = new SearchDice(random)
    for (const action of actions) {
      if (dice.draws > 0 || game.check(after, seat, action) !== undefined) break
      game.apply(after, seat, action, dice, ignore)
    }
    if (room.evaluate !== undefined) {
      const seen = room.evaluate(after, seat)
      least = i === 0 ? seen : Math.min(least, seen)
      greatest = i === 0 ? seen : Math.max(greatest, seen)
    }
    for (const [feature, value] of Object.entries(room.explain?.(after, seat) ?? {})) {
      sums.set(feature, (sums.get(feature) ?? 0) + value)
    }
  }
  const changes = [...sums]
    .map(([feature, sum]) => ({ feature, before: before[feature] ?? 0, after: sum / samples }))
    .filter(({ before: was, after }) => Math.abs(after - was) > 1e-6)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
  return { range: [least, greatest], changes }
}
