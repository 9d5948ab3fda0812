import { directionTo, type EdgeId, edgeBetween, type HexId, neighboursOf } from '@wyrmtable/hex'
import type { ActionOf } from '../actions.ts'
import { board, labelOf } from '../map.ts'
import { formatUnit, isTroop, parseUnit, type Unit, units, valuesOf, WZD } from '../pieces.ts'
import { type Play, trial } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { NOWHERE, type State } from '../state.ts'
import { unitLeft } from '../topics/bridges.ts'
import { updateGateControl } from '../topics/entrances.ts'
import { groundedAt, unitsAt } from '../topics/occupancy.ts'
import { groundStep } from '../topics/passage.ts'

type MoveUnit = ActionOf<'moveUnit'>

/** DR-20.2: a unit has its road allowance only if it starts the phase on a road hex. */
export function beginDefenderMovement(state: State): void {
  for (const unit of units) {
    const hex = state.unitHex(unit)
    state.setStepsUsed(unit, 0)
    state.setOffRoad(unit, hex === NOWHERE || !state.map.isRoadHex(hex))
  }
}

/** DR-20.1–20.4 with sections 7, 8 and 9, step by step. */
export function checkMoveUnit(state: State, action: MoveUnit): Refusal | undefined {
  const unit = parseUnit(action.unit)
  if (unit === undefined || state.unitHex(unit) === NOWHERE) {
    return refuse('unitGone', 'DR-1.8', { unit: action.unit })
  }
  const path: HexId[] = []
  for (const label of action.path) {
    const hex = state.map.parseLabel(label)
    if (hex === undefined) return refuse('notOnMap', 'DR-3.1', { hex: label })
    path.push(hex)
  }
  return checkPath(state, unit, path)
}

/** Each step is judged in the state that the steps before it leave behind: a copy, made once there is one. */
function checkPath(state: State, unit: Unit, path: readonly HexId[]): Refusal | undefined {
  let play = trial(state)
  let arrivedBy: EdgeId | -1 = -1
  for (const [i, to] of path.entries()) {
    const from = play.state.unitHex(unit) as HexId
    const last = i === path.length - 1
    const refusal =
      checkStep(play.state, unit, from, to) ?? checkCavalryInTower(state, unit, from, to, arrivedBy, last)
    if (refusal !== undefined) return refusal
    if (last) return undefined
    arrivedBy = edgeBetween(board, from, to)
    if (i === 0) play = trial(state.clone())
    takeStep(play, unit, to)
  }
  return undefined
}

function checkStep(state: State, unit: Unit, from: HexId, to: HexId): Refusal | undefined {
  // DR-7.4: the hero's move is over once he has joined a dragon.
  if (state.stepsUsed(unit) > 0 && groundedAt(state, from) !== -1) {
    return refuse('moveEndedAtDragon', 'DR-7.4', { unit: formatUnit(unit) })
  }
  const direction = directionTo(board, from, to)
  if (direction === -1) return refuse('notAdjacent', 'DR-20.1', { hex: labelOf(to) })
  const offRoad = state.isOffRoad(unit) || !state.map.isRoadSide(state.map.sideOf(from, direction) as EdgeId)
  return (
    groundStep(state, 'defender', from, direction, { smashesDoors: false }).refusal ??
    checkAllowance(unit, state.stepsUsed(unit) + 1, offRoad) ??
    checkEntry(state, unit, to)
  )
}

/** DR-20.2: the plain allowance, or the longer one while every step keeps to the road. */
function checkAllowance(unit: Unit, needed: number, offRoad: boolean): Refusal | undefined {
  const { move, roadMove } = valuesOf(unit)
  if (needed <= move || (!offRoad && needed <= roadMove)) return undefined
  if (needed <= roadMove) return refuse('roadOnly', 'DR-20.2', { needed, left: move })
  return refuse('noMpLeft', 'DR-20.2', { needed, left: offRoad ? move : roadMove })
}

