import {
  crossHexes,
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  type HexId,
  neighbour,
} from '@wyrmtable/hex'
import type { Action, ActionOf } from '../actions.ts'
import { S, U } from '../fields.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { bodyOf, idOf, isBlackDragon, livingAt } from '../topics/counters.ts'
import { standOf } from '../topics/occupancy.ts'
import { gaitOf, groundCost } from '../topics/passage.ts'
import { openWindows, pay, tellStep, unpaid } from '../topics/stepping.ts'

/** DN-13.2: what a step of the centre costs on any ground. */
const stepMp = (state: State): number => state.setting.sheets.terrain.moves.dragonStep
const closed = ['wall', 'bars', 'tower-wall', 'tower-door', 'door', 'gate', 'window', 'cell-door']

/** DN-13.3: whether the five hexes are all on the map, on allowed ground and joined to the centre. */
function fits(state: State, slot: number, centre: HexId, facing: Direction): boolean {
  const gait = gaitOf(state, slot)
  return crossHexes(state.ground.board, centre, facing).every(
    (hex) =>
      hex !== -1 &&
      state.ground.field.joined.sheetOf[hex] !== -1 &&
      groundCost(state, gait, state.ground.terrain(hex)) !== undefined &&
      (hex === centre || !closed.includes(state.ground.sideBetween(centre, hex))),
  )
}

/** DN-13.2, DN-13.3 */
export function checkDragonStep(
  state: State,
  slot: number,
  action: ActionOf<'dragonStep'>,
): Refusal | undefined {
  if (!isBlackDragon(state, slot)) return refuse('notDragon', 'DN-13.2', { unit: idOf(state, slot) })
  const from = state.hex(slot)
  const to = neighbour(state.ground.board, from, directionOf(action.dir))
  if (to === -1 || closed.includes(state.ground.sideBetween(from, to)))
    return refuse('dragonBlocked', 'DN-13.3', {
      hex: state.ground.label(from),
    })
  if (!fits(state, slot, to, directionOf(action.facing)))
    return refuse('dragonBlocked', 'DN-13.3', { hex: state.ground.label(to) })
  return unpaid(state, stepMp(state))
}

export function dragonStep(play: Play, slot: number, action: ActionOf<'dragonStep'>): void {
  const { state } = play
  const from = state.hex(slot)
  const to = neighbour(state.ground.board, from, directionOf(action.dir))
  if (to === -1) return
  lie(play, slot, to, directionOf(action.facing))
  pay(state, slot, stepMp(state))
  state.put(S.flown, -1)
  tellStep(play, slot, from, 'dragon')
  openWindows(state)
  pushAside(state, slot)
}

const directionOf = (name: (typeof DIRECTION_NAMES)[number]): Direction =>
  DIRECTION_NAMES.indexOf(name) as Direction

/** DN-13.2: on the spot, once between two steps; `entered` remembers that it turned. */
export function checkDragonTurn(
  state: State,
  slot: number,
  action: ActionOf<'dragonTurn'>,
): Refusal | undefined {
  const unit = idOf(state, slot)
  if (!isBlackDragon(state, slot)) return refuse('notDragon', 'DN-13.2', { unit })
  if (state.get(S.entered) === 1) return refuse('onlyOnce', 'DN-13.2', { unit })
  const facing = directionOf(action.facing)
  if (facing === state.facing(slot))
    return refuse('badPath', 'DN-13.2', {
      hex: state.ground.label(state.hex(slot)),
    })
  return fits(state, slot, state.hex(slot), facing)
    ? undefined
    : refuse('dragonBlocked', 'DN-13.3', {
        hex: state.ground.label(state.hex(slot)),
      })
}

export function dragonTurn(play: Play, slot: number, action: ActionOf<'dragonTurn'>): void {
  const { state } = play
  const from = state.hex(slot)
  lie(play, slot, from, directionOf(action.facing))
  state.put(S.entered, 1)
  state.set(slot, U.moved, 1)
  tellStep(play, slot, from, 'dragon')
  openWindows(state)
  pushAside(state, slot)
}

function lie({ state }: Play, slot: number, centre: HexId, facing: Direction): void {
  state.setPath([...state.path(), standOf(state, slot)])
  state.put(S.entered, 0)
  state.set(slot, U.hex, centre)
  state.set(slot, U.facing, facing)
}

/** DN-13.4: everybody on the five hexes must find room; who is in an entrance stays. */
function pushAside(state: State, slot: number): void {
  const crowd = new Set(bodyOf(state, slot).flatMap((hex) => livingAt(state, hex)))
  crowd.delete(slot)
  for (const other of [...crowd].sort((a, b) => b - a)) {
    const sheltered = state.ground.terrain(state.hex(other)) === 'entrance' && state.level(other) === 1
    if (!sheltered) state.push('pushed', other)
  }
}

export function dragonMoves(state: State, slot: number): readonly Action[] {
  if (!isBlackDragon(state, slot)) return []
  const turns = DIRECTIONS.map(
    (facing) => ({ type: 'dragonTurn', facing: DIRECTION_NAMES[facing] }) as const,
  ).filter((action) => checkDragonTurn(state, slot, action) === undefined)
  const steps = DIRECTIONS.flatMap((dir) =>
    DIRECTIONS.map(
      (facing) =>
        ({
          type: 'dragonStep',
          dir: DIRECTION_NAMES[dir],
          facing: DIRECTION_NAMES[facing],
        }) as const,
    ),
  ).filter((action) => checkDragonStep(state, slot, action) === undefined)
  return [...steps, ...turns]
}
