import { type FrameKind, S, U } from './fields.ts'
import { endEffects, kindOf } from './magic/lasting.ts'
import { vanish } from './magic/spectres.ts'
import { goOnMagic } from './magic/windows.ts'
import {
  beginAdvance,
  beginEffects,
  beginRetreats,
  casualties,
  endCombat,
  putBack,
} from './phases/aftermath.ts'
import {
  advanceChoices,
  chooseCasualty,
  chooseDragonPart,
  displaceChoices,
  horseChoices,
  partChoices,
  placeUnhorsed,
  pushedChoices,
  retreatChoices,
  unhorsedChoices,
} from './phases/answers.ts'
import { hasShot, orderedShots, shoot } from './phases/fire.ts'
import type { Play } from './play.ts'
import { NOBODY, sideIds } from './roster.ts'
import type { State } from './state.ts'
import { counter, idOf, isMounted, isOnMap, isStanding, isStunned, slots } from './topics/counters.ts'
import { finishMove } from './topics/move-end.ts'
import { mayStandAt, standOf } from './topics/occupancy.ts'
import { fail, retreaters } from './topics/retreating.ts'
import { endChain } from './topics/room.ts'
import { weaponOf } from './topics/shooting.ts'
import { openMagic } from './topics/windows.ts'
import { testVictory } from './victory.ts'

/** Goes on by itself until somebody must decide: what waits on top is done, or skipped where it is empty. */
export function goOn(play: Play): void {
  const { state } = play
  while (state.top !== undefined && state.phase !== 'over') {
    if (!settle(play, state.top)) break
  }
  const { top } = state
  if (state.phase !== 'over' && (top === undefined || openWindows.has(top))) testVictory(play, 'any-time')
}

/** DN-18.1: steps at which whatever was done before is resolved. */
const openWindows: ReadonlySet<FrameKind> = new Set([
  'magicWindow',
  'defensiveFire',
  'defensiveFireAtUnmoved',
])

/** Does the step on top if it needs nobody. False: it waits. */
function settle(play: Play, kind: FrameKind): boolean {
  const { state } = play
  switch (kind) {
    case 'phaseBegin':
      state.pop()
      beginPhase(play)
      return true
    case 'phaseEnd':
      state.pop()
      endPhase(play)
      return true
    case 'turnEnd':
      state.pop()
      endTurn(play)
      return true
    case 'endMove':
      state.pop()
      finishMove(play)
      return true
    case 'combatEffects':
      state.pop()
      beginEffects(play)
      return true
    case 'combatRetreats':
      state.pop()
      beginRetreats(state)
      return true
    case 'combatPutBack':
      state.pop()
      putBack(state)
      return true
    case 'combatAdvance':
      state.pop()
      beginAdvance(state)
      return true
    case 'combatEnd':
      state.pop()
      endCombat(state)
      openMagic(state)
      return true
    case 'defensiveFire':
    case 'defensiveFireAtUnmoved':
      return settleFire(play, kind)
    case 'retreat':
      return settleRetreat(play)
    case 'chooseCasualty':
    case 'chooseDragonPart':
      return settleSingle(play, kind)
    case 'displace':
      if (isOnMap(state, state.arg(0)) && displaceChoices(state).length > 0) return false
      state.pop()
      endChain(state)
      return true
    case 'advance':
      return skip(state, advanceChoices(state).length === 0)
    case 'placeUnhorsed':
      if (unhorsedChoices(state).length > 0) return false
      placeUnhorsed(play, undefined)
      return true
    case 'pushed':
      return skip(state, !mustBePushed(state, state.arg(0)) || pushedChoices(state).length === 0)
    case 'moveHorse':
      return skip(state, horseChoices(state).length === 0)
    default:
      return goOnMagic(play, kind)
  }
}

function skip(state: State, empty: boolean): boolean {
  if (empty) state.pop()
  return empty
}

/** DN-15.14: who has found room where it is by now stays. */
const mustBePushed = (state: State, slot: number): boolean =>
  isOnMap(state, slot) && !mayStandAt(state, slot, standOf(state, slot))

/** One candidate is no choice. */
function settleSingle(play: Play, kind: 'chooseCasualty' | 'chooseDragonPart'): boolean {
  const { state } = play
  if (kind === 'chooseCasualty') {
    const [only, other] = casualties(state, state.arg(0))
    if (only === undefined) return skip(state, true)
    if (other !== undefined) return false
    chooseCasualty(play, { type: 'chooseCasualty', unit: idOf(state, only) })
    return true
  }
  const [part, second] = partChoices(state)
  if (part === undefined) return skip(state, true)
  if (second !== undefined) return false
  chooseDragonPart(play, part)
  return true
}

/** DN-6.6, DN-6.7, DN-17.2: defensive fire is asked for while there is somebody to shoot, and an order to ask. */
function settleFire(play: Play, kind: 'defensiveFire' | 'defensiveFireAtUnmoved'): boolean {
  const { state } = play
  const side = 1 - state.active
  const { fire } = state.ordersOf(side)
  const gone = kind === 'defensiveFire' && state.mover < 0
  if (gone || !hasShot(state, side)) return skip(state, true)
  if (fire === 'ask') return false
  play.emit({ type: 'ordersAnswered', side: sideIds[side as 0] ?? 'exile', asked: 'fire' })
  const [shot] = fire === 'never' ? [] : orderedShots(state, side)
  if (shot === undefined) return skip(state, true)
  shoot(play, shot)
  return true
}

