import type { HexId } from '@wyrmtable/hex'
import type { Terrain } from '../../data/schema.ts'
import { S, U } from '../fields.ts'
import type { State } from '../state.ts'
import { counter, hasPower, isBlackDragon, isHorse, isMounted } from './counters.ts'

/** How somebody goes over ground: on foot, on a horse, led by the bridle, or as the Black Dragon does. */
export interface Gait {
  readonly kind: 'foot' | 'mounted' | 'led' | 'dragon'
  /** DN-7.5: armour on foot, a caparison on a horse. */
  readonly armoured: boolean
  readonly goblin: boolean
}

export function gaitOf(state: State, slot: number): Gait {
  const { values } = counter(state, slot)
  if (isBlackDragon(state, slot)) return { kind: 'dragon', armoured: false, goblin: false }
  if (isHorse(state, slot)) return horseGait(state, slot)
  if (isMounted(state, slot)) return { ...horseGait(state, state.of(slot, U.mount)), kind: 'mounted' }
  return footGait(state, slot, values.armour === true)
}

/** The gait of a character when it walks, also of one now in the saddle. */
export const footGait = (state: State, slot: number, armoured?: boolean): Gait => ({
  kind: 'foot',
  armoured: armoured ?? counter(state, slot).values.armour === true,
  goblin: hasPower(state, slot, 'goblin'),
})
export const horseGait = (state: State, horse: number): Gait => ({
  kind: 'mounted',
  armoured: counter(state, horse).values.horse?.caparison === true,
  goblin: false,
})
export const ledGait = (state: State, horse: number): Gait => ({
  ...horseGait(state, horse),
  kind: 'led',
})

export const isWet = (terrain: Terrain): boolean => terrain === 'water' || terrain === 'spring'

/** What a counter stands in: water where a bridge was laid over it (DN-15.12). */
export function groundUnder(state: State, slot: number, hex: HexId): Terrain {
  const terrain = state.ground.terrain(hex)
  return terrain === 'bridge' && state.level(slot) === 1 && state.hex(slot) === hex ? 'water' : terrain
}

/** DN-7.1, DN-7.4, DN-7.5: MP to enter ground; undefined where it may not be entered. */
export function groundCost(state: State, gait: Gait, terrain: Terrain): number | undefined {
  const row = state.ground.row(terrain)
  if (gait.kind === 'dragon') return dragonCost(terrain, row.foot)
  if (gait.kind === 'led') {
    if (row.ledHorse === undefined) return row.mounted ?? undefined
    const allowed = gait.armoured ? (row.ledCaparisonedHorse ?? row.ledHorse) : row.ledHorse
    return allowed ? 0 : undefined
  }
  if (gait.kind === 'mounted') return row.mounted ?? undefined
  if (gait.armoured && row.armouredFoot === null) return undefined
  if (gait.goblin && row.goblin !== undefined) return row.goblin
  return row.foot ?? undefined
}

/** DN-13.3: every ground but rock, floor, tower and crevasse. */
function dragonCost(terrain: Terrain, foot: number | null): number | undefined {
  const barred = ['rock', 'floor', 'tower-rampart', 'tower-centre', 'crevasse']
  return barred.includes(terrain) || foot === null ? undefined : 1
}

/** DN-7.2: MP to cross the side between two adjacent hexes; undefined where it cannot be crossed. */
export function sideCost(state: State, gait: Gait, from: HexId, to: HexId): number | undefined {
  const edge = state.ground.edge(from, to)
  if (edge < 0) return undefined
  const side = state.ground.side(edge)
  if (side === 'none') return 0
  if (side === 'cell-door' && isLocked(state, edge)) return undefined
  const row = state.ground.sideRow(side)
  if (row === undefined) return 0
  if (gait.kind === 'dragon') return side === 'crest' ? 0 : undefined
  return (gait.kind === 'foot' ? row.crossFoot : row.crossMounted) ?? undefined
}

/** DN-7.2, DN-12.2: whether a horse cannot cross what lies between two hexes, and so not stand on both. */
export const isSplit = (state: State, gait: Gait, [front, rear]: readonly HexId[]): boolean =>
  front !== undefined && rear !== undefined && sideCost(state, gait, rear, front) === undefined

/** DN-7.6: bridge and water are closed to one another, Goblins and the Black Dragon excepted. */
export function isBridgeBarred(gait: Gait, from: Terrain, to: Terrain): boolean {
  if (gait.goblin || gait.kind === 'dragon') return false
  return (from === 'bridge' && isWet(to)) || (isWet(from) && to === 'bridge')
}

/** The whole cost of a step by ground and side, corpses apart; undefined where it is not possible. */
export function stepCost(
  state: State,
  gait: Gait,
  from: HexId,
  to: HexId,
  standsIn: Terrain,
): number | undefined {
  const side = sideCost(state, gait, from, to)
  const ground = groundCost(state, gait, state.ground.terrain(to))
  if (side === undefined || ground === undefined) return undefined
  return isBridgeBarred(gait, standsIn, state.ground.terrain(to)) ? undefined : side + ground
}

/** DN-7.9 */
export function isLocked(state: State, edge: number): boolean {
  const door = state.setting.field.cellDoors.indexOf(edge)
  return door >= 0 && (state.get(S.locks) & (1 << door)) !== 0
}

/** DN-7.9: walls, bars, tower walls and locked cell doors part what lies on their sides. */
export function isParted(state: State, a: HexId, b: HexId): boolean {
  const edge = state.ground.edge(a, b)
  if (edge < 0) return true
  const side = state.ground.side(edge)
  if (side === 'none') return false
  if (side === 'cell-door') return isLocked(state, edge)
  return state.ground.sideRow(side)?.blocksCombat === true
}
