import { type HexId, neighboursOf, pairSteps, rearOf } from '@wyrmtable/hex'
import type { Action, ActionOf } from '../actions.ts'
import { S, U } from '../fields.ts'
import { parseHexIn } from '../hexes.ts'
import type { Play } from '../play.ts'
import { isRefusal, type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { counter, hasPower, idOf, isBlackDragon, isMounted } from '../topics/counters.ts'
import { ledBy } from '../topics/horses.ts'
import { mayStay } from '../topics/move-end.ts'
import { isGround, standOf } from '../topics/occupancy.ts'
import { ledGait } from '../topics/passage.ts'
import { go, leaves, openWindows, pay, planStep, tellStep, unpaid } from '../topics/stepping.ts'

/** DN-7.1: one hex farther on foot or on horseback. */
export function checkStep(state: State, slot: number, action: ActionOf<'step'>): Refusal | undefined {
  if (isBlackDragon(state, slot)) return refuse('cannotMove', 'DN-13.2', { unit: idOf(state, slot) })
  if (state.get(S.flown) >= 0) return refuse('cannotMove', 'DN-14.5', { unit: idOf(state, slot) })
  const to = parseHexIn(state, action.to)
  if (to === undefined) return refuse('notOnMap', 'DN-2.1', { hex: action.to })
  const plan = planStep(state, slot, to, action.place)
  return isRefusal(plan) ? plan : unpaid(state, plan.cost)
}

export function step(play: Play, slot: number, action: ActionOf<'step'>): void {
  const { state } = play
  const to = parseHexIn(state, action.to)
  if (to === undefined || !leaves(play, slot)) return
  const plan = planStep(state, slot, to, action.place)
  if (!isRefusal(plan)) go(play, slot, plan)
}

export function steps(state: State, slot: number): readonly Action[] {
  if (isBlackDragon(state, slot) || state.get(S.flown) >= 0) return []
  const { board } = state.ground
  const hexes: readonly HexId[] = isMounted(state, slot)
    ? pairSteps(board, state.hex(slot), state.facing(slot)).map(({ to }) => to)
    : neighboursOf(board, state.hex(slot))
  return hexes
    .flatMap((hex): readonly ActionOf<'step'>[] => {
      const to = state.ground.label(hex)
      if (state.ground.terrain(hex) !== 'entrance' || isMounted(state, slot)) return [{ type: 'step', to }]
      return [
        { type: 'step', to, place: 'above' },
        { type: 'step', to, place: 'in' },
      ]
    })
    .filter((action) => checkStep(state, slot, action) === undefined)
}

/** DN-9.2: front and rear change places on the spot; no hex is entered. */
export function checkAboutFace(state: State, slot: number): Refusal | undefined {
  if (!isMounted(state, slot)) return refuse('notMounted', 'DN-9.2', { unit: idOf(state, slot) })
  if (rearOf(state.ground.board, state.hex(slot), state.facing(slot)) === -1)
    return refuse('badPath', 'DN-5.9', {
      hex: state.ground.label(state.hex(slot)),
    })
  return unpaid(state, state.setting.sheets.terrain.turning.aboutFaceOnTheSpot)
}

export function aboutFace(play: Play, slot: number): void {
  const { state } = play
  const from = state.hex(slot)
  const rear = rearOf(state.ground.board, from, state.facing(slot))
  if (rear === -1) return
  state.setPath([...state.path(), standOf(state, slot)])
  state.set(slot, U.hex, rear)
  state.set(slot, U.facing, (state.facing(slot) + 3) % 6)
  pay(state, slot, state.setting.sheets.terrain.turning.aboutFaceOnTheSpot)
  tellStep(play, slot, from, 'aboutFace')
  openWindows(state)
}

/** DN-14.5: hex by hex through the air, over everything but rock and towers. */
export function checkFly(state: State, slot: number, action: ActionOf<'fly'>): Refusal | undefined {
  const unit = idOf(state, slot)
  const { flight } = counter(state, slot).values
  if (!hasPower(state, slot, 'spectre-flyer') || flight === undefined)
    return refuse('cannotFly', 'DN-14.5', { unit })
  const flown = state.get(S.flown)
  const laden = state.of(slot, U.carries) >= 0 || ledBy(state, slot).length > 0
  if (flown < 0 && (state.get(S.begun) === 1 || laden)) return refuse('cannotFly', 'DN-14.5', { unit })
  if (flown >= flight) return refuse('needsMp', 'DN-14.5', { needed: flown + 1, left: flight })
  const to = parseHexIn(state, action.to)
  if (to === undefined || state.ground.edge(state.hex(slot), to) < 0)
    return refuse('notAdjacent', 'DN-14.5', { hex: action.to })
  if (state.ground.terrain(to) === 'rock' || state.ground.tower(to) !== -1)
    return refuse('impassable', 'DN-14.5', { hex: action.to })
  return unpaid(state, 1)
}

export function fly(play: Play, slot: number, action: ActionOf<'fly'>): void {
  const { state } = play
  const to = parseHexIn(state, action.to)
  if (to === undefined) return
  state.put(S.flown, Math.max(0, state.get(S.flown)) + 1)
  go(play, slot, {
    to: { hex: to, facing: state.facing(slot), level: 0 },
    cost: 1,
    how: 'fly',
  })
}

export const flights = (state: State, slot: number): readonly Action[] =>
  hasPower(state, slot, 'spectre-flyer')
    ? neighboursOf(state.ground.board, state.hex(slot))
        .map((hex) => ({ type: 'fly', to: state.ground.label(hex) }) as const)
        .filter((action) => checkFly(state, slot, action) === undefined)
    : []

/** DN-10.3, DN-14.5: whether the mover may end its move where it is. */
export function mayEndHere(state: State, slot: number): boolean {
  if (!mayStay(state, slot)) return false
  return ledBy(state, slot).every((horse) => isGround(state, ledGait(state, horse), state.hex(slot)))
}