/** DN-12.5, DN-12.6: when none of those who must has a way left, all of them fail. */
function settleRetreat(play: Play): boolean {
  const { state } = play
  if (retreatChoices(state).length > 0) return false
  const stuck = retreaters(state, state.arg(0))
  state.pop()
  for (const slot of stuck) fail(play, slot, { cause: 'combat', clause: 'DN-12.5', distance: 0 })
  return true
}

/** DN-5.1: a phase begins. */
function beginPhase(play: Play): void {
  const { state } = play
  const side = sideIds[state.active as 0] ?? 'exile'
  play.emit({
    type: 'phaseBegan',
    turn: state.gameTurn,
    playerTurn: state.playerTurn,
    side,
    phase: state.phase,
  })
  if (state.phase === 'movement') markBusy(state)
  if (state.phase === 'combat') state.put(S.usedParts, 0)
  openMagic(state)
}

/** DN-6.5: who is mounted or lies at the beginning of phase 2 does not reload in it. */
function markBusy(state: State): void {
  for (const slot of slots(state)) {
    if (state.side(slot) !== state.active) continue
    state.set(slot, U.busy, isMounted(state, slot) || !isStanding(state, slot) ? 1 : 0)
  }
}

/** DN-5.1: a phase is closed and the next one begins. */
function endPhase(play: Play): void {
  const { state } = play
  if (state.phase === 'fire') state.phase = 'movement'
  else if (state.phase === 'movement') {
    reload(state)
    // DN-15.16: spells that hold somebody on the spot end with the movement of its side.
    endEffects(
      play,
      ({ spell, unit, expires }) =>
        kindOf(state, spell) === 'mp-set' && state.side(unit) === state.active && expires <= state.playerTurn,
    )
    state.phase = 'combat'
  } else {
    recoverAll(play)
    state.push('turnEnd')
    openMagic(state)
    return
  }
  state.push('phaseBegin')
}

/** DN-5.1, DN-5.6: phase 4; a window for spells follows before it is closed (DN-15.6). */
function recoverAll(play: Play): void {
  const { state } = play
  for (const slot of slots(state)) {
    if (state.side(slot) !== state.active || !isStunned(state, slot)) continue
    if (state.of(slot, U.stunned) < state.playerTurn && state.place(slot) !== 'carried') recover(play, slot)
  }
}

/** DN-6.5: reloading takes a whole phase 2 on foot, standing and without a step. */
function reload(state: State): void {
  for (const slot of slots(state)) {
    if (state.side(slot) !== state.active || weaponOf(state, slot) === undefined) continue
    if (!isStanding(state, slot) || isMounted(state, slot)) continue
    if (state.of(slot, U.busy) === 0 && state.of(slot, U.moved) === 0) state.set(slot, U.unloaded, 0)
  }
}

/** DN-5.7: the end of what magic lent, and the conditions of the end of the turn. */
function endTurn(play: Play): void {
  const { state } = play
  vanish(play)
  endEffects(
    play,
    ({ spell, expires }) => kindOf(state, spell) !== 'mp-set' && expires > 0 && expires <= state.playerTurn,
  )
  testVictory(play, 'any-time')
  testVictory(play, 'end-of-own-player-turn')
  if (state.phase === 'over') return
  if (state.playerTurn >= 2 * state.setting.scenario.turnLimit) {
    testVictory(play, 'turn-limit-reached')
    return
  }
  beginTurn(state)
}

/** DN-4.3: it stands up. */
function recover(play: Play, slot: number): void {
  const { state } = play
  state.set(slot, U.stunned, 0)
  const hex = state.hex(slot) < 0 ? '' : state.ground.label(state.hex(slot))
  const unit = idOf(state, slot)
  play.emit({
    type: 'unitFate',
    unit,
    hex,
    fate: 'recovered',
    cause: 'placing',
    clause: 'DN-5.6',
  })
}

/** DN-5.2: the other side's player turn; what the last one did is remembered for defensive fire (DN-6.5). */
function beginTurn(state: State): void {
  for (const slot of slots(state)) {
    state.set(slot, U.shotDefensively, 0)
    state.set(slot, U.cast, 0)
    state.set(slot, U.countered, 0)
    state.set(slot, U.fought, 0)
    if (state.side(slot) !== state.active || counter(state, slot).kind === 'horse') continue
    state.set(slot, U.lastMoved, state.of(slot, U.moved))
    state.set(slot, U.lastShot, state.of(slot, U.shot))
    for (const field of [
      U.shot,
      U.moved,
      U.moveDone,
      U.busy,
      U.attacked,
      U.cleared,
      U.mountedOnce,
      U.dismountedOnce,
    ])
      state.set(slot, field, 0)
  }
  state.put(S.playerTurn, state.playerTurn + 1)
  state.put(S.active, 1 - state.active)
  // DN-9.11: whoever wants to lead a horse farther takes it again in his move.
  for (const slot of slots(state)) {
    const leader = state.of(slot, U.leader)
    if (leader >= 0 && state.side(leader) === state.active) state.set(slot, U.leader, NOBODY)
  }
  state.phase = 'fire'
  state.push('phaseBegin')
}
