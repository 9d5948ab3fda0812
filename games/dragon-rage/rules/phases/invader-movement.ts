import type { ActionOf, MoveMode } from '../actions.ts'
import { labelOf } from '../map.ts'
import { bounds } from '../moves/bound.ts'
import { checkFallMode, falls } from '../moves/fall.ts'
import { checkLandInPlace, flights, hasFlight } from '../moves/fly.ts'
import { checkLeglessSmash } from '../moves/legless-smash.ts'
import { endMove } from '../moves/move.ts'
import { slithers } from '../moves/slither.ts'
import { beginWalk, checkEndWalk, walkSteps } from '../moves/walk.ts'
import { type Dragon, dragons, formatDragon, parseDragon } from '../pieces.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import {
  canBound,
  canTakeOff,
  canWalk,
  isAlive,
  isBerserk,
  mustGlide,
  wingsCarry,
} from '../topics/abilities.ts'
import { checkBerserkMode, mustMove } from '../topics/berserk.ts'
import { smashFacedDoor } from '../topics/entrances.ts'
import { crash } from '../topics/injury.ts'
import { isFog } from '../topics/weather.ts'

type BeginMove = ActionOf<'beginMove'>

/** DR-12.1, DR-6.3: one way to move for each dragon a turn, one dragon after the other. */
export function checkBeginMove(state: State, action: BeginMove): Refusal | undefined {
  const d = parseDragon(action.dragon)
  const { dragon, mode } = action
  if (!isAlive(state, d)) return refuse('dragonGone', 'DR-1.8', { dragon })
  if (state.mover !== -1) return refuse('moveUnderWay', 'DR-6.3', { dragon: formatDragon(state.mover) })
  if (state.hasMoved(d)) return refuse('alreadyMoved', 'DR-12.1', { dragon })
  return checkMode(state, d, mode)
}

/** Whether the dragon can begin to move in this way now, and something would be legal in it (DR-28.6). */
function checkMode(state: State, d: Dragon, mode: MoveMode): Refusal | undefined {
  const able = checkAbility(state, d, mode)
  if (able !== undefined) return able
  // DR-11.6, DR-28.4: gliding with no place to land is resolved by beginning the flight.
  if (mode === 'none' || (mode === 'fly' && mustGlide(state, d))) return undefined
  const begun = state.clone()
  begin(begun, d, mode)
  if (hasStep(begun, d)) return undefined
  return firstRefusal(begun, d, mode)
}

function checkAbility(state: State, d: Dragon, mode: MoveMode): Refusal | undefined {
  const dragon = formatDragon(d)
  const grounded = state.isGrounded(d) ? undefined : refuse('notGrounded', modeClauses[mode], { dragon })
  switch (mode) {
    case 'walk':
      return (
        grounded ??
        (canWalk(state, d) ? checkBerserkMode(state, d, mode) : refuse('noLegs', 'DR-11.2', { dragon }))
      )
    case 'slither':
      return grounded ?? checkBerserkMode(state, d, mode)
    case 'bound':
      if (grounded !== undefined) return grounded
      if (!canBound(state, d)) return refuse('cannotBound', boundClause(state, d), { dragon })
      if (isFog(state, state.dragonHex(d)))
        return refuse('boundInFog', 'DR-12.13', { hex: labelOf(state.dragonHex(d)) })
      return checkBerserkMode(state, d, mode)
    case 'fly':
      if (!state.isGrounded(d)) return undefined
      if (isBerserk(state, d)) return refuse('berserk', 'DR-24.3', { dragon })
      return canTakeOff(state, d) ? undefined : refuse('cannotTakeOff', 'DR-11.2', { dragon })
    case 'fall':
      return checkFallMode(state, d)
    case 'leglessSmash':
      return checkLeglessSmash(state, d)
    case 'none':
      return checkStay(state, d)
  }
}

/** DR-11.5 on a tower without any leg, otherwise the general condition. */
const boundClause = (state: State, d: Dragon): string =>
  wingsCarry(state, d) && state.map.isTower(state.dragonHex(d)) ? 'DR-11.5' : 'DR-11.2'

const modeClauses: Readonly<Record<MoveMode, string>> = {
  walk: 'DR-12.2',
  slither: 'DR-12.8',
  bound: 'DR-12.11',
  fly: 'DR-12.15',
  fall: 'DR-13.6',
  leglessSmash: 'DR-9.11',
  none: 'DR-12.1',
}

