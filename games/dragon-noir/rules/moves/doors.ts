import type { Action, ActionOf } from '../actions.ts'
import { type Level, S, U } from '../fields.ts'
import { parseHexIn } from '../hexes.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { typeOfId } from '../roster.ts'
import type { State } from '../state.ts'
import { idOf, isMounted } from '../topics/counters.ts'
import { exitSidesFor, sideOfHex } from '../topics/exits.ts'
import { ledBy } from '../topics/horses.ts'
import { isBarred, occupants, standOf } from '../topics/occupancy.ts'
import { isLocked } from '../topics/passage.ts'
import { go, leaves, openWindows, pay, tellStep, unpaid } from '../topics/stepping.ts'

const priceOf = (state: State): State['setting']['sheets']['terrain']['moves'] =>
  state.setting.sheets.terrain.moves

/** DN-7.9: a foot character beside the door turns its lock, a prisoner inside excepted. */
export function checkLock(
  state: State,
  slot: number,
  action: ActionOf<'lock'> | ActionOf<'unlock'>,
): Refusal | undefined {
  const unit = idOf(state, slot)
  const to = parseHexIn(state, action.to)
  const edge = to === undefined ? -1 : state.ground.edge(state.hex(slot), to)
  if (edge < 0 || state.ground.side(edge) !== 'cell-door')
    return refuse('noCellDoor', 'DN-7.9', { hex: action.to })
  if (isMounted(state, slot)) return refuse('mounted', 'DN-7.9', { unit })
  if (typeOfId(unit) === 'prisoner' && state.ground.isInner(edge, state.hex(slot)))
    return refuse('cannotMove', 'DN-7.9', { unit })
  if (isLocked(state, edge) === (action.type === 'lock'))
    return refuse('noCellDoor', 'DN-7.9', { hex: action.to })
  return unpaid(state, priceOf(state).turnLock)
}

export function turnLock(play: Play, slot: number, action: ActionOf<'lock'> | ActionOf<'unlock'>): void {
  const { state } = play
  const to = parseHexIn(state, action.to)
  if (to === undefined) return
  const door = state.setting.field.cellDoors.indexOf(state.ground.edge(state.hex(slot), to))
  state.put(S.locks, state.get(S.locks) ^ (1 << door))
  pay(state, slot, priceOf(state).turnLock)
  const unit = idOf(state, slot)
  play.emit({
    type: 'lockTurned',
    hex: state.ground.label(to),
    locked: action.type === 'lock',
    unit,
  })
}

/** DN-7.13, DN-10.2: from above into the entrance, or out of it. */
export function checkLevel(
  state: State,
  slot: number,
  action: ActionOf<'entranceLevel'>,
): Refusal | undefined {
  const hex = state.hex(slot)
  const level = levelOf(action.place)
  if (state.ground.terrain(hex) !== 'entrance' || state.level(slot) === level || isMounted(state, slot))
    return refuse('noEntrance', 'DN-7.13', { hex: state.ground.label(hex) })
  if (isBarred(state, state.side(slot), hex, level))
    return refuse('enemyThere', 'DN-10.2', { hex: state.ground.label(hex) })
  return unpaid(state, priceOf(state).entranceLevel)
}

const levelOf = (place: Level): number => (place === 'in' ? 1 : 0)

export function changeLevel(play: Play, slot: number, action: ActionOf<'entranceLevel'>): void {
  const { state } = play
  state.setPath([...state.path(), standOf(state, slot)])
  state.set(slot, U.level, levelOf(action.place))
  pay(state, slot, priceOf(state).entranceLevel)
  tellStep(play, slot, state.hex(slot), 'level')
  openWindows(state)
}

/** DN-7.13: from in an entrance to in a linked one, if free. */
export function checkLink(state: State, slot: number, action: ActionOf<'useLink'>): Refusal | undefined {
  const to = parseHexIn(state, action.to)
  const cost = to === undefined ? undefined : linkCost(state, slot, to)
  if (to === undefined || cost === undefined || state.level(slot) !== 1)
    return refuse('noLink', 'DN-7.13', { hex: action.to })
  if (occupants(state, to, 1).length > 0) return refuse('occupied', 'DN-7.13', { hex: action.to })
  if (ledBy(state, slot).length > 0) return refuse('impassable', 'DN-9.11', { hex: action.to })
  return unpaid(state, cost)
}

function linkCost(state: State, slot: number, to: number): number | undefined {
  const from = state.hex(slot)
  return state.setting.field.links.find(
    (link) => (link.from === from && link.to === to) || (link.to === from && link.from === to),
  )?.cost
}

export function useLink(play: Play, slot: number, action: ActionOf<'useLink'>): void {
  const { state } = play
  const to = parseHexIn(state, action.to)
  if (to === undefined || !leaves(play, slot)) return
  const cost = linkCost(state, slot, to) ?? 0
  go(play, slot, {
    to: { hex: to, facing: state.facing(slot), level: 1 },
    cost,
    how: 'link',
  })
}

/** DN-5.10: off the map by a side that the scenario's victory conditions name. */
export function checkExit(state: State, slot: number): Refusal | undefined {
  const hex = state.hex(slot)
  const names = exitSidesFor(state, slot)
  if (sideOfHex(state, hex, names) === undefined)
    return refuse('notExitHex', 'DN-5.10', { hex: state.ground.label(hex) })
  return unpaid(state, priceOf(state).exit)
}

/** DN-5.10: what it carries or leads leaves with it, and none comes back. */
export function exit(play: Play, slot: number): void {
  const { state } = play
  const hex = state.hex(slot)
  const side = sideOfHex(state, hex, exitSidesFor(state, slot)) ?? 0
  // DN-5.10: the edge hex counts as traversed, also where the move began on it.
  state.put(S.entered, 1)
  if (!leaves(play, slot)) return
  const gone = [slot, state.of(slot, U.carries), state.of(slot, U.mount), ...ledBy(state, slot)]
  for (const one of gone) {
    if (one < 0) continue
    state.setPlace(one, 'exited')
    state.set(one, U.exit, side)
    state.set(one, U.hex, -1)
  }
  play.emit({
    type: 'unitLeft',
    unit: idOf(state, slot),
    hex: state.ground.label(hex),
  })
  state.push('endMove')
}

export const doorActions = (state: State, slot: number): readonly Action[] => [
  ...state.ground.around(state.hex(slot)).flatMap(({ hex }) => {
    const to = state.ground.label(hex)
    return [{ type: 'unlock', to } as const, { type: 'lock', to } as const].filter(
      (action) => checkLock(state, slot, action) === undefined,
    )
  }),
  ...[
    { type: 'entranceLevel', place: 'above' } as const,
    { type: 'entranceLevel', place: 'in' } as const,
  ].filter((action) => checkLevel(state, slot, action) === undefined),
  ...state.setting.field.links
    .flatMap(({ from, to }) => [from, to])
    .map((hex) => ({ type: 'useLink', to: state.ground.label(hex) }) as const)
    .filter((action) => checkLink(state, slot, action) === undefined),
  ...(checkExit(state, slot) === undefined ? [{ type: 'exit' } as const] : []),
]
