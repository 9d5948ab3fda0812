import { S, U } from '../fields.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import { type HorsePlace, putDown, putDownHexes, settleHorses } from './carrying.ts'
import { idOf, isOnMap, livingAt } from './counters.ts'
import { takeControl } from './horses.ts'
import { mayStandAt, put, standOf } from './occupancy.ts'
import { nearPlace } from './places.ts'

/** DN-5.4, DN-7.14, DN-8.5, DN-9.11: ends the move under way and puts everything in its place. */
export function finishMove(play: Play, horses: readonly HorsePlace[] = []): void {
  const { state } = play
  const slot = state.mover
  if (slot < 0) return
  if (isOnMap(state, slot)) {
    goBack(play, slot)
    layDown(play, slot)
    if (isOnMap(state, slot)) settleHorses(play, slot, horses)
    if (isOnMap(state, slot)) takeControl(state, slot)
  }
  const hex = state.hex(slot)
  play.emit({
    type: 'moveEnded',
    unit: idOf(state, slot),
    hex: hex < 0 ? '' : state.ground.label(hex),
  })
  state.set(slot, U.moveDone, 1)
  state.put(S.mover, -1)
  state.put(S.mp, 0)
  state.put(S.entered, 0)
  state.put(S.begun, 0)
  state.put(S.flown, -1)
  state.setPath([])
}

/** DN-8.5: back along the path to the last position where it may stay. */
function goBack(play: Play, slot: number): void {
  const { state } = play
  const from = state.hex(slot)
  const path = [...state.path()]
  while (!mayStay(state, slot)) {
    const before = path.pop()
    if (before === undefined) {
      findRoom(play, slot)
      break
    }
    put(state, slot, before)
  }
  if (state.hex(slot) === from) return
  play.emit({
    type: 'unitMoved',
    unit: idOf(state, slot),
    from: state.ground.label(from),
    hex: state.hex(slot) < 0 ? '' : state.ground.label(state.hex(slot)),
    how: 'back',
  })
}

/** DN-10.3, DN-14.5: whether the mover may stay where it is; who flew does not land in a house. */
export const mayStay = (state: State, slot: number): boolean =>
  mayStandAt(state, slot, standOf(state, slot)) &&
  (state.get(S.flown) < 0 || state.ground.terrain(state.hex(slot)) !== 'floor')

/** Where no position of the path is left: somebody who just entered waits again outside. */
function findRoom(play: Play, slot: number): void {
  const { state } = play
  const free = nearPlace(state, slot)
  if (free !== undefined) {
    put(state, slot, free)
    return
  }
  state.setPlace(slot, 'waiting')
  state.set(slot, U.hex, -1)
}

/** DN-7.14: what is carried is put down beside, or on the last hex passed that is free. */
function layDown(play: Play, slot: number): void {
  const { state } = play
  if (state.of(slot, U.carries) < 0) return
  const [beside] = putDownHexes(state, slot)
  const passed = [...state.path()].reverse().find(({ hex }) => livingAt(state, hex).length === 0)
  putDown(play, slot, beside ?? passed?.hex ?? state.hex(slot))
}
