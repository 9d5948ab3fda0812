import { type HexId, pairSteps } from '@wyrmtable/hex'
import type { Way } from '../events.ts'
import { type Level, S, U } from '../fields.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { Stand, State } from '../state.ts'
import { bodyOf, hasPower, idOf, isMounted } from './counters.ts'
import { strike } from './harm.ts'
import { takeControl } from './horses.ts'
import { infiltrate } from './infiltration.ts'
import { type Obstacles, obstaclesOf } from './obstacles.ts'
import { bodyAt, isGround, put, standOf } from './occupancy.ts'
import { gaitOf, groundCost, groundUnder, ledGait, stepCost } from './passage.ts'
import { openMagic } from './windows.ts'

/** A step that could be taken: where it leads and what it costs. */
interface PlannedStep {
  readonly to: Stand
  readonly cost: number
  readonly how: Way
}

/** DN-7.1 to DN-7.8, DN-9.2 to DN-9.4: the step of the mover to a hex, or why not. */
export function planStep(
  state: State,
  slot: number,
  to: HexId,
  level: Level = 'above',
  obstacles: Obstacles = obstaclesOf(state, slot),
): PlannedStep | Refusal {
  const plan = isMounted(state, slot)
    ? planRide(state, slot, to, obstacles)
    : planWalk(state, slot, to, level, obstacles)
  if ('type' in plan) return plan
  const body = bodyAt(state, slot, plan.to) ?? [to]
  if (body.some((one) => obstacles.isBarred(one, plan.to.level)))
    return refuse('enemyThere', 'DN-7.3', { hex: state.ground.label(to) })
  for (const horse of obstacles.led())
    if (!isGround(state, ledGait(state, horse), to))
      return refuse('impassable', 'DN-9.11', { hex: state.ground.label(to) })
  return plan
}

function planWalk(
  state: State,
  slot: number,
  to: HexId,
  level: Level,
  obstacles: Obstacles,
): PlannedStep | Refusal {
  const from = state.hex(slot)
  const cost = stepCost(state, gaitOf(state, slot), from, to, groundUnder(state, slot, from))
  if (cost === undefined) return impassable(state, slot, from, to)
  const corpses = obstacles.corpseCost(to)
  if (corpses === undefined) return refuse('corpses', 'DN-7.8', { hex: state.ground.label(to) })
  const place = state.ground.terrain(to) === 'entrance' && level === 'in' ? 1 : 0
  return {
    to: { hex: to, facing: state.facing(slot), level: place },
    cost: cost + corpses,
    how: 'step',
  }
}

/** Which clause closes the way: the ground, the hexside, or that bridge and water do not meet. */
function impassable(state: State, slot: number, from: HexId, to: HexId): Refusal {
  const hex = state.ground.label(to)
  if (state.ground.edge(from, to) < 0) return refuse('notAdjacent', 'DN-7.1', { hex })
  const gait = gaitOf(state, slot)
  if (groundCost(state, gait, state.ground.terrain(to)) !== undefined) {
    const side = state.ground.sideBetween(from, to)
    return refuse(
      'impassable',
      side === 'none' || side === 'crest' ? 'DN-7.6' : side === 'cell-door' ? 'DN-7.9' : 'DN-7.2',
      { hex },
    )
  }
  const terrain = state.ground.terrain(to)
  const clause =
    gait.kind === 'mounted'
      ? 'DN-7.4'
      : terrain === 'crevasse'
        ? 'DN-7.7'
        : gait.armoured
          ? 'DN-7.5'
          : 'DN-7.1'
  return refuse('impassable', clause, { hex })
}

/** DN-9.2: the eight hexes round the counter, with what turning costs. */
function planRide(state: State, slot: number, to: HexId, obstacles: Obstacles): PlannedStep | Refusal {
  const { board } = state.ground
  const step = pairSteps(board, state.hex(slot), state.facing(slot)).find((one) => one.to === to)
  if (step === undefined) return refuse('notAdjacent', 'DN-9.2', { hex: state.ground.label(to) })
  const gait = gaitOf(state, slot)
  const rear = step.rear
  const cost = stepCost(state, gait, rear, to, groundUnder(state, slot, rear))
  if (cost === undefined) return impassable(state, slot, rear, to)
  const corpses = obstacles.corpseCost(to)
  if (corpses === undefined) return refuse('corpses', 'DN-7.8', { hex: state.ground.label(to) })
  const turning = state.setting.sheets.terrain.turning[step.turn]
  return {
    to: { hex: to, facing: step.facing, level: 0 },
    cost: cost + corpses + turning,
    how: 'ride',
  }
}

/** Why the mover cannot pay (DN-7.1), or undefined. */
export const unpaid = (state: State, cost: number): Refusal | undefined =>
  cost > state.mp ? refuse('needsMp', 'DN-7.1', { needed: cost, left: state.mp }) : undefined

/**
 * DN-8.3, DN-8.4: before a hex that was entered is left, the roll for it. The declared step is lost unless
 * it is a pass, and the move is over.
 */
export function leaves(play: Play, slot: number): boolean {
  const { state } = play
  const rolls = state.get(S.entered) === 1 || state.setting.options.infiltrationStartHex
  return !rolls || state.get(S.flown) >= 0 || passes(play, slot, bodyOf(state, slot))
}

/** DN-8.4: the roll for hexes that are traversed; false: the move is over, and what the table says has happened. */
export function passes(play: Play, slot: number, hexes: readonly HexId[]): boolean {
  const { state } = play
  const result = infiltrate(play, slot, hexes)
  if (result === 'pass') return true
  state.push('endMove')
  if (result === 'stop') return false
  const how = { cause: 'infiltration', clause: 'DN-8.4', distance: 0 } as const
  const suffered = strike(play, slot, result, how)
  // DN-14.2: on the Crazy Ork it had no other effect than to turn him mad, or none at all.
  if (suffered !== 'nothing' || !hasPower(state, slot, 'crazy-ork')) return false
  state.pop()
  return true
}

/** Carries a step out: pays, moves, tells, and opens the windows of DN-7.11. */
export function go(play: Play, slot: number, { to, cost, how }: PlannedStep): void {
  const { state } = play
  const from = state.hex(slot)
  state.setPath([...state.path(), standOf(state, slot)])
  put(state, slot, to)
  pay(state, slot, cost)
  state.put(S.entered, 1)
  tellStep(play, slot, from, how)
  takeControl(state, slot)
  openWindows(state)
}

export function pay(state: State, slot: number, cost: number): void {
  state.put(S.mp, state.mp - cost)
  state.put(S.begun, 1)
  // DN-6.5: "moved" is having spent anything.
  state.set(slot, U.moved, 1)
  state.set(slot, U.busy, 1)
}

export function tellStep(play: Play, slot: number, from: HexId, how: Way): void {
  const { state } = play
  play.emit({
    type: 'unitMoved',
    unit: idOf(state, slot),
    from: from < 0 ? '' : state.ground.label(from),
    hex: state.ground.label(state.hex(slot)),
    how,
    mpLeft: state.mp,
  })
}

/** DN-7.11: magic, then defensive fire, on the hex the mover now stands on. */
export function openWindows(state: State): void {
  state.push('defensiveFire')
  openMagic(state)
}
