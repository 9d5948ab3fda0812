import type { Odds } from '@wyrmtable/kernel'
import type { Action, ActionType } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import type { State } from '../../rules/state.ts'
import type { Target } from '../board/Targets.tsx'
import { pathOf, placeOf, strengthOf } from './action-place.ts'
import type { WalkWay } from './dragon-reach.ts'

/** One thing that may be done at a hex: an action, or a whole walk of actions. */
export type Way =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'walk'; readonly hex: string; readonly way: WalkWay }

/** What is shown before it is done. */
export interface Preview {
  readonly way: Way
  /** The action that a die may decide, or the last one, and the state it is done in. */
  readonly action: Action
  readonly before: State
  readonly odds: Odds<State, Event>
  readonly endsGame: boolean
}

const strikes: readonly ActionType[] = ['breathe', 'dragonAttack', 'shoot', 'attackDragon']
const castings: readonly ActionType[] = ['castFog', 'castWhirlwind', 'castLightning']

/** The strongest first. */
export const byStrength = (a: Way, b: Way): number => strength(b) - strength(a)
const strength = (way: Way): number => (way.kind === 'action' ? strengthOf(way.action) : 0)

/** The actions that a press may do at once: up to and with the one that a die decides. */
export function actionsOf(way: Way): readonly Action[] {
  return way.kind === 'action' ? [way.action] : way.way.actions.slice(0, way.way.sure + 1)
}

/** Whether all of it can be done, and taken back, without a die. */
export const isSure = (way: Way): boolean => way.kind === 'walk' && way.way.sure === way.way.actions.length

/** The hexes it goes through, with what each costs where that is counted. */
export function stepsOf(way: Way, state: State): readonly { readonly hex: string; readonly cost?: number }[] {
  if (way.kind === 'action') {
    const isCounted = way.action.type === 'moveUnit'
    return pathOf(way.action, state).map((hex, i) => (isCounted ? { hex, cost: i + 1 } : { hex }))
  }
  return way.way.path.map((hex, i) => ({ hex, cost: way.way.costs[i] ?? 0 }))
}

/** The hex that it is pressed at. */
export const hexOfWay = (way: Way, state: State): string | undefined =>
  way.kind === 'walk' ? way.hex : placeOf(way.action, state).hex

/** How a hex with these ways is lit. */
export function targetOf(hex: string, list: readonly Way[]): Target {
  const [way] = list
  if (way === undefined) return { hex, look: 'reach' }
  if (way.kind === 'walk') {
    const cost = way.way.costs.at(-1) ?? 0
    return { hex, look: 'reach', cost }
  }
  const { action } = way
  if (strikes.includes(action.type)) return { hex, look: 'strike' }
  if (castings.includes(action.type)) return { hex, look: 'spell' }
  if (action.type === 'moveUnit') return { hex, look: 'reach', cost: action.path.length }
  if (action.type === 'bound') return { hex, look: 'reach', cost: action.distance }
  if (action.type === 'fly') return flightTarget(hex, list)
  if (action.type === 'walkForward') return { hex, look: 'reach', cost: action.overrun === 'attack' ? 2 : 1 }
  return { hex, look: 'reach' }
}

/** A hex that may be flown to: solid where a flight may end on the ground, with the fewest hexes that it takes. */
function flightTarget(hex: string, list: readonly Way[]): Target {
  const flights = list.flatMap((way) =>
    way.kind === 'action' && way.action.type === 'fly' ? [way.action] : [],
  )
  const hexes = flights.map(({ path }) => path.filter((step) => step === 'F').length)
  return { hex, look: flights.some(({ land }) => land) ? 'reach' : 'air', cost: Math.min(...hexes) }
}
