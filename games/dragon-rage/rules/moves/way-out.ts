import { type Direction, type HexId, rotate } from '@wyrmtable/hex'
import type { Dragon } from '../pieces.ts'
import type { State } from '../state.ts'
import { isBrokenBy } from '../topics/bridges.ts'
import { groundedAt, hasUnit } from '../topics/occupancy.ts'
import { groundStep } from '../topics/passage.ts'
import { isFog, isWhirlwind } from '../topics/weather.ts'

/** DR-12.4, DR-12.6: one point for the hex, one each for entering and leaving a whirlwind. */
export const stepCost = (state: State, from: HexId, to: HexId): number =>
  1 + (isWhirlwind(state, from) ? 1 : 0) + (isWhirlwind(state, to) ? 1 : 0)

/** DR-12.6, DR-14.2: what an overrun attack costs on top of the step. */
export const OVERRUN_COST = 1

/** DR-14.1: through a wall gate units are overrun only if it is open or smashed. */
export function crossesOpenly(state: State, from: HexId, facing: Direction): boolean {
  const edge = state.map.sideOf(from, facing)
  const id = edge === -1 ? -1 : state.map.entranceOn(edge)
  return id < 0 || !state.map.entranceAt(id).inWall || state.entrance(id) !== 'closed'
}

/**
 * DR-14.4: whether a dragon on units it passed over can still go on to a hex where its walk may end,
 * without any die: turning, stepping, breaking unguarded gates, passing more units, or overrunning later.
 */
export function hasWayOut(state: State, d: Dragon, hex: HexId, facing: Direction, mp: number): boolean {
  if (mp <= 0) return false
  for (const turn of [0, -1, 1]) {
    if (stepsOut(state, d, hex, rotate(facing, turn), mp, turn === 0)) return true
  }
  return [-1, 1].some((turn) => hasWayOut(state, d, hex, rotate(facing, turn), mp - 1))
}

function stepsOut(
  state: State,
  d: Dragon,
  hex: HexId,
  facing: Direction,
  mp: number,
  faced: boolean,
): boolean {
  let step = groundStep(state, 'invader', hex, facing, { smashesDoors: true })
  let cost = 0
  let gateSmashed = false
  if (step.refusal?.type === 'entranceClosed' && faced) {
    // A gate that it already faces and nobody guards costs one point more and no die (DR-9.8).
    step = groundStep(state, 'invader', hex, facing, { smashesDoors: true, gateSmashed: true })
    if (step.refusal !== undefined || hasUnit(state, step.hex)) return false
    cost = 1
    gateSmashed = true
  }
  if (step.refusal !== undefined || groundedAt(state, step.hex, d) !== -1) return false
  // DR-10.4: the bridge that breaks under it burns behind it; there is no way back.
  if (isBrokenBy(state, d, step.hex)) return false
  cost += stepCost(state, hex, step.hex)
  if (cost > mp) return false
  if (!hasUnit(state, step.hex)) return true
  if (state.map.isTower(step.hex) || !(gateSmashed || crossesOpenly(state, hex, facing))) return false
  const attackable = !isFog(state, step.hex) && !isWhirlwind(state, step.hex)
  if (attackable && cost + OVERRUN_COST <= mp) return true
  return hasWayOut(state, d, step.hex, facing, mp - cost)
}
