import type { Action, ActionOf, ActionType } from './actions.ts'
import type { FrameKind, Phase } from './fields.ts'
import { carryOn, checkCarryOn, checkCast, counterSpell, declare, withdraw } from './magic/casting.ts'
import { passMagic } from './magic/windows.ts'
import { checkClear, clear } from './moves/corpses.ts'
import {
  changeLevel,
  checkExit,
  checkLevel,
  checkLink,
  checkLock,
  exit,
  turnLock,
  useLink,
} from './moves/doors.ts'
import { checkDragonStep, checkDragonTurn, dragonStep, dragonTurn } from './moves/dragon.ts'
import {
  checkDropHorse,
  checkLift,
  checkPutDown,
  checkTakeHorse,
  dropHorse,
  lift,
  putDownLoad,
  takeHorse,
} from './moves/load.ts'
import { checkDismount, checkJump, checkMount, dismount, jump, mount } from './moves/ride.ts'
import { checkEnter, checkStartMove, enter, startMove } from './moves/start.ts'
import { aboutFace, checkAboutFace, checkFly, checkStep, fly, step } from './moves/step.ts'
import {
  advance,
  advanceChoices,
  casualtyChoices,
  checkAnswer,
  chooseCasualty,
  chooseDragonPart,
  displaceChoices,
  displaceFriend,
  horseChoices,
  moveHorse,
  partChoices,
  placeUnhorsed,
  pushed,
  pushedChoices,
  retreat,
  retreatChoices,
  unhorsedChoices,
} from './phases/answers.ts'
import { attack, checkAttack } from './phases/combat.ts'
import { checkShoot, shoot } from './phases/fire.ts'
import { checkEndMove, checkEndMovement, endMove } from './phases/movement.ts'
import { checkPlace, checkReady, finishSetup, place } from './phases/setup.ts'
import type { Play } from './play.ts'
import { type Refusal, refuse } from './refusals.ts'
import { sideIds } from './roster.ts'
import type { State } from './state.ts'
import { openMagic } from './topics/windows.ts'
import { endGame } from './victory.ts'

/** One kind of action: when it may be taken, why not, and what it does. */
interface Rule<A> {
  /** Phases in which it is taken while nothing else waits; none for answers. */
  readonly phases: readonly Phase[]
  /** Steps that it answers. */
  readonly answers: readonly FrameKind[]
  readonly anyTime?: boolean
  check(state: State, action: A, side: number): Refusal | undefined
  apply(play: Play, action: A, side: number): void
}

const allowed = (): undefined => undefined

/** An action of the mover. */
function move<A>(
  check: (state: State, slot: number, action: A) => Refusal | undefined,
  apply: (play: Play, slot: number, action: A) => void,
): Rule<A> {
  return {
    phases: ['movement'],
    answers: [],
    check: (state, action) =>
      state.mover < 0 ? refuse('noMove', 'DN-5.4') : check(state, state.mover, action),
    apply: (play, action) => apply(play, play.state.mover, action),
  }
}

/** An answer that must be one of those listed. */
function answer<A extends Action>(
  kind: FrameKind,
  clause: string,
  choices: (state: State) => readonly Action[],
  apply: (play: Play, action: A) => void,
): Rule<A> {
  return {
    phases: [],
    answers: [kind],
    check: (state, action) => checkAnswer(state, action, choices(state), clause),
    apply,
  }
}

function inPhase<A>(
  phase: Phase,
  check: (state: State, action: A) => Refusal | undefined,
  apply: (play: Play, action: A) => void,
): Rule<A> {
  return { phases: [phase], answers: [], check, apply }
}

const endPhase: Rule<ActionOf<'endPhase'>> = {
  phases: ['fire', 'movement', 'combat'],
  answers: [],
  check: checkEndMovement,
  apply: ({ state }) => {
    state.push('phaseEnd')
    // DN-15.6: a window before the phase is closed; DN-6.7: before it, fire at those who did not move.
    openMagic(state)
    if (state.phase === 'movement') state.push('defensiveFireAtUnmoved')
  },
}

