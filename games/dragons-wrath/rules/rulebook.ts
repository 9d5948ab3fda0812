import type { Seat } from '@wyrmtable/kernel'
import type { ActionOf, ActionType } from './actions.ts'
import { activate, checkActivate } from './phases/abilities.ts'
import {
  attackCreature,
  attackProvinces,
  checkAttackCreature,
  checkAttackProvinces,
} from './phases/attack.ts'
import { castCurse, checkCastCurse } from './phases/casting.ts'
import { concede } from './phases/concession.ts'
import { build, checkBuild, checkPick, pick } from './phases/limited.ts'
import { becomeCollector, checkCommitMagic, sacrificeIssue } from './phases/magic.ts'
import { answerMulligan } from './phases/mulligan.ts'
import {
  checkChoice,
  checkConfirm,
  checkOption,
  checkTargets,
  choose,
  chooseTargets,
} from './phases/prompts.ts'
import { checkCommitPurchase } from './phases/purchase.ts'
import { withdraw, withdrawIssue } from './phases/replacing-commits.ts'
import { notePriority } from './phases/window.ts'
import { type Play, push } from './play.ts'
import { type Refusal, refuse } from './refusals.ts'
import type { Commit, State } from './state.ts'
import { discardProvinces } from './topics/provinces.ts'

/** One kind of action: why not, and what it does. */
interface Rule<A> {
  check(state: State, seat: Seat, action: A): Refusal | undefined
  apply(play: Play, seat: Seat, action: A): void
}

const notNow = (state: State, clause: string): Refusal => refuse('notNow', clause, { step: state.step })

/** DW-11.3, DW-10.2: with priority in a window, or in the own combat turn with no attack open. */
const mayIntervene = ({ question }: State): boolean =>
  question?.kind === 'priority' || question?.kind === 'combat'

/** An action of the player asked: the window notes it, and the question is answered. */
function intervene(play: Play, seat: Seat, passed: boolean): void {
  const { state } = play
  const frame = state.stack.at(-1)
  if (frame?.kind === 'window') notePriority(frame, seat, passed)
  state.question = null
}

/** DW-8.4, DW-23.5: a commit may be replaced until the last living player has committed; of that nothing is told (DW-13.1). */
function commit(play: Play, seat: Seat, made: Commit): void {
  const { state } = play
  const { question } = state
  if (question?.kind !== 'commitMagic' && question?.kind !== 'commitPurchase') return
  state.player(seat).commit = made
  const seats = question.seats.filter((one) => one !== seat)
  state.question = seats.length === 0 ? null : { kind: question.kind, seats }
  if (question.seats.includes(seat)) play.emit({ type: 'committed', seat })
}

const rules: { readonly [T in ActionType]: Rule<ActionOf<T>> } = {
  pickCard: { check: checkPick, apply: (play, seat, { card }) => pick(play, seat, card) },
  buildDeck: { check: checkBuild, apply: build },
  commitMagic: {
    check: checkCommitMagic,
    apply: (play, seat, { ritual, sacrifice }) =>
      commit(play, seat, {
        ...(ritual === undefined ? {} : { ritual: { ...ritual, targets: { ...ritual.targets } } }),
        ...(sacrifice === undefined ? {} : { sacrifice }),
      }),
  },
  commitPurchase: {
    check: checkCommitPurchase,
    apply: (play, seat, { creature, objects }) =>
      commit(play, seat, {
        ...(creature === undefined ? {} : { creature }),
        ...(objects === undefined ? {} : { objects }),
      }),
  },
  castCurse: {
    check: checkCastCurse,
    apply: (play, seat, action) => {
      intervene(play, seat, false)
      castCurse(play, seat, action)
    },
  },
  activate: {
    check: checkActivate,
    apply: (play, seat, action) => {
      intervene(play, seat, false)
      activate(play, seat, action)
    },
  },
  pass: {
    check: (state) =>
      state.question?.kind === 'priority' || state.question?.kind === 'reaction'
        ? undefined
        : notNow(state, 'DW-11.3'),
    apply: (play, seat) => {
      intervene(play, seat, true)
      play.emit({ type: 'passed', seat })
    },
  },
  attackCreature: {
    check: (state, seat, action) =>
      state.question?.kind === 'combat' ? checkAttackCreature(state, seat, action) : notNow(state, 'DW-10.2'),
    apply: (play, seat, action) => {
      play.state.question = null
      attackCreature(play, seat, action)
    },
  },
  attackProvinces: {
    check: (state, seat, action) =>
      state.question?.kind === 'combat'
        ? checkAttackProvinces(state, seat, action)
        : notNow(state, 'DW-10.2'),
    apply: (play, seat, action) => {
      play.state.question = null
      attackProvinces(play, seat, action)
    },
  },
  endCombatTurn: {
    check: (state) => (state.question?.kind === 'combat' ? undefined : notNow(state, 'DW-10.2')),
    apply: ({ state }) => {
      state.question = null
      state.combatTurnEnds = true
    },
  },
  chooseProvinces: { check: checkChoice, apply: choose },
  chooseCards: { check: checkChoice, apply: choose },
  chooseTargets: { check: checkTargets, apply: chooseTargets },
  chooseOption: {
    check: checkOption,
    apply: (play, _seat, { index }) => {
      play.state.question = null
      play.answer = { kind: 'option', index }
    },
  },
  confirm: {
    check: checkConfirm,
    apply: (play, seat, { yes }) => {
      if (play.state.question?.kind === 'mulligan') {
        answerMulligan(play, seat, yes)
        return
      }
      play.state.question = null
      play.emit({ type: 'answered', seat })
      play.answer = { kind: 'confirm', yes }
    },
  },
  sacrifice: {
    check: (state, seat, { province }) => {
      if (state.options.sacrificeTiming !== 'anytime' || !mayIntervene(state)) return notNow(state, 'DW-5.18')
      return sacrificeIssue(state, seat, province)
    },
    apply: (play, seat, { province }) => {
      intervene(play, seat, false)
      // DW-5.21: collected by those who already were collectors.
      discardProvinces(play, [{ seat, id: province }], 'sacrifice')
      becomeCollector(play, seat)
      push(play, { kind: 'settle', dirty: false })
    },
  },
  withdrawCommit: { check: withdrawIssue, apply: withdraw },
  concede: {
    check: (state, seat) => (state.player(seat).conceded ? refuse('notLiving', 'DW-12.8') : undefined),
    apply: concede,
  },
}

/** The rule of an action. */
export const ruleOf = <T extends ActionType>(action: { readonly type: T }): Rule<ActionOf<T>> =>
  rules[action.type]