/** DR-12.21, DR-11.6, DR-24.2, DR-28.4: whether a dragon may go without a move this turn. */
export function checkStay(state: State, d: Dragon): Refusal | undefined {
  const dragon = formatDragon(d)
  if (state.isFlying(d)) {
    if (mustGlide(state, d)) return refuse('glideOnly', 'DR-28.4', { dragon })
    if (state.options.hover && !isBerserk(state, d)) return undefined
    const canMove = flights(state, d).length > 0 || checkLandInPlace(state, d) === undefined
    return canMove ? refuse('mustFly', 'DR-12.21', { dragon }) : undefined
  }
  return mustMove(state, d) ? refuse('mustAct', 'DR-28.4', { dragon }) : undefined
}

/** Sets up the move of a dragon in a state, without anything that a person sees. */
function begin(state: State, d: Dragon, mode: MoveMode): void {
  state.mover = d
  state.setMode(d, mode)
  state.setStart(d, state.dragonHex(d), state.facing(d))
  if (mode === 'walk') beginWalk(state, d)
}

export function beginMove(play: Play, action: BeginMove): void {
  const { state } = play
  const d = parseDragon(action.dragon)
  begin(state, d, action.mode)
  play.emit({ type: 'moveBegan', dragon: action.dragon, mode: action.mode, mp: state.mp(d) })
  smashFacedDoor(play, d)
  if (action.mode === 'none') {
    // DR-12.21: holding position in the air counts as a fly move.
    if (state.isFlying(d)) state.setMode(d, 'fly')
    endMove(play, d)
  } else if (action.mode === 'fly' && mustGlide(state, d) && checkLandInPlace(state, d) !== undefined) {
    crash(play, d, 'crash', 'DR-11.6')
  }
}

/** What the dragon whose move is under way may do next, without `endMove`. */
export function steps(state: State, d: Dragon) {
  switch (state.mode(d)) {
    case 'walk':
      return walkSteps(state, d)
    case 'slither':
      return slithers(state, d)
    case 'bound':
      return bounds(state, d)
    case 'fly': {
      const landing = checkLandInPlace(state, d) === undefined ? [{ type: 'landInPlace' } as const] : []
      return [...landing, ...flights(state, d)]
    }
    case 'fall':
      return falls(state, d)
    case 'leglessSmash':
      return [{ type: 'leglessSmash' } as const]
    default:
      return []
  }
}

/** Whether there is any: of a flight only the first is looked for. */
const hasStep = (state: State, d: Dragon): boolean =>
  state.mode(d) === 'fly'
    ? checkLandInPlace(state, d) === undefined || hasFlight(state, d)
    : steps(state, d).length > 0

function firstRefusal(state: State, d: Dragon, mode: MoveMode): Refusal {
  const dragon = formatDragon(d)
  if (mode === 'fly' && state.isFlying(d))
    return checkLandInPlace(state, d) ?? refuse('noSuchMove', 'DR-28.6', { dragon, mode })
  return refuse('noSuchMove', 'DR-28.6', { dragon, mode })
}

export const moveModesNow = (state: State, d: Dragon): readonly BeginMove[] =>
  (['walk', 'slither', 'bound', 'fly', 'fall', 'leglessSmash', 'none'] as const)
    .map((mode) => ({ type: 'beginMove', dragon: formatDragon(d), mode }) as const)
    .filter((action) => checkBeginMove(state, action) === undefined)

/** DR-12.2, DR-28.3: only a walk is ended by hand. */
export function checkEndMove(state: State): Refusal | undefined {
  if (state.mover === -1) return refuse('noMoveBegun', 'DR-12.1')
  if (state.mode(state.mover) !== 'walk') return refuse('notNow', 'DR-28.3', { phase: state.phase })
  return checkEndWalk(state, state.mover)
}

/** DR-6.2, DR-28.4: the phase ends when no dragon is under way and none must still move. */
export function checkEndMovement(state: State): Refusal | undefined {
  if (state.mover !== -1) return refuse('moveUnderWay', 'DR-6.3', { dragon: formatDragon(state.mover) })
  for (const d of dragons) {
    if (!isAlive(state, d) || state.hasMoved(d)) continue
    const refusal = checkStay(state, d)
    if (refusal !== undefined) return refusal
  }
  return undefined
}

/** DR-28.3: a walk without a further legal step ends by itself. */
export function endExhaustedWalk(play: Play): void {
  const { state } = play
  const d = state.mover
  if (d === -1 || state.mode(d) !== 'walk') return
  if (walkSteps(state, d).length === 0 && checkEndWalk(state, d) === undefined) endMove(play, d)
}

/** DR-28.4: a flyer that may stay holds position, which counts as a fly move (DR-12.21). */
export function holdPositions(state: State): void {
  for (const d of dragons) {
    if (state.isFlying(d) && !state.hasMoved(d)) state.setMode(d, 'fly')
    state.setBraved(d, false)
  }
}
