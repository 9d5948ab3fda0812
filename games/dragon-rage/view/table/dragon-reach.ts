import { absentDice, fractionToNumber, type Game, odds } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import { labelOf } from '../../rules/map.ts'
import { type Dragon, INVADER } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { hasUnit } from '../../rules/topics/occupancy.ts'

/** A way for a walking dragon: actions one after another, of which one at most needs a die. */
export interface WalkWay {
  readonly actions: readonly Action[]
  /** How many of the first actions need no die: all of them, or those before an overrun. */
  readonly sure: number
  /** The chance that the whole way succeeds; 1 where no die falls. */
  readonly share: number
  /** Whether units are attacked on the way. */
  readonly isStrike: boolean
  /** The hexes entered, and the points spent up to each. */
  readonly path: readonly string[]
  readonly costs: readonly number[]
  readonly mpLeft: number
}

/** Most positions that are looked at; a walk of four points has fewer. */
const most = 200

type Rules = Game<State, Action, Event>

interface Place extends WalkWay {
  readonly state: State
  readonly dragon: Dragon
  /** Points that the walk began with. */
  readonly startMp: number
}

/**
 * Every hex the walking dragon can get to, found by trying the listed actions on copies: without a die
 * where that is possible, the way that leaves most points first; else behind one overrun, with its chance.
 */
export function dragonReach(game: Rules, state: State): ReadonlyMap<string, WalkWay> {
  const { mover } = state
  const reach = new Map<string, WalkWay>()
  if (mover === -1 || state.mode(mover) !== 'walk') return reach
  const start: Place = {
    state,
    dragon: mover,
    actions: [],
    sure: 0,
    share: 1,
    isStrike: false,
    path: [],
    costs: [],
    startMp: state.mp(mover),
    mpLeft: state.mp(mover),
  }
  const home = labelOf(state.dragonHex(mover))
  const note = (place: Place) => {
    const hex = place.path.at(-1)
    if (hex === undefined || hex === home) return
    const known = reach.get(hex)
    const isBetter =
      known === undefined ||
      place.share > known.share ||
      (place.share === known.share && place.mpLeft > known.mpLeft)
    if (isBetter) reach.set(hex, withoutState(place))
  }
  const strikes: Place[] = []
  spread(game, start, note, (from, action) => {
    const struck = strike(game, from, action)
    if (struck !== undefined) strikes.push(struck)
  })
  for (const struck of strikes) {
    note(struck)
    spread(game, struck, note, () => {})
  }
  return reach
}

/** Where the dragon can walk; before its move is begun too, the beginning being the first of the actions. */
export function dragonWalks(
  game: Rules,
  state: State,
  dragon: 'D1' | 'D2',
  actions: readonly Action[],
): Iterable<readonly [string, WalkWay]> {
  if (state.mover !== -1) return dragonReach(game, state)
  const begin = actions.find(
    (action) => action.type === 'beginMove' && action.dragon === dragon && action.mode === 'walk',
  )
  if (begin === undefined) return []
  const begun = state.clone()
  if (!applyWithoutDice(game, begun, begin)) return []
  return [...dragonReach(game, begun)].map(
    ([hex, way]) => [hex, { ...way, actions: [begin, ...way.actions], sure: way.sure + 1 }] as const,
  )
}

/** Goes on from a place by steps and turns that need no die; attacks are handed to `onAttack`. */
function spread(
  game: Rules,
  start: Place,
  note: (place: Place) => void,
  onAttack: (from: Place, action: Action) => void,
): void {
  const { dragon } = start
  if (start.state.mover !== dragon) return
  const seen = new Set<string>([keyOf(start.state, dragon)])
  let frontier: Place[] = [start]
  let looked = 0
  while (frontier.length > 0) {
    const here = frontier
    frontier = []
    for (const from of here) {
      for (const action of game.actions(from.state, INVADER)) {
        if (action.type === 'walkForward' && action.overrun === 'attack') {
          onAttack(from, action)
          continue
        }
        if ((action.type !== 'walkForward' && action.type !== 'walkTurn') || looked++ > most) continue
        const to = from.state.clone()
        if (!applyWithoutDice(game, to, action) || to.pending !== 'none') continue
        const key = keyOf(to, dragon)
        if (seen.has(key)) continue
        seen.add(key)
        const next = goOn(from, action, to, { share: 1, isSure: from.sure === from.actions.length })
        // Units that are passed over are no place to stay, but a way to what lies behind them.
        if (action.type === 'walkForward' && !hasUnit(to, to.dragonHex(dragon))) note(next)
        if (to.mover === dragon) frontier.push(next)
      }
    }
  }
}

/** An overrun from a place, as it is if it succeeds; undefined where it cannot. */
function strike(game: Rules, from: Place, action: Action): Place | undefined {
  const found = odds(game, from.state, INVADER, action, { maxBranches: 300, samples: 200 })
  const good = found.outcomes.filter(({ events }) =>
    events.some((event) => event.type === 'combat' && event.why === 'overrun' && event.success),
  )
  const [best] = good
  const share = good.reduce((sum, one) => sum + fractionToNumber(one.chance), 0)
  if (best === undefined || best.state.pending !== 'none') return undefined
  return { ...goOn(from, action, best.state, { share, isSure: found.branches === 1 }), isStrike: true }
}

function goOn(
  from: Place,
  action: Action,
  state: State,
  { share, isSure }: { readonly share: number; readonly isSure: boolean },
): Place {
  const { dragon } = from
  const hex = labelOf(state.dragonHex(dragon))
  const mpLeft = state.mover === dragon ? state.mp(dragon) : 0
  const isStep = action.type === 'walkForward'
  return {
    state,
    dragon,
    actions: [...from.actions, action],
    sure: isSure ? from.actions.length + 1 : from.sure,
    share: from.share * share,
    isStrike: from.isStrike,
    path: isStep ? [...from.path, hex] : from.path,
    costs: isStep ? [...from.costs, from.startMp - mpLeft] : from.costs,
    startMp: from.startMp,
    mpLeft,
  }
}

const withoutState = ({ state: _, startMp: __, dragon: ___, ...way }: Place): WalkWay => way

export function applyWithoutDice(game: Rules, state: State, action: Action): boolean {
  try {
    game.apply(state, INVADER, action, absentDice(), () => {})
    return true
  } catch {
    // Absent dice refuse to be rolled: this way is for a press of its own, with its odds.
    return false
  }
}

const keyOf = (state: State, d: Dragon): string => `${state.dragonHex(d)}/${state.facing(d)}/${state.mp(d)}`
