import type { Direction, HexId } from '@wyrmtable/hex'
import { labelOf } from '../map.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { isCondemned, isWater } from './bridges.ts'
import { controls, type Side } from './entrances.ts'
import { hasBody } from './occupancy.ts'

/** Where a step on the ground leads, or why it may not be made. */
export type Passage = { readonly hex: HexId; readonly refusal?: undefined } | { readonly refusal: Refusal }

export interface PassageOptions {
  /** The step follows a turn that smashes a door on this hexside on the way (DR-9.7). */
  readonly smashesDoors: boolean
  /** A closed gate on the hexside counts as open: the mover will have smashed it. */
  readonly gateSmashed?: boolean
}

/**
 * One step on the ground, whoever stands where it leads: map edge, terrain, walls and entrances
 * (DR-3.6, DR-8.2–8.7, DR-8.10, DR-9.4, DR-10.7).
 */
export function groundStep(
  state: State,
  side: Side,
  from: HexId,
  direction: Direction,
  options: PassageOptions,
): Passage {
  const to = state.map.ahead(from, direction)
  const edge = state.map.sideOf(from, direction)
  if (to === -1 || edge === -1) return { refusal: refuse('offMap', 'DR-3.6') }
  if (state.map.isClosedSide(edge)) {
    const id = state.map.entranceOn(edge)
    if (id < 0) {
      const clause = state.map.isTower(to) || state.map.isTower(from) ? 'DR-8.7' : 'DR-8.6'
      return { refusal: refuse('wall', clause, { from: labelOf(from), hex: labelOf(to) }) }
    }
    const entrance = state.map.entranceAt(id)
    const passable =
      state.entrance(id) !== 'closed' ||
      controls(state, side, id) ||
      from === entrance.inside ||
      (options.smashesDoors && entrance.kind === 'door') ||
      options.gateSmashed === true
    if (!passable) return { refusal: refuse('entranceClosed', 'DR-9.4', { entrance: entrance.name }) }
  }
  const terrain = state.map.terrainAt(to)
  if (isWater(state, to)) {
    if (terrain === 'bridge') return { refusal: refuse('bridgeBurned', 'DR-10.8', { hex: labelOf(to) }) }
    return { refusal: refuse('water', terrain === 'sea' ? 'DR-8.2' : 'DR-8.3', { hex: labelOf(to) }) }
  }
  if (terrain === 'ford' && side === 'invader')
    return { refusal: refuse('noFord', 'DR-8.5', { hex: labelOf(to) }) }
  if ((isSpan(state, to) || isSpan(state, from)) && !state.map.isLinkSide(edge))
    return { refusal: refuse('linkOnly', 'DR-8.4', { hex: labelOf(to) }) }
  if (isCondemned(state, to)) return { refusal: refuse('bridgeCondemned', 'DR-10.7', { hex: labelOf(to) }) }
  if (hasBody(state, to)) return { refusal: refuse('deadDragon', 'DR-8.10', { hex: labelOf(to) }) }
  return { hex: to }
}

/** Bridges and fords, which are entered and left by their ends. */
const isSpan = ({ map }: State, hex: HexId): boolean => {
  const terrain = map.terrainAt(hex)
  return terrain === 'bridge' || terrain === 'ford'
}
