import type { ActionOf, ActionType, MoveMode } from './actions.ts'
import { bound, checkBound } from './moves/bound.ts'
import { checkFall, fall } from './moves/fall.ts'
import { checkFly, checkLandInPlace, fly, landInPlace } from './moves/fly.ts'
import { checkLeglessSmash, leglessSmash } from './moves/legless-smash.ts'
import { endMove } from './moves/move.ts'
import { checkSlither, slither } from './moves/slither.ts'
import {
  checkWalkDestroy,
  checkWalkForward,
  checkWalkSmash,
  checkWalkTurn,
  walkDestroy,
  walkForward,
  walkSmash,
  walkTurn,
} from './moves/walk.ts'
import { checkChooseArea, checkShoot, chooseArea, shoot } from './phases/archery.ts'
import { checkClaim } from './phases/claim.ts'
import { allocateDamage, checkAllocateDamage } from './phases/damage-allocation.ts'
import { attackDragon, checkAttackDragon, checkPrepareBridge, prepare } from './phases/defender-melee.ts'
import { checkMoveUnit, moveUnit } from './phases/defender-movement.ts'
import { breathe, checkBreathe } from './phases/dragonfire.ts'
import { checkDragonAttack, checkEndMelee, dragonAttack } from './phases/invader-melee.ts'
import { beginMove, checkBeginMove, checkEndMove, checkEndMovement } from './phases/invader-movement.ts'
import { checkPlaceReinforcement, placeReinforcement } from './phases/reinforcements.ts'
import { checkFinishSetup, checkPlaceDragon, checkPlaceUnit, placeDragon, placeUnit } from './phases/setup.ts'
import {
  castBoost,
  castFog,
  castLightning,
  castWhirlwind,
  checkCastAt,
  checkCastBoost,
  isWizardAlive,
} from './phases/spell.ts'
import type { Dragon } from './pieces.ts'
import type { Play } from './play.ts'
import { type Refusal, refuse } from './refusals.ts'
import { endPhase } from './sequence.ts'
import type { Phase, State } from './state.ts'
import { endGame } from './topics/victory.ts'

/** One kind of action: when it may be taken, why not, and what it does. */
interface Rule<A> {
  /** Phases of which it is a part; undefined for actions that any phase of one's own allows. */
  readonly phases: readonly Phase[] | undefined
  check(state: State, action: A): Refusal | undefined
  apply(play: Play, action: A): void
}

/** A step of a dragon's move under way: it names no dragon, the one that moves is meant. */
function step<A>(
  mode: MoveMode,
  check: (state: State, d: Dragon, action: A) => Refusal | undefined,
  apply: (play: Play, d: Dragon, action: A) => void,
): Rule<A> {
  return {
    phases: ['invaderMovement'],
    check: (state, action) => {
      const { mover } = state
      if (mover === -1 || state.mode(mover) !== mode) return refuse('noMoveBegun', 'DR-12.1', { mode })
      return check(state, mover, action)
    },
    apply: (play, action) => {
      if (play.state.mover !== -1) apply(play, play.state.mover, action)
    },
  }
}

const allowed = (): undefined => undefined
const placement = ['defenderSetup'] as const
const spellPhase = ['spell'] as const

/** Every action with its rule. */
const rules: { readonly [T in ActionType]: Rule<ActionOf<T>> } = {
  placeUnit: { phases: placement, check: checkPlaceUnit, apply: placeUnit },
  placeDragon: { phases: ['invaderSetup'], check: checkPlaceDragon, apply: placeDragon },
  finishSetup: { phases: ['defenderSetup', 'invaderSetup'], check: checkFinishSetup, apply: endPhase },

  claim: {
    phases: ['invaderMovement', 'claim'],
    check: checkClaim,
    apply: (play) => endGame(play, 'claimed'),
  },
  passClaim: {
    phases: ['claim'],
    check: allowed,
    apply: (play) => {
      play.emit({ type: 'claimPassed' })
      endPhase(play)
    },
  },
  beginMove: { phases: ['invaderMovement'], check: checkBeginMove, apply: beginMove },
  walkForward: step<ActionOf<'walkForward'>>('walk', checkWalkForward, walkForward),
  walkTurn: step<ActionOf<'walkTurn'>>('walk', checkWalkTurn, walkTurn),
  walkDestroy: step<ActionOf<'walkDestroy'>>('walk', checkWalkDestroy, walkDestroy),
  walkSmash: step<ActionOf<'walkSmash'>>('walk', checkWalkSmash, walkSmash),
  endMove: {
    phases: ['invaderMovement'],
    check: checkEndMove,
    apply: (play) => {
      if (play.state.mover !== -1) endMove(play, play.state.mover)
    },
  },
  slither: step<ActionOf<'slither'>>('slither', checkSlither, slither),
  bound: step<ActionOf<'bound'>>('bound', checkBound, bound),
  fly: step<ActionOf<'fly'>>('fly', checkFly, fly),
  landInPlace: step<ActionOf<'landInPlace'>>('fly', checkLandInPlace, landInPlace),
  fall: step<ActionOf<'fall'>>('fall', checkFall, fall),
  leglessSmash: step<ActionOf<'leglessSmash'>>('leglessSmash', checkLeglessSmash, leglessSmash),
  allocateDamage: { phases: undefined, check: checkAllocateDamage, apply: allocateDamage },

  breathe: { phases: ['dragonfire'], check: checkBreathe, apply: breathe },
  dragonAttack: { phases: ['invaderMelee'], check: checkDragonAttack, apply: dragonAttack },

  castBoost: { phases: spellPhase, check: checkCastBoost, apply: castBoost },
  castFog: { phases: spellPhase, check: checkCastAt, apply: castFog },
  castWhirlwind: { phases: spellPhase, check: checkCastAt, apply: castWhirlwind },
  castLightning: { phases: spellPhase, check: checkCastAt, apply: castLightning },
  passSpell: {
    phases: spellPhase,
    check: (state) => (isWizardAlive(state) ? undefined : refuse('wizardDead', 'DR-18.1')),
    apply: (play) => {
      play.state.spellDone = true
      play.emit({ type: 'spellPassed' })
    },
  },
  placeReinforcement: {
    phases: ['reinforcements'],
    check: checkPlaceReinforcement,
    apply: placeReinforcement,
  },
  moveUnit: { phases: ['defenderMovement'], check: checkMoveUnit, apply: moveUnit },
  shoot: { phases: ['archery'], check: checkShoot, apply: shoot },
  chooseMissileArea: { phases: ['archery'], check: checkChooseArea, apply: chooseArea },
  attackDragon: { phases: ['defenderMelee'], check: checkAttackDragon, apply: attackDragon },
  prepareBridge: { phases: ['defenderMelee'], check: checkPrepareBridge, apply: prepare },

  endPhase: {
    phases: ['invaderMovement', 'dragonfire', 'invaderMelee', 'defenderMovement', 'archery', 'defenderMelee'],
    check: (state) => {
      if (state.phase === 'invaderMovement') return checkEndMovement(state)
      return state.phase === 'invaderMelee' ? checkEndMelee(state) : undefined
    },
    apply: endPhase,
  },
  concede: { phases: undefined, check: allowed, apply: (play) => endGame(play, 'conceded') },
  resign: { phases: undefined, check: allowed, apply: (play) => endGame(play, 'resigned') },
}

/** The rule of an action. */
export const ruleOf = <T extends ActionType>(action: { readonly type: T }): Rule<ActionOf<T>> =>
  rules[action.type]
