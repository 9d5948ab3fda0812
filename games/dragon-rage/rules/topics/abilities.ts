import type { HexId } from '@wyrmtable/hex'
import { unitsData } from '../../data/units.ts'
import { type Area, areas, type Dragon } from '../pieces.ts'
import type { State } from '../state.ts'

const areaData = unitsData.dragon.areas

/** Points an area can take in all (DR-2). */
export const areaTotal = (area: Area): number => areaData[area].groups * areaData[area].pointsPerGroup
const TOTALS = {
  head: areaTotal('head'),
  wings: areaTotal('wings'),
  legs: areaTotal('legs'),
  belly: areaTotal('belly'),
}

/** Points an area can still take. */
export const pointsLeft = (state: State, d: Dragon, area: Area): number =>
  TOTALS[area] - state.damage(d, area)
export const allPointsLeft = (state: State, d: Dragon): number =>
  areas.reduce((sum, area) => sum + pointsLeft(state, d, area), 0)
export const isDestroyed = (state: State, d: Dragon, area: Area): boolean =>
  state.damage(d, area) >= TOTALS[area]

/** DR-2.7: groups destroyed = floor(damage ÷ points per group); a damaged group keeps its full value. */
export function intactGroups(state: State, d: Dragon, area: Area): number {
  const { groups, pointsPerGroup } = areaData[area]
  return groups - Math.floor(state.damage(d, area) / pointsPerGroup)
}

/** On the map and not dead. */
export const isAlive = (state: State, d: Dragon): boolean => state.isGrounded(d) || state.isFlying(d)
/** DR-24.1: the head is destroyed. */
export const isBerserk = (state: State, d: Dragon): boolean =>
  isAlive(state, d) && isDestroyed(state, d, 'head')

/** DR-11.2: walk points are 4, one less for each leg group lost, none without legs. */
export function walkMp(state: State, d: Dragon): number {
  if (isDestroyed(state, d, 'legs')) return 0
  return unitsData.dragon.walkMP - (areaData.legs.groups - intactGroups(state, d, 'legs'))
}
export const canWalk = (state: State, d: Dragon): boolean =>
  state.isGrounded(d) && !isDestroyed(state, d, 'legs')

/** DR-11.3: "at least half" of an area means that damage is at most half of its total. */
const keepsHalf = (state: State, d: Dragon, area: Area): boolean => state.damage(d, area) * 2 <= TOTALS[area]

/** DR-11.4: a full wing group lost ends flying and bounding (variant: only more than half). */
export function wingsCarry(state: State, d: Dragon): boolean {
  if (state.options.wingThreshold === 'half') return keepsHalf(state, d, 'wings')
  return state.damage(d, 'wings') < areaData.wings.pointsPerGroup
}
/** DR-13.1: below half of the wings a dragon in flight crashes at once. */
export const wingsFail = (state: State, d: Dragon): boolean => !keepsHalf(state, d, 'wings')
/** DR-11.6: in flight with exactly half of the wings it can only land in place. */
export const mustGlide = (state: State, d: Dragon): boolean => state.isFlying(d) && !wingsCarry(state, d)

/** DR-11.2, DR-11.5: half of the legs, or standing on a tower with any leg left (variant: none needed there). */
export function canBound(state: State, d: Dragon, from: HexId = state.dragonHex(d)): boolean {
  if (!state.isGrounded(d) || !wingsCarry(state, d)) return false
  if (keepsHalf(state, d, 'legs')) return true
  if (!state.map.isTower(from)) return false
  return state.options.leglessTowerBound || !isDestroyed(state, d, 'legs')
}

/** DR-11.2: half of the legs, or standing on a tower. */
export const canTakeOff = (state: State, d: Dragon): boolean =>
  state.isGrounded(d) &&
  wingsCarry(state, d) &&
  (keepsHalf(state, d, 'legs') || state.map.isTower(state.dragonHex(d)))
export const canFly = (state: State, d: Dragon): boolean => state.isFlying(d) && wingsCarry(state, d)
