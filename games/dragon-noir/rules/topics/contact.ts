import type { HexId } from '@wyrmtable/hex'
import type { State } from '../state.ts'
import {
  BODY,
  bodyOf,
  dragonHexes,
  isBlackDragon,
  isCharacter,
  isDisabled,
  isStanding,
  slots,
} from './counters.ts'
import { hasEffect } from './effects.ts'
import { type Gait, gaitOf, groundCost, groundUnder, isBridgeBarred, isParted, sideCost } from './passage.ts'

/** DN-8.2, DN-11.2: whether somebody on `from` could by ground and side enter `to`, whoever is there. */
export function couldEnter(state: State, slot: number, gait: Gait, from: HexId, to: HexId): boolean {
  if (isParted(state, from, to)) return false
  // The dragon's parts are held by the ground alone: it does not step into the hex, it strikes there.
  if (gait.kind !== 'dragon' && sideCost(state, gait, from, to) === undefined) return false
  const ground = state.ground.terrain(to)
  if (groundCost(state, gait, ground) === undefined) return false
  return !isBridgeBarred(gait, groundUnder(state, slot, from), ground)
}

/** DN-8.2: whether a counter is in position to attack a hex. Whose it is does not matter here. */
export function isInPosition(state: State, slot: number, hex: HexId): boolean {
  if (!isCharacter(state, slot) || !isStanding(state, slot)) return false
  const gait = gaitOf(state, slot)
  const { neighbours } = state.ground.board
  for (const own of attackHexes(state, slot)) {
    let adjacent = false
    for (let at = own * 6; at < own * 6 + 6; at++) if (neighbours[at] === hex) adjacent = true
    if (adjacent && couldEnter(state, slot, gait, own, hex)) return true
  }
  return false
}

/** The hexes from which it can attack; of the Black Dragon those of parts that still have an attack. */
function attackHexes(state: State, slot: number): readonly HexId[] {
  if (!isBlackDragon(state, slot)) return bodyOf(state, slot)
  return dragonHexes(state, slot).filter(
    (hex, part): hex is HexId => hex !== -1 && part !== BODY && !isDisabled(state, slot, part),
  )
}

/** Enemies of a side in position to attack any of the hexes. */
export function enemiesInPosition(state: State, side: number, hexes: readonly HexId[]): readonly number[] {
  return slots(state).filter(
    (slot) =>
      state.side(slot) === 1 - side &&
      isStanding(state, slot) &&
      isCharacter(state, slot) &&
      hexes.some((hex) => isInPosition(state, slot, hex)),
  )
}

/** DN-8.2 with the spells: who is under a Cloak of Air exerts no infiltration. */
export const infiltrated = (state: State, side: number, hexes: readonly HexId[]): readonly number[] =>
  enemiesInPosition(state, side, hexes).filter((slot) => !hasEffect(state, slot, 'untargetable'))
