import { unitsData } from '../data/units.ts'
import { hasClaimWindow } from './phases/claim.ts'
import { settleDamage } from './phases/damage-allocation.ts'
import { beginDefenderMovement } from './phases/defender-movement.ts'
import { finishMelee } from './phases/invader-melee.ts'
import { endExhaustedWalk, holdPositions } from './phases/invader-movement.ts'
import { beginReinforcements, endReinforcements, placements } from './phases/reinforcements.ts'
import { beginSpellPhase, endBoost, mayCast } from './phases/spell.ts'
import { areas, dragons, units } from './pieces.ts'
import type { Play } from './play.ts'
import type { Phase } from './state.ts'
import { doomedOnBridges } from './topics/bridges.ts'
import { smashFacedDoors } from './topics/entrances.ts'
import { fallThroughBridge } from './topics/injury.ts'
import { endGame, markDragonsInside, settle } from './topics/victory.ts'

/** DR-6.1: what follows when a phase has ended; phase 9 is `advanceTurn`. */
const next: Readonly<Record<Phase, (play: Play) => void>> = {
  defenderSetup: (play) => enter(play, 'invaderSetup'),
  invaderSetup: beginTurn,
  invaderMovement: endInvaderMovement,
  dragonfire: (play) => enter(play, 'invaderMelee'),
  invaderMelee: endInvaderMelee,
  claim: (play) => enter(play, 'spell'),
  spell: (play) => enter(play, 'reinforcements'),
  reinforcements: endReinforcementPhase,
  defenderMovement: (play) => enter(play, 'archery'),
  archery: (play) => enter(play, 'defenderMelee'),
  defenderMelee: advanceTurn,
  over: () => {},
}

/** Ends the phase under way and does what the rules do between it and the next. */
export function endPhase(play: Play): void {
  next[play.state.phase](play)
}

function enter(play: Play, phase: Phase): void {
  const { state } = play
  if (state.phase === 'over') return
  state.phase = phase
  play.emit({ type: 'phaseBegan', turn: state.turn, phase })
  if (phase === 'spell') beginSpellPhase(play)
  else if (phase === 'reinforcements') beginReinforcements(play)
  else if (phase === 'defenderMovement') beginDefenderMovement(state)
}

/** Phase 1 of a turn begins: everything that counts by turn starts anew. */
function beginTurn(play: Play): void {
  const { state } = play
  state.mover = -1
  state.clearAttacked()
  for (const d of dragons) {
    state.setMode(d, undefined)
    state.setMp(d, 0)
    state.setMoved(d, false)
    state.setTakenOffOrLanded(d, false)
    state.setBreathed(d, false)
    state.setMayStay(d, false)
    state.setStart(d, -1, 0)
    for (const area of areas) {
      state.setGroupsUsed(d, area, 0)
      state.setAreaTarget(d, area, -1)
    }
  }
  for (const unit of units) {
    state.setDeed(unit, 'none')
    state.setStepsUsed(unit, 0)
    state.setOffRoad(unit, false)
  }
  if (state.options.insideClock === 'anyMoment') markDragonsInside(state)
  enter(play, 'invaderMovement')
}

/** DR-28.5: faced doors, then falls from broken bridges. */
function endInvaderMovement(play: Play): void {
  holdPositions(play.state)
  smashFacedDoors(play)
  for (const d of doomedOnBridges(play.state)) fallThroughBridge(play, d)
  settle(play)
  enter(play, 'dragonfire')
}

/** DR-28.5: berserk rolls, entrances close, claim window. */
function endInvaderMelee(play: Play): void {
  finishMelee(play)
  settle(play)
  enter(play, hasClaimWindow(play.state) ? 'claim' : 'spell')
}

function endReinforcementPhase(play: Play): void {
  endReinforcements(play)
  enter(play, 'defenderMovement')
}

/** Phase 9, DR-27.1: the two clocks in their order, then the next turn. */
function advanceTurn(play: Play): void {
  const { state } = play
  if (state.options.boostDuration === 'playerTurn') endBoost(play)
  markDragonsInside(state)
  const { noDestructionTurns, noInvaderInsideTurns } = unitsData.clocks
  if (state.turn - state.lastDestructionTurn >= noDestructionTurns) endGame(play, 'destructionClock')
  else if (state.turn - state.lastInsideTurn >= noInvaderInsideTurns) endGame(play, 'presenceClock')
  else {
    state.turn += 1
    beginTurn(play)
  }
}

/**
 * After each action: what follows without a decision (DR-28.2, DR-28.3), until somebody must decide or the
 * game is over.
 */
export function goOn(play: Play): void {
  const { state } = play
  for (;;) {
    settleDamage(play)
    settle(play)
    if (state.pending !== 'none' || state.phase === 'over') return
    if (state.phase === 'invaderMovement') endExhaustedWalk(play)
    const idle =
      (state.phase === 'spell' && !mayCast(state)) ||
      (state.phase === 'reinforcements' && placements(state).length === 0)
    if (!idle) return
    endPhase(play)
  }
}
