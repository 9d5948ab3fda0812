import { breath, checkBreath } from './actions/breath.ts'
import { checkFly, fly } from './actions/fly.ts'
import { checkGunFire, checkGunHaul, checkGunTurn, gunFire, gunHaul, gunTurn } from './actions/gun.ts'
import { checkJump, jump } from './actions/jump.ts'
import { checkMelee, melee } from './actions/melee.ts'
import { checkMove, move } from './actions/move.ts'
import { checkShoot, shoot } from './actions/shoot.ts'
import { checkTurn, turn } from './actions/turn.ts'
import type { ActionOf, ActionType } from './actions.ts'
import { castBolt, checkCastBolt } from './magic/bolt.ts'
import { checkCreate, create } from './magic/create.ts'
import { castShield, checkCastShield } from './magic/strengthen.ts'
import { castWind, checkCastWind } from './magic/wind.ts'
import { activate, checkActivate } from './phases/activation.ts'
import { checkPlaceSorcerer, placeSorcerer } from './phases/setup.ts'
import { checkSorcererMove, checkSorcererTurn, sorcererMove, sorcererTurn } from './phases/sorcerer-move.ts'
import type { Play } from './play.ts'
import type { Refusal } from './refusals.ts'
import { endActivation, endSorcererTurn } from './sequence.ts'
import type { Phase, State } from './state.ts'

/** One kind of action: at which decision it may be taken, why not, and what it does. */
interface Rule<A> {
  /** Undefined for what any decision allows. */
  readonly phase: Phase | undefined
  check(state: State, action: A): Refusal | undefined
  apply(play: Play, action: A): void
}

const allowed = (): undefined => undefined

/** Every action of SO-13.1 with its rule. */
const rules: { readonly [T in ActionType]: Rule<ActionOf<T>> } = {
  placeSorcerer: { phase: 'setup', check: checkPlaceSorcerer, apply: placeSorcerer },
  activate: { phase: 'opportunity', check: checkActivate, apply: activate },

  move: { phase: 'activation', check: checkMove, apply: move },
  fly: { phase: 'activation', check: checkFly, apply: fly },
  jump: { phase: 'activation', check: checkJump, apply: jump },
  turn: { phase: 'activation', check: checkTurn, apply: turn },
  melee: { phase: 'activation', check: checkMelee, apply: melee },
  shoot: { phase: 'activation', check: checkShoot, apply: shoot },
  breath: { phase: 'activation', check: checkBreath, apply: breath },
  gunFire: { phase: 'activation', check: checkGunFire, apply: gunFire },
  gunHaul: { phase: 'activation', check: checkGunHaul, apply: gunHaul },
  gunTurn: { phase: 'activation', check: checkGunTurn, apply: gunTurn },
  endActivation: { phase: 'activation', check: allowed, apply: endActivation },

  sorcererMove: { phase: 'sorcerer', check: checkSorcererMove, apply: sorcererMove },
  sorcererTurn: { phase: 'sorcerer', check: checkSorcererTurn, apply: sorcererTurn },
  castBolt: { phase: 'sorcerer', check: checkCastBolt, apply: castBolt },
  castShield: { phase: 'sorcerer', check: checkCastShield, apply: castShield },
  castWind: { phase: 'sorcerer', check: checkCastWind, apply: castWind },
  create: { phase: 'sorcerer', check: checkCreate, apply: create },
  endSorcererTurn: { phase: 'sorcerer', check: allowed, apply: endSorcererTurn },

  // Carried out by the game itself, which knows who resigns (SO-12.6).
  resign: { phase: undefined, check: allowed, apply: () => {} },
}

/** The rule of an action. */
export const ruleOf = <T extends ActionType>(action: { readonly type: T }): Rule<ActionOf<T>> =>
  rules[action.type]
