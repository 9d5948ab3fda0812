import { DIRECTIONS, directionTo, type HexId, neighbour } from '@wyrmtable/hex'
import type { Action, ActionOf } from '../actions.ts'
import { U } from '../fields.ts'
import { parseHexIn } from '../hexes.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import {
  bodyOf,
  idOf,
  isAt,
  isDog,
  isHorse,
  isMounted,
  isStanding,
  slotOf,
  slots,
  standing,
} from '../topics/counters.ts'
import { corpseCost, corpsesAt, isGround } from '../topics/occupancy.ts'
import { footGait, isParted, isWet, sideCost } from '../topics/passage.ts'

type Clear = ActionOf<'clear'>

/** Where what is thrown is gone (DN-7.10). */
const swallows = (state: State, hex: HexId): boolean =>
  isWet(state.ground.terrain(hex)) || state.ground.terrain(hex) === 'crevasse'

/** DN-7.10: two who did nothing else move three dead men or one dead horse by one hex. */
export function checkClear(state: State, action: Clear): Refusal | undefined {
  const from = parseHexIn(state, action.from)
  const to = parseHexIn(state, action.to)
  if (from === undefined || to === undefined) return refuse('notOnMap', 'DN-7.10', { hex: action.from })
  if (directionTo(state.ground.board, from, to) === -1)
    return refuse('notAdjacent', 'DN-7.10', { hex: action.to })
  const [first, second] = action.units
  for (const unit of action.units) {
    const refusal =
      first === second ? refuse('cannotMove', 'DN-7.10', { unit }) : checkClearer(state, unit, from)
    if (refusal !== undefined) return refusal
  }
  const corpses = action.corpses.map((id) => slotOf(state, id))
  const hands = action.units.flatMap((unit) => slotOf(state, unit) ?? [])
  for (const corpse of corpses) {
    if (corpse !== undefined && !mayBeMoved(state, corpse, hands, from, to))
      return refuse('impassable', 'DN-7.10', { hex: action.to })
  }
  const lie = corpses.every(
    (slot) => slot !== undefined && state.place(slot) === 'dead' && isAt(state, slot, from),
  )
  const horses = corpses.filter((slot) => slot !== undefined && isHorse(state, slot)).length
  const tooMany = horses > 0 && corpses.length > 1
  if (!lie || tooMany || new Set(corpses).size !== corpses.length)
    return refuse('notCorpses', 'DN-7.10', { hex: action.from })
  return undefined
}

/** Whether those who clear could go by ground and hexside wherever the corpse comes to lie, a horse with both hexes. */
function mayBeMoved(state: State, corpse: number, hands: readonly number[], from: HexId, to: HexId): boolean {
  const direction = directionTo(state.ground.board, from, to)
  if (direction === -1) return false
  return bodyOf(state, corpse).every((hex) => {
    const next = neighbour(state.ground.board, hex, direction)
    if (next === -1) return false
    return hands.every((slot) => {
      const gait = footGait(state, slot)
      return (
        sideCost(state, gait, hex, next) !== undefined &&
        (swallows(state, next) || isGround(state, gait, next))
      )
    })
  })
}

function checkClearer(state: State, unit: string, from: HexId): Refusal | undefined {
  const slot = slotOf(state, unit)
  if (slot === undefined || state.side(slot) !== state.active || !isStanding(state, slot))
    return refuse('notYours', 'DN-7.10', { unit })
  if (isMounted(state, slot) || isHorse(state, slot)) return refuse('mounted', 'DN-7.10', { unit })
  const done =
    state.of(slot, U.moveDone) === 1 || state.of(slot, U.shot) === 1 || state.of(slot, U.cleared) === 1
  if (done || state.mover >= 0) return refuse('alreadyMoved', 'DN-7.10', { unit })
  const at = state.hex(slot)
  return at === from || (directionTo(state.ground.board, at, from) !== -1 && !isParted(state, at, from))
    ? undefined
    : refuse('notAdjacent', 'DN-7.10', { unit })
}

export function clear(play: Play, action: Clear): void {
  const { state } = play
  const from = parseHexIn(state, action.from)
  const to = parseHexIn(state, action.to)
  if (from === undefined || to === undefined) return
  const direction = directionTo(state.ground.board, from, to)
  const sunk = swallows(state, to)
  for (const id of action.corpses) {
    const slot = slotOf(state, id)
    if (slot === undefined || direction === -1) continue
    const hex = neighbour(state.ground.board, state.hex(slot), direction)
    if (sunk) state.setPlace(slot, 'removed')
    else if (hex !== -1) state.set(slot, U.hex, hex)
  }
  for (const id of action.units) {
    const slot = slotOf(state, id)
    if (slot === undefined) continue
    state.set(slot, U.cleared, 1)
    state.set(slot, U.moveDone, 1)
    state.set(slot, U.moved, 1)
    state.set(slot, U.busy, 1)
  }
  play.emit({
    type: 'corpsesMoved',
    corpses: action.corpses,
    hex: state.ground.label(to),
    sunk,
  })
}

/** Clearings of hexes that corpses close; others are allowed as well. */
export function clearings(state: State): readonly Action[] {
  const heaps = [
    ...new Set(
      slots(state)
        .filter((slot) => state.place(slot) === 'dead')
        .map((slot) => state.hex(slot)),
    ),
  ].filter((hex) => corpseCost(state, hex) === undefined)
  return heaps.flatMap((from) => clearingsOf(state, from))
}

function clearingsOf(state: State, from: HexId): readonly Action[] {
  const label = state.ground.label(from)
  const hands = standing(state, state.active)
    .map((slot) => idOf(state, slot))
    .filter((unit) => checkClearer(state, unit, from) === undefined)
  const dead = slots(state).filter(
    (slot) => state.place(slot) === 'dead' && isAt(state, slot, from) && !isDog(state, slot),
  )
  const men = dead
    .filter((slot) => !isHorse(state, slot))
    .slice(0, state.setting.sheets.terrain.moves.menCleared)
  const horse = dead.find((slot) => isHorse(state, slot))
  const [first, second] = hands
  if (
    first === undefined ||
    second === undefined ||
    corpsesAt(state, from).men + corpsesAt(state, from).horses === 0
  )
    return []
  const loads = [men, horse === undefined ? [] : [horse]].filter((load) => load.length > 0)
  return DIRECTIONS.flatMap((direction) => {
    const to = neighbour(state.ground.board, from, direction)
    if (to === -1) return []
    return loads
      .map(
        (load): Clear => ({
          type: 'clear',
          units: [first, second],
          from: label,
          to: state.ground.label(to),
          corpses: load.map((slot) => idOf(state, slot)),
        }),
      )
      .filter((action) => checkClear(state, action) === undefined)
  })
}
