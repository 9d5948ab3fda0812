import { DIRECTION_NAMES, type Direction, type HexId, neighbour } from '@wyrmtable/hex'
import type { Modifier } from '@wyrmtable/kernel'
import { covers } from '../../data/schema.ts'
import type { ActionOf } from '../actions.ts'
import { S, U } from '../fields.ts'
import { parseHexIn } from '../hexes.ts'
import { type Play, roll } from '../play.ts'
import { isRefusal, type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import type { Aim } from '../topics/aim.ts'
import { hasPower, idOf, isHorse, isMounted, isOnMap, livingAt, slotOf, slots } from '../topics/counters.ts'
import { effectsOn } from '../topics/effects.ts'
import type { Strike } from '../topics/fate.ts'
import { die, strike } from '../topics/harm.ts'
import { sightAlong } from '../topics/line.ts'
import { occupants } from '../topics/occupancy.ts'
import { orderRetreat } from '../topics/retreating.ts'
import { hitPair } from '../topics/saddle.ts'
import { canAnyShoot, checkShooter, type PlannedShot, planShot, shotsOf } from '../topics/shooting.ts'
import { isArmoured, isWounded } from '../topics/values.ts'
import { openMagic } from '../topics/windows.ts'

type Shoot = ActionOf<'shoot'>

/** Whether shots now answer a move of the enemy (DN-6.6), or are those of phase 1. */
const isDefensive = (state: State): boolean => state.phase === 'movement'

/** Whom the shots of the moment may be aimed at (DN-6.6, DN-6.7, DN-6.28). */
function targetsNow(state: State): readonly number[] {
  if (state.top === 'defensiveFire') return state.mover < 0 ? [] : [state.mover]
  if (state.top === 'defensiveFireAtUnmoved')
    return slots(state).filter(
      (slot) => state.side(slot) === state.active && isOnMap(state, slot) && state.of(slot, U.moved) === 0,
    )
  return slots(state).filter((slot) => isOnMap(state, slot))
}

/** DN-6.30: in the order of its tests. */
export function checkShoot(state: State, action: Shoot, side: number): Refusal | undefined {
  const shooter = slotOf(state, action.shooter)
  const target = slotOf(state, action.target)
  if (shooter === undefined || state.side(shooter) !== side)
    return refuse('notYours', 'DN-6.2', { unit: action.shooter })
  if (target === undefined) return refuse('noSuchUnit', 'DN-6.28', { unit: action.target })
  const refusal = checkShooter(state, shooter, isDefensive(state))
  if (refusal !== undefined) return refusal
  if (!targetsNow(state).includes(target))
    return refuse('noTarget', isDefensive(state) ? 'DN-6.6' : 'DN-6.28', {
      unit: action.target,
    })
  const plan = planShot(state, shooter, target, wantedBy(state, action))
  return isRefusal(plan) ? plan : undefined
}

function wantedBy(state: State, { fromSide, fromHex, aimHex }: Shoot): (aim: Aim) => boolean {
  const side = fromSide === undefined ? undefined : DIRECTION_NAMES.indexOf(fromSide)
  const from = fromHex === undefined ? undefined : parseHexIn(state, fromHex)
  const to = aimHex === undefined ? undefined : parseHexIn(state, aimHex)
  return (aim) =>
    (side === undefined || aim.side === side) &&
    (from === undefined || aim.from === from) &&
    (to === undefined || aim.to === to)
}

export function shoot(play: Play, action: Shoot): void {
  const { state } = play
  const shooter = slotOf(state, action.shooter)
  const target = slotOf(state, action.target)
  if (shooter === undefined || target === undefined) return
  const plan = planShot(state, shooter, target, wantedBy(state, action))
  if (isRefusal(plan)) return
  const defensive = isDefensive(state)
  // DN-6.5: a shot of one's own turn halves or takes the movement of this turn, and unloads a crossbow.
  state.set(shooter, defensive ? U.shotDefensively : U.shot, 1)
  state.set(shooter, U.unloaded, 1)
  openMagic(state)
  const moving = state.mover === target && state.of(target, U.moved) === 1
  const letter = rollFire(play, shooter, target, plan, defensive)
  if (letter === '-') stray(play, shooter, target, plan)
  else applyFire(play, target, letter, moving)
}

/** DN-6.23: the die, its modifiers, the row and the letter. */
function rollFire(
  play: Play,
  shooter: number,
  target: number,
  plan: PlannedShot,
  defensive: boolean,
): string {
  const { state } = play
  const { fire } = state.setting.sheets
  const modifiers: Modifier[] = [
    { clause: 'DN-6.5', value: fire.modifiers.range[plan.band] },
    ...(isWounded(state, shooter) ? [{ clause: 'DN-6.23', value: fire.modifiers.woundedShooter }] : []),
    ...(isArmoured(state, target) ? [{ clause: 'DN-6.27', value: fire.modifiers.targetArmour }] : []),
    ...(hasPower(state, shooter, 'elf') ? [{ clause: 'DN-14.3', value: fire.modifiers.elfShooter }] : []),
    ...effectsOn(state, target).flatMap((effect) =>
      effect.kind === 'shot-die-modifier' ? [{ clause: 'DN-15.17', value: effect.value }] : [],
    ),
  ].filter(({ value }) => value !== 0)
  const table = fireTable(state, target)
  const rowOf = (total: number): number =>
    Math.min(Math.max(total, 1), fire.maxDie[plan.weapon]) + fire.rowOffset[plan.weapon]
  const read = (total: number): string => fire.tables[table][plan.cover][rowOf(total) - 1] ?? '-'
  const { total } = roll(play, {
    why: 'fire',
    clause: 'DN-6.23',
    by: idOf(state, shooter),
    on: idOf(state, target),
    modifiers,
    read,
  })
  const result = read(total)
  const told = {
    shooter: idOf(state, shooter),
    target: idOf(state, target),
    weapon: plan.weapon,
  }
  const row = rowOf(total)
  play.emit({
    type: 'shotFired',
    ...told,
    range: plan.range,
    cover: plan.cover,
    row,
    result,
    defensive,
  })
  return result
}

/** DN-6.25, DN-6.26, DN-14.1: riders, horses and the Baby Dragon are shot at on the mounted table. */
const fireTable = (state: State, target: number): 'foot' | 'mounted' =>
  isHorse(state, target) || isMounted(state, target) || hasPower(state, target, 'baby-dragon')
    ? 'mounted'
    : 'foot'

/** DN-6.8, DN-6.24 to DN-6.26: what a letter does to the target. */
function applyFire(
  play: Play,
  target: number,
  letter: string,
  moving: boolean,
  cause: Strike['cause'] = 'fire',
  clause = moving ? 'DN-6.8' : 'DN-6.24',
): void {
  const { state } = play
  const how: Strike = { cause, clause, distance: moving ? 0 : state.setting.sheets.fire.retreat }
  if (!moving) {
    hitStanding(play, target, letter, how)
    return
  }
  state.push('endMove')
  const goesOn = hitMover(play, target, letter, how)
  if (goesOn && state.top === 'endMove') state.pop()
}

/** DN-6.24 to DN-6.26: results on one who stands still; false where nothing came of it. */
export function hitStanding(play: Play, target: number, letter: string, how: Strike): boolean {
  const { state } = play
  const happened =
    fireTable(state, target) === 'mounted'
      ? hitMounted(play, target, letter, how) !== 'nothing'
      : letter === 'A'
        ? orderRetreat(play, target, state.setting.sheets.fire.retreat, how)
        : strike(play, target, letter === 'B' ? 'wounded' : 'killed', how) !== 'nothing'
  if (state.of(target, U.retreat) === 0) return happened
  state.push('retreat', state.side(target))
  return true
}

/** DN-6.25, DN-6.26, DN-14.1 on the mounted table. */
function hitMounted(
  play: Play,
  target: number,
  letter: string,
  how: Strike,
): 'nothing' | 'changed' | 'fallen' {
  const { state } = play
  if (isHorse(state, target)) {
    if (letter === 'A' || letter === 'B') return 'nothing'
    die(play, target, { ...how, clause: 'DN-6.26' })
    return 'fallen'
  }
  if (hasPower(state, target, 'baby-dragon')) {
    if (letter < 'D') return 'nothing'
    return strike(play, target, 'wounded', { ...how, clause: 'DN-14.1' }) === 'fallen' ? 'fallen' : 'changed'
  }
  if (letter === 'A') {
    orderRetreat(play, target, how.distance, how)
    return 'nothing'
  }
  return hitPair(play, target, letter, 'fire', { ...how, clause: 'DN-6.25' })
}

/** DN-6.8: −2 MP, half of the MP, or the end of the move. Tells whether the target goes on. */
function hitMover(play: Play, target: number, letter: string, how: Strike): boolean {
  const { state } = play
  const lose = (mp: number): boolean => {
    state.put(S.mp, Math.max(0, mp))
    play.emit({
      type: 'mpLost',
      unit: idOf(state, target),
      left: state.mp,
      clause: how.clause,
    })
    return true
  }
  const { mpLost } = state.setting.sheets.fire
  const riding = fireTable(state, target) === 'mounted'
  if (letter === 'A') return hasPower(state, target, 'baby-dragon') || lose(state.mp - mpLost)
  const mad = state.condition(target) !== 'mad'
  const suffered = riding
    ? hitMounted(play, target, letter, how)
    : strike(play, target, letter === 'B' ? 'wounded' : 'killed', how)
  if (suffered === 'fallen') return false
  if (suffered === 'changed') return lose(state.mp >> 1)
  // A power turned the result into a retreat, which on a mover is −2 MP; going mad costs none.
  if (hasPower(state, target, 'crazy-ork') && mad) return true
  return riding ? true : lose(state.mp - mpLost)
}

/** DN-16: a missile that missed may hit somebody beside the target. */
function stray(play: Play, shooter: number, target: number, plan: PlannedShot): void {
  const { state } = play
  if (!state.setting.options.errare) return
  const by = idOf(state, shooter)
  const { total } = roll(play, {
    why: 'errare',
    clause: 'DN-16.1',
    by,
    on: idOf(state, target),
  })
  if (total > state.setting.sheets.fire.strayUpTo) return
  let side = 10
  while (side > 6) side = roll(play, { why: 'errareHex', clause: 'DN-16.2', by }).total
  const hex = neighbour(state.ground.board, state.hex(target), (side - 1) as Direction)
  if (hex !== -1) hitStray(play, shooter, hex, plan)
}

/** DN-16.3: whoever is there, friend or enemy, if the line to him is free. */
function hitStray(play: Play, shooter: number, hex: HexId, plan: PlannedShot): void {
  const { state } = play
  const victim = occupants(state, hex)[0] ?? livingAt(state, hex)[0]
  if (victim === undefined || victim === shooter || hasPower(state, victim, 'black-dragon')) return
  const aim = { ...plan.aim, to: hex }
  if (isRefusal(sightAlong(state, shooter, victim, aim, plan.weapon, plan.band === 'short'))) return
  const letter = isArmoured(state, victim) ? 'A' : 'B'
  applyFire(play, victim, letter, state.mover === victim, 'stray', 'DN-16.3')
}

/** Every shot that may be fired now by a side: one a pair, by the best of the ways it could start. */
export function shots(state: State, side: number): readonly Shoot[] {
  return shotsOf(state, side, isDefensive(state), targetsNow(state)).map(({ shooter, target }) => ({
    type: 'shoot',
    shooter: idOf(state, shooter),
    target: idOf(state, target),
  }))
}

/** Whether there is any shot that may be fired now by a side. */
export const hasShot = (state: State, side: number): boolean =>
  canAnyShoot(state, side, isDefensive(state), targetsNow(state))

/** DN-17.2: the shots that a standing order allows: at short range at what has no cover. */
export const orderedShots = (state: State, side: number): readonly Shoot[] =>
  shotsOf(state, side, true, targetsNow(state))
    .filter(({ shot }) => shot.band === 'short' && shot.cover === covers[0])
    .map(({ shooter, target }) => ({
      type: 'shoot',
      shooter: idOf(state, shooter),
      target: idOf(state, target),
    }))
