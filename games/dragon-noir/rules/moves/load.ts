import type { Action, ActionOf } from '../actions.ts'
import { S, U } from '../fields.ts'
import { parseHexIn } from '../hexes.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { NOBODY } from '../roster.ts'
import type { State } from '../state.ts'
import { dropHorses, putDown, putDownHexes } from '../topics/carrying.ts'
import {
  bodyOf,
  idOf,
  isAt,
  isBlackDragon,
  isChest,
  isHorse,
  isMounted,
  isOnMap,
  isStunned,
  slotOf,
  slots,
} from '../topics/counters.ts'
import { controllerOf, isBeside, ledBy } from '../topics/horses.ts'

/** DN-9.12: how many horses one may lead. */
const leadLimit = (state: State, slot: number): number =>
  state.setting.sheets.terrain.moves.horsesLed[isMounted(state, slot) ? 'mounted' : 'foot']

/** Who lies there to be lifted: stunned, on foot, or the chest. */
const isLoad = (state: State, slot: number): boolean =>
  isChest(state, slot)
    ? state.place(slot) === 'map'
    : isOnMap(state, slot) && isStunned(state, slot) && !isHorse(state, slot)

/** DN-14.5: who flies does nothing else in its move. */
const isFlying = (state: State): boolean => state.get(S.flown) >= 0

/** DN-7.14: on its hex, one at most, and on foot. */
export function checkLift(state: State, slot: number, { carried }: ActionOf<'lift'>): Refusal | undefined {
  const unit = idOf(state, slot)
  const load = slotOf(state, carried)
  if (isMounted(state, slot)) return refuse('mounted', 'DN-7.14', { unit })
  if (isBlackDragon(state, slot) || isFlying(state)) return refuse('cannotMove', 'DN-7.14', { unit })
  if (state.of(slot, U.carries) >= 0) return refuse('carries', 'DN-7.14', { unit })
  if (load === undefined || load === slot || !isLoad(state, load) || !isAt(state, load, state.hex(slot)))
    return refuse('nothingToLift', 'DN-7.14', { unit: carried })
  return undefined
}

export function lift(play: Play, slot: number, { carried }: ActionOf<'lift'>): void {
  const { state } = play
  const load = slotOf(state, carried)
  if (load === undefined) return
  state.mp = state.mp >> 1
  state.put(S.begun, 1)
  state.set(slot, U.carries, load)
  state.set(slot, U.moved, 1)
  state.setPlace(load, 'carried')
  state.set(load, U.hex, -1)
  if (isChest(state, load)) state.set(load, U.side, state.side(slot))
  play.emit({
    type: 'lifted',
    unit: idOf(state, slot),
    carried,
    mpLeft: state.mp,
  })
}

/** DN-7.14: at the end of the move, on a free hex beside. */
export function checkPutDown(state: State, slot: number, action: ActionOf<'putDown'>): Refusal | undefined {
  if (state.of(slot, U.carries) < 0) return refuse('nothingToLift', 'DN-7.14', { unit: idOf(state, slot) })
  const hex = parseHexIn(state, action.hex)
  return hex !== undefined && putDownHexes(state, slot).includes(hex)
    ? undefined
    : refuse('mayNotStay', 'DN-7.14', { hex: action.hex })
}

export function putDownLoad(play: Play, slot: number, action: ActionOf<'putDown'>): void {
  const hex = parseHexIn(play.state, action.hex)
  if (hex === undefined) return
  putDown(play, slot, hex)
  play.state.push('endMove')
}

/** DN-9.11, DN-9.12: a controllable horse beside the mover's position. */
export function checkTakeHorse(
  state: State,
  slot: number,
  action: ActionOf<'takeHorse'>,
): Refusal | undefined {
  const horse = slotOf(state, action.horse)
  if (horse === undefined || !isHorse(state, horse) || !isOnMap(state, horse))
    return refuse('noHorse', 'DN-9.11', { unit: action.horse })
  if (isBlackDragon(state, slot) || isFlying(state))
    return refuse('cannotMove', 'DN-9.11', { unit: idOf(state, slot) })
  if (!isBeside(state, slot, bodyOf(state, horse)))
    return refuse('notAdjacent', 'DN-9.11', { unit: action.horse })
  const controller = controllerOf(state, horse)
  if (controller !== NOBODY && controller !== state.side(slot))
    return refuse('horseNotYours', 'DN-9.10', { unit: action.horse })
  const limit = leadLimit(state, slot)
  return ledBy(state, slot).length >= limit ? refuse('tooManyHorses', 'DN-9.12', { limit }) : undefined
}

export function takeHorse(play: Play, slot: number, action: ActionOf<'takeHorse'>): void {
  const { state } = play
  const horse = slotOf(state, action.horse)
  if (horse === undefined) return
  state.setPlace(horse, 'carried')
  state.set(horse, U.hex, -1)
  state.set(horse, U.leader, slot)
  state.set(horse, U.side, state.side(slot))
  play.emit({
    type: 'horseTaken',
    unit: idOf(state, slot),
    horse: action.horse,
  })
}

export function checkDropHorse(
  state: State,
  slot: number,
  action: ActionOf<'dropHorse'>,
): Refusal | undefined {
  const horse = slotOf(state, action.horse)
  return horse !== undefined && ledBy(state, slot).includes(horse)
    ? undefined
    : refuse('noHorse', 'DN-9.11', { unit: action.horse })
}

/** DN-9.10: leaves the horse beside it, which is led no more. */
export function dropHorse(play: Play, slot: number, action: ActionOf<'dropHorse'>): void {
  const horse = slotOf(play.state, action.horse)
  if (horse !== undefined) dropHorses(play, slot, [horse])
}

export const loads = (state: State, slot: number): readonly Action[] => [
  ...slots(state)
    .map((load) => ({ type: 'lift', carried: idOf(state, load) }) as const)
    .filter((action) => checkLift(state, slot, action) === undefined),
  ...(state.of(slot, U.carries) >= 0
    ? putDownHexes(state, slot).map((hex) => ({ type: 'putDown', hex: state.ground.label(hex) }) as const)
    : []),
  ...slots(state)
    .filter((horse) => isHorse(state, horse))
    .map((horse) => ({ type: 'takeHorse', horse: idOf(state, horse) }) as const)
    .filter((action) => checkTakeHorse(state, slot, action) === undefined),
]
