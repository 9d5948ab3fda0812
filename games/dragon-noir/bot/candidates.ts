import { distance } from '@wyrmtable/hex'
import type { Seat } from '@wyrmtable/kernel'
import { scenariosData } from '../data/scenarios.ts'
import type { Action, ActionType } from '../rules/actions.ts'
import { U } from '../rules/fields.ts'
import { dragonNoir } from '../rules/game.ts'
import { parseHexIn } from '../rules/hexes.ts'
import { planCast } from '../rules/magic/targets.ts'
import type { MatchState } from '../rules/match-state.ts'
import { isRefusal } from '../rules/refusals.ts'
import { typeOfId } from '../rules/roster.ts'
import type { State } from '../rules/state.ts'
import { isWizard, slotOf } from '../rules/topics/counters.ts'
import { isWorthCasting } from './evaluate.ts'
import { Plans } from './goals.ts'
import { bestStep } from './march.ts'

/** Never worth a thought where there is anything else. */
const idle: ReadonlySet<ActionType> = new Set([
  'dragonTurn',
  'lock',
  'aboutFace',
  'dropHorse',
  'takeHorse',
  'clear',
  'dismount',
])
/** What a mover may do instead of marching on. */
const telling: ReadonlySet<ActionType> = new Set(['unlock', 'lift', 'jump', 'useLink'])
/** Most actions looked at, and most of some kinds. */
const MOST = 24
const PLACES = 6
const SHOTS = 8
const ATTACKS = 12
const STARTS = 1
const CASTS = 4

/** The actions worth thinking about, best guess first. */
export function candidates(state: MatchState, seat: Seat): readonly Action[] {
  const all = dragonNoir.actions(state, seat)
  const [first] = all
  if (first === undefined || all.length === 1) return all
  const chosen = choose(state, seat, all)
  return (chosen.length > 0 ? chosen : all).slice(0, MOST)
}

function choose(state: State, seat: Seat, all: readonly Action[]): readonly Action[] {
  if (state.top !== undefined) return answers(state, seat, all)
  switch (state.phase) {
    case 'setup':
      return places(state, seat, all)
    case 'fire':
      return [...shots(all.filter((action) => !isOnItsWay(state, seat, action))), ...rest(all, 'endPhase')]
    case 'movement':
      return state.mover >= 0 ? onTheMove(state, seat, all) : starts(state, seat, all)
    case 'combat':
      return [...attacks(state, all), ...rest(all, 'endPhase')]
    default:
      return all
  }
}

const rest = (all: readonly Action[], type: ActionType): readonly Action[] =>
  all.filter((action) => action.type === type)

const worthOf = (unit: string): number => scenariosData.points.values[typeOfId(unit)] ?? 1

/** Answers to what is asked: shots and spells that are worth it, and always the way out. */
function answers(state: State, seat: Seat, all: readonly Action[]): readonly Action[] {
  const casts = all.filter((action) => action.type === 'cast')
  const others = all.filter((action) => action.type !== 'cast' && action.type !== 'shoot')
  const useful = casts.filter((action) => {
    const cast = planCast(state, seat, action)
    return !isRefusal(cast) && isWorthCasting(state, cast)
  })
  return [...shots(all), ...useful.slice(0, CASTS), ...others]
}

/** Shots at what is worth most. */
const shots = (all: readonly Action[]): readonly Action[] =>
  all
    .filter((action) => action.type === 'shoot')
    .toSorted((a, b) => worthOf(b.target) - worthOf(a.target))
    .slice(0, SHOTS)

/** More steps to the building than this, and he runs rather than shoots. */
const CLOSE = 2

function isOnItsWay(state: State, seat: Seat, action: Action): boolean {
  const plans = new Plans(state, seat)
  if (action.type !== 'shoot' || !plans.storms) return false
  const slot = slotOf(state, action.shooter)
  return slot !== undefined && plans.wish(slot).cost > CLOSE
}

/** Set-up: towards what they want, wizards behind the others. */
function places(state: State, seat: Seat, all: readonly Action[]): readonly Action[] {
  const found = all.filter((action) => action.type === 'place')
  const [first] = found
  if (first === undefined) return all
  const slot = slotOf(state, first.unit)
  const { enemies, held } = new Plans(state, seat)
  const goals = held.length > 0 ? held : enemies
  if (goals.length === 0) return evenly(found, PLACES)
  const far = (label: string): number => {
    const hex = parseHexIn(state, label)
    return hex === undefined ? 0 : Math.min(...goals.map((goal) => distance(state.ground.board, hex, goal)))
  }
  const flip = slot !== undefined && isWizard(state, slot) ? -1 : 1
  const sorted = found
    .map((action) => ({ action, cost: flip * far(action.hex) }))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ action }) => action)
  return evenly(sorted.slice(0, Math.max(PLACES, sorted.length >> 2)), PLACES)
}

/** So many of a list, spread over all of it. */
const evenly = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T)

/** Who gains by moving, the farthest first; the phase ends when nobody does. */
function starts(state: State, seat: Seat, all: readonly Action[]): readonly Action[] {
  const plans = new Plans(state, seat)
  const enter = all.filter((action) => action.type === 'enter')
  if (enter.length > 0) return evenly(enter, PLACES)
  const wishing = all
    .flatMap((action) => {
      if (action.type !== 'startMove') return []
      const slot = slotOf(state, action.unit)
      if (slot === undefined) return []
      return [{ action, cost: plans.wish(slot).cost }]
    })
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ action }) => action)
  return wishing.length > 0 ? wishing.slice(0, STARTS) : rest(all, 'endPhase')
}

/** The way out where it is wanted; else steps, and whatever else the mover may do. A dragon faces where it goes. */
function onTheMove(state: State, seat: Seat, all: readonly Action[]): readonly Action[] {
  const out = rest(all, 'exit')
  const plans = new Plans(state, seat)
  if (out.length > 0 && plans.wayOut(state.mover) !== undefined) return out
  const dismounts = plans.shouldDismount(state.mover)
  const step = bestStep(state, seat, plans)
  if (step !== undefined && !dismounts) {
    const same = all.find(
      (action) => action.type === step.type && JSON.stringify(action) === JSON.stringify(step),
    )
    const special = all.filter((action) => telling.has(action.type))
    if (same !== undefined) return [same, ...special]
  }
  return all.filter(
    (action) =>
      (!idle.has(action.type) || (dismounts && action.type === 'dismount')) &&
      action.type !== 'exit' &&
      (action.type !== 'dragonStep' || action.dir === action.facing),
  )
}

/** Attacks by the most on the weightiest first. */
function attacks(state: State, all: readonly Action[]): readonly Action[] {
  const found = all.filter((action) => action.type === 'attack')
  const score = (action: (typeof found)[number]): number => {
    const stunned = action.defenders.some((unit) => {
      const slot = slotOf(state, unit)
      return slot !== undefined && state.of(slot, U.stunned) > 0
    })
    return (
      action.defenders.reduce((sum, unit) => sum + worthOf(unit), 0) +
      action.attackers.length +
      (stunned ? 2 : 0)
    )
  }
  return found.toSorted((a, b) => score(b) - score(a)).slice(0, ATTACKS)
}
