import type { Dice, Plan, Seat } from '@wyrmtable/kernel'
import { unitsData } from '../../data/units.ts'
import type { Action } from '../../rules/actions.ts'
import { dragonRage } from '../../rules/game.ts'
import { INVADER } from '../../rules/pieces.ts'
import type { Phase, State } from '../../rules/state.ts'
import { CLAIM_POINTS, destroyedPoints } from '../../rules/topics/victory.ts'
import { evaluate } from './evaluate.ts'
import { stateKey } from './state-key.ts'

const { noDestructionTurns, noInvaderInsideTurns } = unitsData.clocks
/** States looked at for one decision, those with most points first; where the claim is sure already, so many. */
const MOST_STATES = 3000
const MOST_WON = 15_000
/** So many are looked at even where no time is left: the claim at hand is among the first few. */
const LEAST_STATES = 100
/** Points that two dragons hardly ever destroy in one turn: so far from the claim nothing is looked for. */
const OUT_OF_REACH = 8
/** Ways to stop a clock that are weighed against each other. */
const MOST_WAYS = 8

/** Above all points that there are: ends are looked at first. */
const LAST_RANK = 100

/** The Invader's phases of a turn: nobody comes between them. */
const ownPhases: ReadonlySet<Phase> = new Set(['invaderMovement', 'dragonfire', 'invaderMelee', 'claim'])

/** A state that the Invader can surely come to in the turn under way, and how. */
interface Sure {
  readonly state: State
  readonly steps: readonly Action[]
}

/** What the game is lost for at the end of the turn if nothing is done about it (DR-5.10, DR-5.11). */
const runsOut = (state: State): boolean =>
  state.turn - state.lastDestructionTurn >= noDestructionTurns ||
  state.turn - state.lastInsideTurn >= noInvaderInsideTurns

/**
 * Steps of which the Invader has to take one: the claim that no die can spoil, with as many points before it as no
 * die can spoil either; else all ways found that surely stop a clock which would run out in this turn.
 * Nothing where there is neither. Where time runs out on the way: the best so far.
 */
export function sureSteps(
  state: State,
  seat: Seat,
  hasTime: () => boolean = () => true,
): readonly Plan<Action>[] | undefined {
  if (seat !== INVADER || state.pending !== 'none' || !ownPhases.has(state.phase)) return undefined
  const nearlyWon = destroyedPoints(state) + OUT_OF_REACH >= CLAIM_POINTS
  const nearlyLost = runsOut(state)
  if (!nearlyWon && !nearlyLost) return undefined
  let won: Sure | undefined
  const saved = new Map<string, Sure>()
  // Where only a clock matters nothing is looked for behind its stop.
  const goesOn = (after: State): boolean => nearlyWon || runsOut(after)
  let looked = 0
  for (const found of surely(state, MOST_WON, goesOn)) {
    if (looked >= MOST_STATES && won === undefined) break
    if (looked++ >= LEAST_STATES && !hasTime()) break
    if (isWon(found.state)) won = better(won, found)
    else if (found.state.phase !== 'over' && nearlyLost && !runsOut(found.state)) keepShortest(saved, found)
  }
  if (won !== undefined) return plansOf([won])
  return saved.size === 0 ? undefined : plansOf(bestWays([...saved.values()]))
}

const isWon = (state: State): boolean => dragonRage.outcome(state)?.winners.includes(INVADER) === true

/** More points, or as many in fewer steps. */
function better(known: Sure | undefined, found: Sure): Sure {
  if (known === undefined) return found
  const more = destroyedPoints(found.state) - destroyedPoints(known.state)
  return more > 0 || (more === 0 && found.steps.length < known.steps.length) ? found : known
}

/** Of ways that come to the same points and places the shortest. */
function keepShortest(saved: Map<string, Sure>, found: Sure): void {
  const { state } = found
  const places = ([0, 1] as const).map((d) => `${state.dragonHex(d)} ${state.facing(d)} ${state.isFlying(d)}`)
  const key = `${state.destroyed} ${places}`
  const known = saved.get(key)
  if (known === undefined || found.steps.length < known.steps.length) saved.set(key, found)
}

function bestWays(ways: readonly Sure[]): readonly Sure[] {
  const worth = new Map(ways.map((way) => [way, evaluate(way.state, INVADER)]))
  return [...ways].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)).slice(0, MOST_WAYS)
}

function plansOf(ways: readonly Sure[]): readonly Plan<Action>[] | undefined {
  const plans = ways.flatMap(({ steps: [first, ...rest] }) =>
    first === undefined ? [] : [{ actions: [first, ...rest] as const, weight: 1 }],
  )
  return plans.length === 0 ? undefined : plans
}

/**
 * All that the Invader can surely bring about in this turn, by every legal action, the states with most points first
 * and at most so many. Fire is sure: whoever escapes it, what it reaches is destroyed (DR-15.7).
 */
export function* surely(
  start: State,
  most: number,
  goesOn: (state: State) => boolean = () => true,
): Generator<Sure> {
  const seen = new Set([stateKey(start)])
  const waiting: Sure[][] = []
  const wait = (found: Sure): void => {
    const { state } = found
    const rank = state.phase === 'over' ? LAST_RANK : destroyedPoints(state)
    const equals = waiting[rank]
    if (equals === undefined) waiting[rank] = [found]
    else equals.push(found)
  }
  wait({ state: start, steps: [] })
  for (let looked = 0; looked < most; looked++) {
    const found = waiting.findLast((equals) => equals !== undefined && equals.length > 0)?.pop()
    if (found === undefined) return
    if (found.steps.length > 0) yield found
    const { state, steps } = found
    if (state.turn !== start.turn || state.pending !== 'none' || !ownPhases.has(state.phase)) continue
    if (!goesOn(state)) continue
    for (const action of dragonRage.actions(state, INVADER)) {
      const after = afterSure(state, action)
      if (after === undefined) continue
      const key = stateKey(after)
      if (seen.has(key)) continue
      seen.add(key)
      wait({ state: after, steps: [...steps, action] })
    }
  }
}

/** The state after the action, or nothing where dice decide what matters about it. */
function afterSure(state: State, action: Action): State | undefined {
  if (action.type === 'dragonAttack') return undefined
  const after = state.clone()
  dice.drawn = false
  dragonRage.apply(after, INVADER, action, dice, () => {})
  return dice.drawn && action.type !== 'breathe' ? undefined : after
}

/** Tells whether any die was needed; all show a one. */
const dice: Dice & { drawn: boolean } = {
  drawn: false,
  roll() {
    this.drawn = true
    return 1
  },
  pick() {
    this.drawn = true
    return 0
  },
  shuffle() {
    this.drawn = true
  },
}
