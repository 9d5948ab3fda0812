import type { HexId } from '@wyrmtable/hex'
import type { Fault } from '@wyrmtable/kernel'
import { listActions } from './listing.ts'
import { labelOf } from './map.ts'
import { checkPlaceDragon, checkPlaceUnit } from './phases/setup.ts'
import {
  areas,
  type Dragon,
  dragons,
  formatDragon,
  formatUnit,
  isTroop,
  type Unit,
  units,
  valuesOf,
} from './pieces.ts'
import { type Refusal, refuse } from './refusals.ts'
import { NOWHERE, type State } from './state.ts'
import { areaTotal, isAlive, wingsFail } from './topics/abilities.ts'
import { isWater } from './topics/bridges.ts'
import { hasUnit, unitsAt } from './topics/occupancy.ts'
import { stackRefusal } from './topics/stacking.ts'
import { isDecided } from './topics/victory.ts'

export const impossible = (path: string, refusal: Refusal): Fault => ({
  code: 'impossible',
  path,
  figures: {},
  refusal,
})

export const isSetup = (state: State): boolean =>
  state.phase === 'defenderSetup' || state.phase === 'invaderSetup'

/**
 * The first thing in a position set up by hand that the rules could never bring about: pieces where they
 * cannot be, states that contradict each other, or a game that nobody could go on with.
 */
export function findImpossible(state: State): Fault | undefined {
  return (
    first(units, (unit) => findImpossibleUnit(state, unit)) ??
    first(dragons, (d) => findImpossibleDragon(state, d)) ??
    first(state.map.woodenBridges, (hex) => findImpossibleBridge(state, hex)) ??
    findImpossibleDecision(state) ??
    findImpossibleEnd(state)
  )
}

function first<T>(things: readonly T[], find: (thing: T) => Fault | undefined): Fault | undefined {
  for (const thing of things) {
    const fault = find(thing)
    if (fault !== undefined) return fault
  }
  return undefined
}

function findImpossibleUnit(state: State, unit: Unit): Fault | undefined {
  const hex = state.unitHex(unit)
  if (hex === NOWHERE) return undefined
  const at = hex as HexId
  const label = { hex: labelOf(at) }
  const path = `/units/${formatUnit(unit)}`
  if (isWater(state, at)) return impossible(path, refuse('water', 'DR-8.2', label))
  const stacked = stackRefusal(unitsAt(state, at), at, isTroop(unit) ? 'DR-7.1' : 'DR-7.2')
  if (stacked !== undefined) return impossible(path, stacked)
  // DR-8.8: cavalry is never found in a tower, unless the variant lets it begin there.
  if (state.map.isTower(at) && !valuesOf(unit).mayEndInTower && !state.options.cavalrySetupInTower) {
    return impossible(path, refuse('cavalryTower', 'DR-8.8', label))
  }
  if (state.arrival(unit) > 0) return impossible(path, refuse('noneArriving', 'DR-19.2', label))
  const misplaced = isSetup(state)
    ? checkPlaceUnit(state, { type: 'placeUnit', unit: formatUnit(unit), hex: labelOf(at) })
    : undefined
  return misplaced === undefined ? undefined : impossible(path, misplaced)
}

function findImpossibleDragon(state: State, d: Dragon): Fault | undefined {
  const dragon = formatDragon(d)
  const path = `/dragons/${dragon}`
  const full = areas.find((area) => state.damage(d, area) > areaTotal(area))
  if (full !== undefined) {
    return impossible(`${path}/${full}`, refuse('areaFull', 'DR-2.6', { area: full, left: areaTotal(full) }))
  }
  const status = state.status(d)
  if (status === 'unplaced') {
    return isSetup(state) || isGivenUp(state)
      ? undefined
      : impossible(path, refuse('setupUnfinished', 'DR-4.5', { left: 1 }))
  }
  if (status === 'gone') return undefined
  const hex = state.dragonHex(d)
  if ((hex as number) === NOWHERE) return impossible(`${path}/hex`, refuse('notOnMap', 'DR-3.6', { hex: '' }))
  if (status !== 'dead' && state.damage(d, 'belly') >= areaTotal('belly')) {
    return impossible(`${path}/belly`, refuse('dragonGone', 'DR-23.5', { dragon }))
  }
  if (status === 'flying' && wingsFail(state, d)) {
    return impossible(`${path}/wings`, refuse('notFlying', 'DR-13.1', { dragon }))
  }
  if (status !== 'flying' && (isWater(state, hex) || state.map.terrainAt(hex) === 'ford')) {
    return impossible(`${path}/hex`, refuse('water', 'DR-8.5', { hex: labelOf(hex) }))
  }
  const misplaced = isSetup(state)
    ? checkPlaceDragon(state, { type: 'placeDragon', dragon, hex: labelOf(hex), facing: state.facing(d) })
    : undefined
  return misplaced === undefined ? undefined : impossible(`${path}/hex`, misplaced)
}

/** DR-5.9: at any moment of the game, also before all dragons stand on the map or in the middle of a move. */
const isGivenUp = ({ endReason }: State): boolean => endReason === 'conceded' || endReason === 'resigned'

/** DR-10.1: a bridge is prepared by a unit on it, broken under a dragon on it, condemned under a unit. */
function findImpossibleBridge(state: State, hex: HexId): Fault | undefined {
  const bridge = state.map.woodenBridgeAt(hex)
  const by = state.bridgeBy(bridge)
  const label = labelOf(hex)
  const holds = {
    intact: true,
    burned: true,
    condemned: hasUnit(state, hex),
    prepared: by >= 0 && state.unitHex(by as Unit) === hex,
    broken: dragons.some((d) => d === by && state.isGrounded(d) && state.dragonHex(d) === hex),
  }[state.bridge(bridge)]
  return holds ? undefined : impossible(`/bridges/${label}`, refuse('notOnBridge', 'DR-10.1', { hex: label }))
}

/** Whoever moves or shares out damage is alive, and whoever is to act has something to do. */
function findImpossibleDecision(state: State): Fault | undefined {
  const { pendingDragon, mover, phase } = state
  if (state.pending !== 'none' && !isAlive(state, pendingDragon)) {
    const dragon = formatDragon(pendingDragon)
    return impossible('/pending/dragon', refuse('dragonGone', 'DR-28.1', { dragon }))
  }
  const mayMove = phase === 'invaderMovement' || isGivenUp(state)
  if (mover !== -1 && !(isAlive(state, mover) && mayMove)) {
    return impossible('/mover', refuse('dragonGone', 'DR-12.1', { dragon: formatDragon(mover) }))
  }
  if (phase === 'over' || listActions(state).length > 0) return undefined
  return impossible(state.pending === 'none' ? '/phase' : '/pending', refuse('notNow', 'DR-28.3', { phase }))
}

/** DR-5.7: a game that is decided is over, and one that is over was decided. */
function findImpossibleEnd(state: State): Fault | undefined {
  const { phase } = state
  const over = phase === 'over'
  if (over !== (state.endReason !== 'none')) return impossible('/end', refuse('notNow', 'DR-5.7', { phase }))
  if (over || isSetup(state) || state.pending !== 'none') return undefined
  return isDecided(state) ? impossible('/phase', refuse('notNow', 'DR-5.7', { phase })) : undefined
}
