import { type Direction, type HexId, neighbour, rearOf } from '@wyrmtable/hex'
import { U } from '../fields.ts'
import { NOBODY } from '../roster.ts'
import type { Stand, State } from '../state.ts'
import { bodyOf, isAt, isBlackDragon, isDog, isHorse, isOnMap, isPair, isStunned, slots } from './counters.ts'
import { controllerOf } from './horses.ts'
import { type Gait, gaitOf, groundCost, groundUnder, isBridgeBarred, isSplit, sideCost } from './passage.ts'

/** Living counters at a place of a hex: on an entrance only those above, or only those in it (DN-10.2). */
export function occupants(state: State, hex: HexId, level = 0): readonly number[] {
  const found: number[] = []
  for (const slot of slots(state)) if (livesAt(state, slot, hex, level)) found.push(slot)
  return found
}

/** The same of one counter. Reach asks it of all counters for each step: most of them are elsewhere. */
const livesAt = (state: State, slot: number, hex: HexId, level: number): boolean =>
  isAt(state, slot, hex) &&
  isOnMap(state, slot) &&
  (state.level(slot) === level || state.ground.terrain(hex) !== 'entrance')

/** DN-9.13: a riderless horse is an enemy of the side that does not control it, if another does. */
export function isEnemy(state: State, side: number, slot: number): boolean {
  if (!isHorse(state, slot)) return state.side(slot) === 1 - side
  const controller = controllerOf(state, slot)
  return controller !== NOBODY && controller !== side
}

/** DN-7.3: nobody enters a hex with a standing enemy. */
export const isBarred = (state: State, side: number, hex: HexId, level = 0): boolean =>
  slots(state).some(
    (slot) => livesAt(state, slot, hex, level) && !isStunned(state, slot) && isEnemy(state, side, slot),
  )

/** Dead men and dead horses on a hex; dogs leave no corpse that counts (DN-4.6). */
export function corpsesAt(state: State, hex: HexId): { readonly men: number; readonly horses: number } {
  let men = 0
  let horses = 0
  for (const slot of slots(state)) {
    if (!isAt(state, slot, hex) || state.place(slot) !== 'dead') continue
    if (isHorse(state, slot)) horses++
    else if (!isDog(state, slot)) men++
  }
  return { men, horses }
}

/** DN-7.8: what corpses add to the cost of a hex; undefined where they close it. */
export function corpseCost(state: State, hex: HexId): number | undefined {
  const { men, horses } = corpsesAt(state, hex)
  if (men === 0 && horses === 0) return 0
  const { menExtra, horseExtra, extraCost, impassable } = state.setting.sheets.terrain.corpses
  if (impassable.some((heap) => men >= (heap.men ?? 0) && horses >= (heap.horses ?? 0))) return undefined
  return men >= menExtra || horses >= horseExtra ? extraCost : 0
}

/** Whether somebody with that gait may stand on the ground of a hex, whoever is there. */
export const isGround = (state: State, gait: Gait, hex: HexId): boolean =>
  groundCost(state, gait, state.ground.terrain(hex)) !== undefined

/** Whether nobody lives on the hex; on an entrance: above it. */
export const isFree = (state: State, hex: HexId): boolean =>
  !slots(state).some((slot) => livesAt(state, slot, hex, 0))

/** Whether somebody besides a counter lives on the hex. */
export const isTaken = (state: State, slot: number, hex: HexId, level: number): boolean =>
  slots(state).some((other) => other !== slot && livesAt(state, other, hex, level))

/**
 * DN-7.2, DN-10.1, DN-10.3: whether a counter may stay where it would stand, nobody else living there; whoever asks
 * for many places may know where somebody lives.
 */
export function mayStandAt(
  state: State,
  slot: number,
  at: Stand,
  isLivedOn = (hex: HexId, level: number): boolean => isTaken(state, slot, hex, level),
): boolean {
  const gait = gaitOf(state, slot)
  const hexes = bodyAt(state, slot, at)
  if (hexes === undefined || (isPair(state, slot) && isSplit(state, gait, hexes))) return false
  return hexes.every((hex) => isGround(state, gait, hex) && !isLivedOn(hex, at.level))
}

/** The hexes a counter would lie on, or undefined where one of them is off the map. */
export function bodyAt(state: State, slot: number, { hex, facing }: Stand): readonly HexId[] | undefined {
  if (isBlackDragon(state, slot)) return bodyOf(state, slot)
  if (!isPair(state, slot)) return [hex]
  const rear = rearOf(state.ground.board, hex, facing)
  return rear === -1 ? undefined : [hex, rear]
}

export const standOf = (state: State, slot: number): Stand => ({
  hex: state.hex(slot),
  facing: state.facing(slot),
  level: state.level(slot),
})

/** Puts a counter down; nobody is asked. */
export function put(state: State, slot: number, { hex, facing, level }: Stand): void {
  state.set(slot, U.hex, hex)
  state.set(slot, U.facing, facing)
  state.set(slot, U.level, level)
}

/**
 * DN-12.2: where a counter comes to lie when it is shifted one hex, facing as before; undefined where ground,
 * sides or corpses forbid it or a standing enemy is there.
 */
export function shifted(state: State, slot: number, direction: Direction, from: Stand): Stand | undefined {
  const { board } = state.ground
  const to = neighbour(board, from.hex, direction)
  if (to === -1) return undefined
  const stand: Stand = { hex: to, facing: from.facing, level: 0 }
  const before = bodyAt(state, slot, from)
  const after = bodyAt(state, slot, stand)
  if (before === undefined || after === undefined) return undefined
  const gait = gaitOf(state, slot)
  if (isPair(state, slot) && isSplit(state, gait, after)) return undefined
  const side = isHorse(state, slot) ? controllerOf(state, slot) : state.side(slot)
  for (const [i, hex] of after.entries()) {
    const old = before[i]
    if (old === undefined || sideCost(state, gait, old, hex) === undefined) return undefined
    if (!isGround(state, gait, hex) || corpseCost(state, hex) === undefined) return undefined
    if (isBridgeBarred(gait, groundUnder(state, slot, old), state.ground.terrain(hex))) return undefined
    const others = occupants(state, hex, 0).filter((other) => other !== slot)
    if (others.some((other) => isEnemy(state, side, other) && !isStunned(state, other))) return undefined
  }
  return stand
}
