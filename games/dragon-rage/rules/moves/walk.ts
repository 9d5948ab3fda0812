import { type Direction, type HexId, rotate } from '@wyrmtable/hex'
import type { ActionOf } from '../actions.ts'
import { labelOf } from '../map.ts'
import { type Dragon, formatDragon } from '../pieces.ts'
import { type Play, roll, trial } from '../play.ts'
import { formatDirection } from '../position.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { isBerserk, walkMp } from '../topics/abilities.ts'
import { checkBerserkEnd, checkBerserkStep } from '../topics/berserk.ts'
import { controls, gateAhead, isGuardedAhead, smash, smashFacedDoor } from '../topics/entrances.ts'
import { groundedAt, hasUnit } from '../topics/occupancy.ts'
import { overrun } from '../topics/overrun.ts'
import { groundStep } from '../topics/passage.ts'
import { destroyVp, isVpIntact } from '../topics/victory.ts'
import { isFog, isWhirlwind } from '../topics/weather.ts'
import { endMove, placeGrounded } from './move.ts'
import { crossesOpenly, hasWayOut, OVERRUN_COST, stepCost } from './way-out.ts'

type Forward = ActionOf<'walkForward'>
type Turn = ActionOf<'walkTurn'>
type Smash = ActionOf<'walkSmash'>

export function beginWalk(state: State, d: Dragon): void {
  state.setMp(d, walkMp(state, d))
  // DR-14.4: where it stands on units at the beginning it may also stay.
  state.setMayStay(d, true)
}

/** DR-12.4: the free turn, then the front hex; with units there DR-14 applies. */
export function checkWalkForward(state: State, d: Dragon, action: Forward): Refusal | undefined {
  const from = state.dragonHex(d)
  const facing = rotate(state.facing(d), action.turn)
  const step = groundStep(state, 'invader', from, facing, { smashesDoors: true })
  if (step.refusal !== undefined) return step.refusal
  const to = step.hex
  const hex = labelOf(to)
  if (groundedAt(state, to, d) !== -1) return refuse('dragonThere', 'DR-7.7', { hex })
  const attack = action.overrun === 'attack'
  const units = hasUnit(state, to)
  if (attack && !units) return refuse('noUnitsToOverrun', 'DR-14.2', { hex })
  if (units) {
    const refusal = checkOverrun(state, d, from, facing, to, attack)
    if (refusal !== undefined) return refusal
  }
  const needed = stepCost(state, from, to) + (attack ? OVERRUN_COST : 0)
  const left = state.mp(d)
  if (needed > left) return refuse('needsMp', 'DR-12.6', { needed, left })
  if (units && !attack && !hasWayOut(state, d, to, facing, left - needed))
    return refuse('noWayOut', 'DR-14.4', { hex })
  if (attack && isBerserk(state, d)) return undefined
  return checkBerserkStep(state, d, to, facing, left - needed)
}

/** DR-14.1, DR-14.5, DR-24.3. */
function checkOverrun(
  state: State,
  d: Dragon,
  from: HexId,
  facing: Direction,
  to: HexId,
  attack: boolean,
): Refusal | undefined {
  const hex = labelOf(to)
  if (isBerserk(state, d) && !(attack && state.options.berserkOverrun)) {
    return refuse('berserk', 'DR-24.3', { dragon: formatDragon(d), hex })
  }
  if (state.map.isTower(to)) return refuse('towerOccupied', 'DR-14.1', { hex })
  if (!crossesOpenly(state, from, facing)) {
    const edge = state.map.sideOf(from, facing)
    const entrance = edge === -1 ? '' : state.map.entranceAt(state.map.entranceOn(edge)).name
    return refuse('entranceClosed', 'DR-14.1', { entrance })
  }
  if (attack && isFog(state, to)) return refuse('fogNoAttack', 'DR-14.5', { hex })
  if (attack && isWhirlwind(state, to)) return refuse('whirlwindNoAttack', 'DR-14.5', { hex })
  return undefined
}

/** DR-14.4: a step that stays on units passed over must keep the way out open. */
function checkStaysOnUnits(state: State, d: Dragon, facing: Direction, mp: number): Refusal | undefined {
  const hex = state.dragonHex(d)
  if (state.mayStay(d) || !hasUnit(state, hex) || hasWayOut(state, d, hex, facing, mp)) return undefined
  return refuse('noWayOut', 'DR-14.4', { hex: labelOf(hex) })
}

export function walkForward(play: Play, d: Dragon, action: Forward): void {
  const { state } = play
  const from = state.dragonHex(d)
  const facing = rotate(state.facing(d), action.turn)
  state.setFacing(d, facing)
  // DR-9.7: the free turn may smash the door that the step then passes.
  smashFacedDoor(play, d)
  const step = groundStep(state, 'invader', from, facing, { smashesDoors: false })
  if (step.refusal !== undefined) throw new Error(`step refused after its check: ${step.refusal.type}`)
  const attack = action.overrun === 'attack'
  const mpLeft = state.mp(d) - stepCost(state, from, step.hex) - (attack ? OVERRUN_COST : 0)
  state.setMp(d, mpLeft)
  state.setMayStay(d, attack || !hasUnit(state, step.hex))
  play.emit({
    type: 'dragonMoved',
    dragon: formatDragon(d),
    how: 'walk',
    from: labelOf(from),
    path: [labelOf(step.hex)],
    facing: formatDirection(facing),
    mpLeft,
  })
  placeGrounded(play, d, step.hex)
  if (!attack) return
  overrun(play, d, step.hex)
  if (isBerserk(state, d)) endMove(play, d)
}

