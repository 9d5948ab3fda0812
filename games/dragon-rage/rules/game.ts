import { type Game, schemaOf } from '@wyrmtable/kernel'
import { type Action, actionSchema } from './actions.ts'
import { decode, positionShape } from './decode.ts'
import type { Event } from './events.ts'
import { listActions } from './listing.ts'
import type { Options } from './options.ts'
import { checkedOptions } from './own/checked-options.ts'
import { ownerOfPhase } from './phase-owners.ts'
import { DEFENDER, INVADER, seatIds } from './pieces.ts'
import { encode } from './position.ts'
import { type Refusal, refuse } from './refusals.ts'
import { ruleOf } from './rulebook.ts'
import { goOn } from './sequence.ts'
import { State } from './state.ts'
import { endGame, outcomeOf } from './topics/victory.ts'

/** DR-28.1: damage is shared out by the Invader, whoever's phase it is; an arrow's hit by the Defender. */
function actingSeat(state: State) {
  if (state.pending === 'missile') return DEFENDER
  return state.pending === 'none' ? ownerOfPhase[state.phase] : INVADER
}

/** Actions that a pending decision leaves open (DR-28.1). */
const duringDamage = ['allocateDamage', 'concede'] as const
const duringMissile = ['chooseMissileArea', 'resign'] as const

function checkPhase(state: State, action: Action): Refusal | undefined {
  const { phase } = state
  if (state.pending !== 'none') {
    const open: readonly string[] = state.pending === 'missile' ? duringMissile : duringDamage
    const dragon = state.pendingDragon === 0 ? 'D1' : 'D2'
    if (!open.includes(action.type)) return refuse('damageFirst', 'DR-28.1', { dragon })
  }
  const { phases } = ruleOf(action)
  if (phases !== undefined && !phases.includes(phase)) return refuse('notNow', 'DR-6.1', { phase })
  // DR-5.9: each side gives up in its own way.
  const byInvader = actingSeat(state) === INVADER
  if (action.type === 'concede' && !byInvader) return refuse('notNow', 'DR-5.9', { phase })
  if (action.type === 'resign' && byInvader) return refuse('notNow', 'DR-5.9', { phase })
  return undefined
}

/**
 * Dragon Rage, base scenario. `actions` lists every legal decision except these, which are legal as well:
 * giving up; longer unit paths (they are made of listed steps); flights that come to the same as a listed
 * one; spending more points than needed on an unguarded gate; placing another counter of the same kind, or one already placed, during set-up.
 */
export const dragonRage: Game<State, Action, Event, Options, State> = {
  id: 'dragon-rage',
  version: '1.4.0',
  seatIds,
  minSeats: 2,
  hasSecrets: false,
  options: checkedOptions,
  action: schemaOf(actionSchema),
  position: positionShape,

  setup: (options) => new State(options),
  toAct: (state) => (state.phase === 'over' ? [] : [actingSeat(state)]),
  actions: (state, seat) => (state.phase !== 'over' && actingSeat(state) === seat ? listActions(state) : []),
  check: (state, seat, action) => {
    if (state.phase === 'over' || actingSeat(state) !== seat)
      return refuse('notNow', 'DR-6.2', { phase: state.phase })
    return checkPhase(state, action) ?? ruleOf(action).check(state, action)
  },
  // DR-5.9: each side gives up in its own way, and not only at decisions of its own.
  forfeit: {
    actions: ['concede', 'resign'],
    check: (state) =>
      state.phase === 'over' ? refuse('notNow', 'DR-5.9', { phase: state.phase }) : undefined,
    apply: (state, seat, _cause, dice, emit) =>
      endGame({ state, dice, emit }, seat === INVADER ? 'conceded' : 'resigned'),
  },
  apply: (state, _seat, action, dice, emit) => {
    const play = { state, dice, emit }
    ruleOf(action).apply(play, action)
    goOn(play)
  },
  outcome: outcomeOf,
  view: (state) => state,
  redact: (event) => event,
  reveals: () => false,
  clone: (state) => state.clone(),
  encode,
  decode,
}
