import { addFractions, type Fraction, fraction, fractionToNumber, zeroFraction } from '../fraction.ts'
import { canonicalJson } from '../json/canonical-json.ts'
import type { Game, Rolled, Seat, Tagged } from './contract.ts'
import { type Coverage, type EnumerateOptions, enumerateBranches } from './enumerate.ts'

/** One state that the action can lead to. */
export interface OddsOutcome<State, Event> {
  readonly chance: Fraction
  readonly state: State
  /** The events of the first way found that leads here; other ways may tell another story. */
  readonly events: readonly Event[]
  /** How many ways lead here. */
  readonly branches: number
}

/** The chances of all `rolled` events that share reason, roller and target. */
export interface RollOdds {
  readonly why: string
  readonly by?: string
  readonly on?: string
  /** The chance that such a roll is made at all. */
  readonly happens: Fraction
  /** The chance that such a roll is made and at least one succeeds. */
  readonly success: Fraction
}

/** What an action can bring, and how likely. */
export interface Odds<State, Event> {
  /** False: too many ways to count, so the figures are shares of a random sample. */
  readonly exact: boolean
  /** Ways counted, or draws of the sample. */
  readonly branches: number
  /** Likeliest first. */
  readonly outcomes: readonly OddsOutcome<State, Event>[]
  /** In the order first met. */
  readonly rolls: readonly RollOdds[]
  /**
   * How far a chance found by sampling may be off: one standard error, as a number; 0 where exact. Twice
   * that to either side holds the truth 95 times in 100.
   */
  standardError(chance: Fraction): number
}

/**
 * The exact distribution of what a legal action leads to: every sequence of dice is tried and equal
 * states are merged. Where that is more than `maxBranches`, an honest sample says so by `exact: false`.
 *
 * The state is believed to be the true one. In a game with secrets give a state built from what the
 * asking seat knows, never the true one, or the odds tell it what is hidden.
 */
export function odds<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  seat: Seat,
  action: A,
  options: EnumerateOptions = {},
): Odds<S, E> {
  return enumerateBranches(
    game,
    state,
    seat,
    action,
    options,
    () => new Tally<S, E>((end) => canonicalJson(game.encode(end))),
  )
}

/** The chance that at least one event of the action is such; a sample where there are too many ways. */
export function chanceOf<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  state: S,
  seat: Seat,
  action: A,
  happens: (event: E) => boolean,
  options: EnumerateOptions = {},
): { readonly exact: boolean; readonly chance: Fraction } {
  return enumerateBranches(game, state, seat, action, options, () => {
    const share = new Share()
    return {
      visit({ events, ways }) {
        if (events.some(happens)) share.add(ways)
      },
      result: (coverage) => ({ exact: coverage.exact, chance: share.of(coverage) }),
    }
  })
}

/** Sums of 1/ways, kept by the number of ways so that fractions are only added up at the end. */
class Share {
  count = 0
  private readonly byWays = new Map<bigint, bigint>()

  add(ways: bigint): void {
    this.count++
    this.byWays.set(ways, (this.byWays.get(ways) ?? 0n) + 1n)
  }

  of({ exact, branches }: Coverage): Fraction {
    if (!exact) return fraction(BigInt(this.count), BigInt(branches))
    let sum = zeroFraction
    for (const [ways, count] of this.byWays) sum = addFractions(sum, fraction(count, ways))
    return sum
  }
}

interface RollTally {
  readonly roll: Rolled
  readonly happens: Share
  readonly success: Share
}

class Tally<S, E extends Tagged> {
  private readonly keyOf: (state: S) => string
  private readonly ends = new Map<string, { state: S; events: readonly E[]; share: Share }>()
  private readonly rolls = new Map<string, RollTally>()

  constructor(keyOf: (state: S) => string) {
    this.keyOf = keyOf
  }

  visit({ state, events, ways }: { state: S; events: readonly E[]; ways: bigint }): void {
    const key = this.keyOf(state)
    let end = this.ends.get(key)
    if (end === undefined) {
      end = { state, events, share: new Share() }
      this.ends.set(key, end)
    }
    end.share.add(ways)
    this.countRolls(events, ways)
  }

  result(coverage: Coverage): Odds<S, E> {
    const { exact, branches } = coverage
    const outcomes = [...this.ends.values()].map(({ state, events, share }) => ({
      chance: share.of(coverage),
      state,
      events,
      branches: share.count,
    }))
    outcomes.sort((a, b) => fractionToNumber(b.chance) - fractionToNumber(a.chance))
    const rolls = [...this.rolls.values()].map(({ roll, happens, success }): RollOdds => {
      const { why, by, on } = roll
      return {
        why,
        ...(by === undefined ? {} : { by }),
        ...(on === undefined ? {} : { on }),
        happens: happens.of(coverage),
        success: success.of(coverage),
      }
    })
    return {
      exact,
      branches,
      outcomes,
      rolls,
      standardError(chance) {
        const p = fractionToNumber(chance)
        return exact ? 0 : Math.sqrt((p * (1 - p)) / branches)
      },
    }
  }

  /** Each kind of roll counts once a branch, however often it is made there. */
  private countRolls(events: readonly E[], ways: bigint): void {
    const met = new Map<RollTally, boolean>()
    for (const event of events) {
      if (!isRolled(event)) continue
      const key = JSON.stringify([event.why, event.by, event.on])
      let tally = this.rolls.get(key)
      if (tally === undefined) {
        tally = { roll: event, happens: new Share(), success: new Share() }
        this.rolls.set(key, tally)
      }
      met.set(tally, met.get(tally) === true || event.success === true)
    }
    for (const [tally, success] of met) {
      tally.happens.add(ways)
      if (success) tally.success.add(ways)
    }
  }
}

/** The contract reserves the tag 'rolled' for events of this shape. */
export function isRolled(event: Tagged): event is Rolled {
  return event.type === 'rolled'
}