/** DR-12.3 */
export function checkWalkTurn(state: State, d: Dragon, action: Turn): Refusal | undefined {
  const left = state.mp(d)
  if (left < 1) return refuse('needsMp', 'DR-12.3', { needed: 1, left })
  const facing = rotate(state.facing(d), action.turn)
  return (
    checkStaysOnUnits(state, d, facing, left - 1) ??
    checkBerserkStep(state, d, state.dragonHex(d), facing, left - 1)
  )
}

export function walkTurn(play: Play, d: Dragon, action: Turn): void {
  const { state } = play
  state.setFacing(d, rotate(state.facing(d), action.turn))
  state.setMp(d, state.mp(d) - 1)
  const hex = labelOf(state.dragonHex(d))
  play.emit({
    type: 'dragonMoved',
    dragon: formatDragon(d),
    how: 'turn',
    from: hex,
    path: [],
    facing: formatDirection(state.facing(d)),
    mpLeft: state.mp(d),
  })
  smashFacedDoor(play, d)
}

/** DR-5.2a, DR-12.5: one point in a VP hex that still stands. */
export function checkWalkDestroy(state: State, d: Dragon): Refusal | undefined {
  const hex = state.dragonHex(d)
  const label = labelOf(hex)
  const left = state.mp(d)
  if (isBerserk(state, d)) return refuse('berserk', 'DR-24.3', { dragon: formatDragon(d) })
  if (state.map.vpIndexAt(hex) < 0) return refuse('noVictoryPoints', 'DR-5.2', { hex: label })
  if (!isVpIntact(state, hex)) return refuse('alreadyDestroyed', 'DR-5.1', { hex: label })
  if (left < 1) return refuse('needsMp', 'DR-12.5', { needed: 1, left })
  if (!state.options.walkDestroyOccupied && hasUnit(state, hex))
    return refuse('vpOccupied', 'DR-5.3', { hex: label })
  return checkStaysOnUnits(state, d, state.facing(d), left - 1)
}

export function walkDestroy(play: Play, d: Dragon): void {
  play.state.setMp(d, play.state.mp(d) - 1)
  destroyVp(play, play.state.dragonHex(d), 'walk', 'DR-5.2')
}

/** DR-9.8: points spent on the closed gate in front; not one's own. */
export function checkWalkSmash(state: State, d: Dragon, action: Smash): Refusal | undefined {
  const left = state.mp(d)
  if (isBerserk(state, d)) return refuse('berserk', 'DR-24.3', { dragon: formatDragon(d) })
  const refusal = checkGate(state, d, 'DR-9.8')
  if (refusal !== undefined) return refusal
  if (action.mp > left) return refuse('needsMp', 'DR-9.8', { needed: action.mp, left })
  // DR-14.4: judged as after the attempt; a guarded gate may still stand.
  const after = state.clone()
  if (!isGuardedAhead(state, d)) smash(trial(after), d, gateAhead(state, d), 'DR-9.8')
  return checkStaysOnUnits(after, d, state.facing(d), left - action.mp)
}

/** A closed gate in front that the Invader does not control. */
export function checkGate(state: State, d: Dragon, clause: string): Refusal | undefined {
  const id = gateAhead(state, d)
  if (id < 0) return refuse('noGateAhead', clause)
  const entrance = state.map.entranceAt(id).name
  if (state.entrance(id) !== 'closed') return refuse('gateNotClosed', clause, { entrance })
  if (controls(state, 'invader', id)) return refuse('ownGate', clause, { entrance })
  return undefined
}

export function walkSmash(play: Play, d: Dragon, action: Smash): void {
  const { state } = play
  const id = gateAhead(state, d)
  state.setMp(d, state.mp(d) - action.mp)
  // DR-9.8, DR-9.9: guarded gates need a roll on the points of this attempt alone.
  const smashed =
    !isGuardedAhead(state, d) ||
    roll(play, {
      why: 'gateSmash',
      clause: 'DR-9.8',
      by: formatDragon(d),
      on: state.map.entranceAt(id).name,
      need: action.mp,
      atMost: true,
    }).success
  if (smashed) smash(play, d, id, 'DR-9.8')
}

/** DR-12.2, DR-14.4: a walk ends anywhere but on units that were merely passed over. */
export function checkEndWalk(state: State, d: Dragon): Refusal | undefined {
  const hex = state.dragonHex(d)
  if (hasUnit(state, hex) && !state.mayStay(d)) return refuse('endsOnUnits', 'DR-14.4', { hex: labelOf(hex) })
  return checkBerserkEnd(state, d, hex, state.facing(d))
}

const TURNS = [0, -1, 1] as const
const HALF_TURNS = [-1, 1] as const

/** Every step that is legal now, without `endMove`. */
export function walkSteps(state: State, d: Dragon) {
  const forward = TURNS.flatMap((turn) => [
    { type: 'walkForward', turn, overrun: 'none' } as const,
    { type: 'walkForward', turn, overrun: 'attack' } as const,
  ]).filter((action) => checkWalkForward(state, d, action) === undefined)
  const turns = HALF_TURNS.map((turn) => ({ type: 'walkTurn', turn }) as const).filter(
    (action) => checkWalkTurn(state, d, action) === undefined,
  )
  const destroy = checkWalkDestroy(state, d) === undefined ? [{ type: 'walkDestroy' } as const] : []
  return [...forward, ...turns, ...destroy, ...smashes(state, d)]
}

/** An unguarded gate needs one point only; more would be wasted, though legal. */
function smashes(state: State, d: Dragon): readonly Smash[] {
  const most = isGuardedAhead(state, d) ? state.mp(d) : Math.min(1, state.mp(d))
  return Array.from({ length: most }, (_, i) => ({ type: 'walkSmash', mp: i + 1 }) as const).filter(
    (action) => checkWalkSmash(state, d, action) === undefined,
  )
}