/** Every action of DN-17 with its rule. */
const rules: { readonly [T in ActionType]: Rule<ActionOf<T>> } = {
  place: inPhase('setup', checkPlace, place),
  readySetup: inPhase('setup', checkReady, finishSetup),
  shoot: {
    phases: ['fire'],
    answers: ['defensiveFire', 'defensiveFireAtUnmoved'],
    check: checkShoot,
    apply: shoot,
  },
  pass: {
    phases: [],
    answers: ['magicWindow', 'defensiveFire', 'defensiveFireAtUnmoved', 'contestSpell', 'counterSpell'],
    check: allowed,
    apply: passMagic,
  },
  startMove: inPhase('movement', checkStartMove, startMove),
  step: move<ActionOf<'step'>>(checkStep, step),
  aboutFace: move<ActionOf<'aboutFace'>>(checkAboutFace, aboutFace),
  mount: move<ActionOf<'mount'>>(checkMount, mount),
  dismount: move<ActionOf<'dismount'>>(checkDismount, dismount),
  jump: move<ActionOf<'jump'>>(checkJump, jump),
  takeHorse: move<ActionOf<'takeHorse'>>(checkTakeHorse, takeHorse),
  dropHorse: move<ActionOf<'dropHorse'>>(checkDropHorse, dropHorse),
  lift: move<ActionOf<'lift'>>(checkLift, lift),
  putDown: move<ActionOf<'putDown'>>(checkPutDown, putDownLoad),
  clear: inPhase('movement', checkClear, clear),
  unlock: move<ActionOf<'unlock'>>(checkLock, turnLock),
  lock: move<ActionOf<'lock'>>(checkLock, turnLock),
  enter: inPhase('movement', checkEnter, enter),
  exit: move<ActionOf<'exit'>>(checkExit, exit),
  entranceLevel: move<ActionOf<'entranceLevel'>>(checkLevel, changeLevel),
  useLink: move<ActionOf<'useLink'>>(checkLink, useLink),
  fly: move<ActionOf<'fly'>>(checkFly, fly),
  dragonStep: move<ActionOf<'dragonStep'>>(checkDragonStep, dragonStep),
  dragonTurn: move<ActionOf<'dragonTurn'>>(checkDragonTurn, dragonTurn),
  endMove: move<ActionOf<'endMove'>>(checkEndMove, endMove),
  endPhase,
  attack: inPhase('combat', checkAttack, attack),
  chooseCasualty: answer('chooseCasualty', 'DN-11.18', casualtyChoices, chooseCasualty),
  chooseDragonPart: answer('chooseDragonPart', 'DN-13.9', partChoices, chooseDragonPart),
  retreat: answer('retreat', 'DN-12.1', retreatChoices, retreat),
  displace: answer('displace', 'DN-12.3', displaceChoices, displaceFriend),
  advance: answer('advance', 'DN-11.20', advanceChoices, advance),
  decline: {
    phases: [],
    answers: ['advance'],
    check: allowed,
    apply: ({ state }) => state.pop(),
  },
  placeUnhorsed: answer<ActionOf<'placeUnhorsed'>>(
    'placeUnhorsed',
    'DN-12.8',
    unhorsedChoices,
    placeUnhorsed,
  ),
  pushed: answer('pushed', 'DN-13.4', pushedChoices, pushed),
  moveHorse: answer('moveHorse', 'DN-11.17', horseChoices, moveHorse),
  cast: { phases: [], answers: ['magicWindow', 'contestSpell'], check: checkCast, apply: declare },
  counter: { phases: [], answers: ['counterSpell'], check: allowed, apply: counterSpell },
  carryOn: { phases: [], answers: ['contestSecond'], check: checkCarryOn, apply: carryOn },
  withdraw: { phases: [], answers: ['contestSecond'], check: allowed, apply: withdraw },
  setOrders: {
    phases: [],
    answers: [],
    anyTime: true,
    check: allowed,
    apply: setOrders,
  },
  concede: {
    phases: [],
    answers: [],
    anyTime: true,
    check: allowed,
    apply: (play, _action, side) => endGame(play, 'conceded', 1 - side, 'DN-17.1'),
  },
}

/** DN-17.2: a side's standing orders answer for it from now on. */
function setOrders(play: Play, { magic, fire }: ActionOf<'setOrders'>, side: number): void {
  const { state } = play
  state.setOrders(side, { magic, fire })
  play.emit({
    type: 'ordersSet',
    side: sideIds[side as 0] ?? 'exile',
    magic,
    fire,
  })
}

/** The rule of an action. */
export const ruleOf = <T extends ActionType>(action: { readonly type: T }): Rule<ActionOf<T>> =>
  rules[action.type]
