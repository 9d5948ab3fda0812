import { DIRECTIONS, distance, type HexId } from '@wyrmtable/hex'
import { S, U } from '../fields.ts'
import type { Play } from '../play.ts'
import type { Stand, State } from '../state.ts'
import { bodyOf, hasPower, idOf, isBlackDragon, isOnMap, isSpectre, isStunned, slots } from './counters.ts'
import type { Strike } from './fate.ts'
import { die, strike } from './harm.ts'
import { infiltrate } from './infiltration.ts'
import { bodyAt, mayStandAt, put, shifted, standOf } from './occupancy.ts'
import { canMakeRoom, pushApart } from './room.ts'

/**
 * DN-12, DN-4.5, DN-13.6, DN-14.2: orders a retreat. Dragons and a mad ork stay where they are, who is
 * stunned dies of it.
 */
export function orderRetreat(play: Play, slot: number, hexes: number, how: Strike): boolean {
  const { state } = play
  if (isBlackDragon(state, slot)) return false
  if (hasPower(state, slot, 'crazy-ork') && state.condition(slot) === 'mad') return false
  if (isStunned(state, slot)) {
    die(play, slot, how)
    return true
  }
  state.set(slot, U.retreat, hexes)
  return true
}

/** Counters of a side that still have to retreat. */
export const retreaters = (state: State, side: number): readonly number[] =>
  slots(state).filter((slot) => state.of(slot, U.retreat) > 0 && state.side(slot) === side)

/** DN-12.1 to DN-12.3: every path of the full distance, each step farther from the start. */
export function retreatPaths(state: State, slot: number): readonly (readonly Stand[])[] {
  const { board } = state.ground
  const start = standOf(state, slot)
  const hexes = state.of(slot, U.retreat)
  const extend = (path: readonly Stand[]): readonly (readonly Stand[])[] => {
    const last = path.at(-1) ?? start
    if (path.length === hexes) return mayEnd(state, slot, last, bodyOf(state, slot)) ? [path] : []
    return DIRECTIONS.flatMap((direction) => {
      const next = shifted(state, slot, direction, last)
      if (next === undefined || distance(board, start.hex, next.hex) !== path.length + 1) return []
      return extend([...path, next])
    })
  }
  return extend([])
}

/** DN-12.3: nobody makes room by going where the retreat began. */
function mayEnd(state: State, slot: number, at: Stand, left: readonly HexId[]): boolean {
  const hexes = bodyAt(state, slot, at)
  return hexes !== undefined && canMakeRoom(state, slot, hexes, left)
}

/** DN-12.4, DN-12.5: goes hex by hex; what stops it before the full distance wounds it where it stands. */
export function carryOutRetreat(play: Play, slot: number, path: readonly Stand[], how: Strike): void {
  const { state } = play
  const left = bodyOf(state, slot)
  const from = state.hex(slot)
  state.set(slot, U.retreat, 0)
  let went = 0
  for (const stand of path) {
    put(state, slot, stand)
    went++
    const result = infiltrate(play, slot, bodyOf(state, slot))
    if (result === 'pass' || (result === 'stop' && went === path.length)) continue
    tellRetreat(play, slot, from)
    vacate(state, left)
    if (result === 'stop') {
      stepBack(state, slot, [...path.slice(0, went - 1)], {
        ...standOf(state, slot),
        hex: from,
      })
      fail(play, slot, how)
    } else {
      const there = bodyOf(state, slot)
      strike(play, slot, result, { cause: 'infiltration', clause: 'DN-12.4', distance: 0 })
      noteFall(state, slot, there)
    }
    if (state.place(slot) !== 'map') return
    // DN-10.1: a friend on the hex makes room, or else it goes back to the last one of its own.
    if (mayEnd(state, slot, standOf(state, slot), left)) pushApart(state, slot, left)
    else stepBack(state, slot, [...path.slice(0, went - 1)], { ...standOf(state, slot), hex: from })
    return
  }
  tellRetreat(play, slot, from)
  vacate(state, left)
  pushApart(state, slot, left)
}

/** DN-10.1: who is stopped on a friend's hex goes back to the last one of its own. */
function stepBack(state: State, slot: number, path: Stand[], start: Stand): void {
  while (!mayStandAt(state, slot, standOf(state, slot))) {
    const before = path.pop()
    put(state, slot, before ?? start)
    if (before === undefined) return
  }
}

/** DN-12.5, DN-12.7: who cannot retreat the full distance is wounded; spectres are unharmed. */
export function fail(play: Play, slot: number, how: Strike): void {
  const { state } = play
  state.set(slot, U.retreat, 0)
  const hex = state.ground.label(state.hex(slot))
  play.emit({
    type: 'retreatFailed',
    unit: idOf(state, slot),
    hex,
    clause: 'DN-12.5',
  })
  if (isSpectre(state, slot)) return
  const there = bodyOf(state, slot)
  strike(play, slot, 'wounded', { ...how, clause: 'DN-12.5', distance: 0, venom: false })
  noteFall(state, slot, there)
}

/** DN-11.20: who fell on his way opens his hex to an advance, as if the letter itself had felled him. */
function noteFall(state: State, slot: number, there: readonly HexId[]): void {
  if (state.result === 'none' || (isOnMap(state, slot) && !isStunned(state, slot))) return
  if (state.place(slot) !== 'unplaced') vacate(state, there)
  state.put(S.advance, 1 - state.side(slot))
}

/** DN-11.20: in a combat, hexes that were left are where an advance may begin. */
function vacate(state: State, hexes: readonly HexId[]): void {
  if (state.result !== 'none') state.setVacated([...state.vacated(), ...hexes])
}

function tellRetreat(play: Play, slot: number, from: HexId): void {
  const { state } = play
  play.emit({
    type: 'unitMoved',
    unit: idOf(state, slot),
    from: state.ground.label(from),
    hex: state.ground.label(state.hex(slot)),
    how: 'retreat',
  })
}