/** DR-8.8, DR-20.4: cavalry only rides through a road tower, in by the road and out by the road at once. */
function checkCavalryInTower(
  { map }: State,
  unit: Unit,
  from: HexId,
  to: HexId,
  arrivedBy: EdgeId | -1,
  last: boolean,
): Refusal | undefined {
  if (valuesOf(unit).mayEndInTower) return undefined
  const edge = edgeBetween(board, from, to)
  const byRoad = edge !== -1 && map.isRoadSide(edge)
  const leavesOffRoad = arrivedBy !== -1 && map.isTower(from) && !byRoad
  const entersBadly = map.isTower(to) && (last || !map.isRoadTower(to) || !byRoad)
  if (!leavesOffRoad && !entersBadly) return undefined
  return refuse('cavalryTower', 'DR-8.8', { hex: labelOf(map.isTower(to) ? to : from) })
}

/** Section 7: who may share a hex, also in passing. */
function checkEntry(state: State, unit: Unit, to: HexId): Refusal | undefined {
  const others = unitsAt(state, to)
  const dragon = groundedAt(state, to) !== -1
  if (isTroop(unit)) {
    if (dragon) return refuse('dragonThere', 'DR-7.1', { hex: labelOf(to) })
    if (others.length === 0) return undefined
    if (others.some(isTroop)) return refuse('troopStack', 'DR-7.1', { hex: labelOf(to) })
    const joins = state.options.troopJoinsCharacter && others.length === 1
    return joins ? undefined : refuse('troopStack', 'DR-7.3', { hex: labelOf(to) })
  }
  if (others.length > 1) return refuse('fullHex', 'DR-7.2', { hex: labelOf(to) })
  if (!dragon) return undefined
  return unit === WZD ? refuse('wizardAvoidsDragon', 'DR-7.4', { hex: labelOf(to) }) : undefined
}

export function moveUnit(play: Play, action: MoveUnit): void {
  const unit = parseUnit(action.unit) as Unit
  const from = labelOf(play.state.unitHex(unit) as HexId)
  play.emit({ type: 'unitMoved', unit: action.unit, from, path: action.path })
  for (const label of action.path) takeStep(play, unit, play.state.map.parseLabel(label) as HexId)
}

function takeStep(play: Play, unit: Unit, to: HexId): void {
  const { state } = play
  const from = state.unitHex(unit) as HexId
  const edge = edgeBetween(board, from, to)
  if (edge === -1 || !state.map.isRoadSide(edge)) state.setOffRoad(unit, true)
  state.setUnitHex(unit, to)
  state.setStepsUsed(unit, state.stepsUsed(unit) + 1)
  // DR-9.3: control changes in passing, too.
  updateGateControl(play)
  unitLeft(play, unit, from)
}

/** How a unit could go on by a hex beside it: there, or if it may not stay there, through it by the road. */
function pathsBy({ map }: State, unit: Unit, from: HexId, to: HexId): readonly (readonly HexId[])[] {
  if (!map.isTower(to) || valuesOf(unit).mayEndInTower) return [[to]]
  const edge = edgeBetween(board, from, to)
  if (edge === -1 || !map.isRoadSide(edge) || !map.isRoadTower(to)) return []
  return neighboursOf(map.grid, to).map((on) => [to, on])
}

/** Single steps, and for cavalry the two steps through a road tower: everything else is made of these. */
export function unitMoves(state: State): readonly MoveUnit[] {
  const moves: MoveUnit[] = []
  for (const unit of units) {
    const from = state.unitHex(unit)
    if (from === NOWHERE || state.stepsUsed(unit) >= valuesOf(unit).roadMove) continue
    for (const to of neighboursOf(state.map.grid, from as HexId)) {
      for (const path of pathsBy(state, unit, from as HexId, to)) {
        if (checkPath(state, unit, path) !== undefined) continue
        moves.push({ type: 'moveUnit', unit: formatUnit(unit), path: path.map(labelOf) })
      }
    }
  }
  return moves
}
