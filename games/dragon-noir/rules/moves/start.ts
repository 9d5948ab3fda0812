import { DIRECTION_NAMES, DIRECTIONS, type Direction, type HexId, rearOf } from '@wyrmtable/hex'
import type { ActionOf } from '../actions.ts'
import { S, U } from '../fields.ts'
import { parseHexIn } from '../hexes.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { sideIds, typeOfId } from '../roster.ts'
import type { State } from '../state.ts'
import { counter, idOf, isCharacter, isHorse, isMounted, isStanding, slotOf } from '../topics/counters.ts'
import { effectsOn } from '../topics/effects.ts'
import { takeControl } from '../topics/horses.ts'
import { corpseCost, isBarred, put } from '../topics/occupancy.ts'
import { gaitOf, groundCost } from '../topics/passage.ts'
import { weaponOf } from '../topics/shooting.ts'
import { openWindows, pay, tellStep } from '../topics/stepping.ts'
import { valuesOf } from '../topics/values.ts'

/** DN-5.4, DN-6.5: the MP somebody has for this turn's move. */
export function moveOf(state: State, slot: number): number {
  const weapon = weaponOf(state, slot)
  let { move } = valuesOf(state, slot)
  if (weapon !== undefined && state.of(slot, U.shot) === 1) {
    const { movement } = state.setting.sheets.weapons.weapons[weapon].afterOffensiveShot
    move = movement === 'none' ? 0 : move >> 1
  }
  for (const effect of effectsOn(state, slot)) if (effect.kind === 'mp-multiply') move *= effect.value
  return move
}

function checkMover(state: State, id: string): number | Refusal {
  const slot = slotOf(state, id)
  if (slot === undefined || state.side(slot) !== state.active || isHorse(state, slot))
    return refuse('notYours', 'DN-5.4', { unit: id })
  if (state.mover >= 0) return refuse('moveUnderWay', 'DN-5.4', { unit: idOf(state, state.mover) })
  if (state.of(slot, U.cleared) === 1) return refuse('cannotMove', 'DN-7.10', { unit: id })
  if (state.of(slot, U.moveDone) === 1) return refuse('alreadyMoved', 'DN-5.4', { unit: id })
  return slot
}

/** DN-5.4: each character of the active side moves at most once. */
export function checkStartMove(state: State, action: ActionOf<'startMove'>): Refusal | undefined {
  const slot = checkMover(state, action.unit)
  if (typeof slot !== 'number') return slot
  if (!isCharacter(state, slot) || !isStanding(state, slot))
    return refuse('cannotMove', 'DN-4.5', { unit: action.unit })
  if (moveOf(state, slot) <= 0)
    return refuse('cannotMove', state.of(slot, U.shot) === 1 ? 'DN-6.5' : 'DN-5.4', { unit: action.unit })
  return undefined
}

export function startMove(play: Play, action: ActionOf<'startMove'>): void {
  const slot = slotOf(play.state, action.unit)
  if (slot !== undefined) begin(play, slot)
}

function begin(play: Play, slot: number): void {
  const { state } = play
  state.put(S.mover, slot)
  state.put(S.mp, moveOf(state, slot))
  state.put(S.entered, 0)
  state.put(S.begun, 0)
  state.put(S.flown, -1)
  state.setPath([])
  takeControl(state, slot)
  play.emit({ type: 'moveBegan', unit: idOf(state, slot), mp: state.mp })
}

/** DN-5.9, DN-18.4: the hexes by which somebody may enter now. */
export function entryHexes(state: State, slot: number): readonly string[] {
  const side = sideIds[counter(state, slot).side]
  if (side === undefined) return []
  const type = typeOfId(idOf(state, slot))
  return (state.setting.scenario.sides[side].entries ?? [])
    .filter(({ turn, units }) => state.gameTurn >= turn && (units === 'all' || units.includes(type)))
    .flatMap(({ hexes }) => hexes)
}

/** DN-5.9: it pays for the entry hex; a rider's rear stays outside until its next step. */
export function checkEnter(state: State, action: ActionOf<'enter'>): Refusal | undefined {
  const { unit, hex: label } = action
  const slot = checkMover(state, unit)
  if (typeof slot !== 'number') return slot
  if (state.place(slot) !== 'waiting') return refuse('notOnMap', 'DN-5.9', { unit })
  const hex = parseHexIn(state, label)
  if (hex === undefined || !entryHexes(state, slot).includes(state.ground.label(hex)))
    return refuse('notEntryHex', 'DN-5.9', { unit, hex: label })
  const cost = entryCost(state, slot, hex)
  if (cost === undefined) return refuse('impassable', 'DN-5.9', { hex: label })
  if (isBarred(state, state.side(slot), hex)) return refuse('enemyThere', 'DN-7.3', { hex: label })
  const mp = moveOf(state, slot)
  if (cost > mp) return refuse('needsMp', 'DN-5.9', { needed: cost, left: mp })
  if (!isMounted(state, slot)) return undefined
  const facings = inward(state, hex)
  const facing = action.facing === undefined ? facings[0] : parseDirection(action.facing)
  return facing !== undefined && facings.includes(facing)
    ? undefined
    : refuse('badPath', 'DN-5.9', { hex: label })
}

const parseDirection = (name: (typeof DIRECTION_NAMES)[number]): Direction =>
  DIRECTION_NAMES.indexOf(name) as Direction

/** Facings of a rider whose rear hex is still off the map. */
export const inward = (state: State, hex: HexId): readonly Direction[] =>
  DIRECTIONS.filter((facing) => rearOf(state.ground.board, hex, facing) === -1)

function entryCost(state: State, slot: number, hex: HexId): number | undefined {
  const ground = groundCost(state, gaitOf(state, slot), state.ground.terrain(hex))
  const corpses = corpseCost(state, hex)
  return ground === undefined || corpses === undefined ? undefined : ground + corpses
}

export function enter(play: Play, action: ActionOf<'enter'>): void {
  const { state } = play
  const slot = slotOf(state, action.unit)
  const hex = parseHexIn(state, action.hex)
  if (slot === undefined || hex === undefined) return
  begin(play, slot)
  state.setPlace(slot, 'map')
  const facing =
    action.facing === undefined
      ? (inward(state, hex)[0] ?? state.facing(slot))
      : parseDirection(action.facing)
  const inside = state.ground.terrain(hex) === 'entrance' && action.place === 'in'
  put(state, slot, { hex, facing, level: inside ? 1 : 0 })
  pay(state, slot, entryCost(state, slot, hex) ?? 0)
  state.put(S.entered, 1)
  tellStep(play, slot, -1 as HexId, 'enter')
  takeControl(state, slot)
  openWindows(state)
}
