import { type Dice, type Emit, type Game, type Seat, schemaOf } from '@wyrmtable/kernel'
import { type Action, actionSchema } from './actions.ts'
import { cloneState } from './clone.ts'
import { decode, positionShape } from './decode.ts'
import { defaultAnswer } from './default-answer.ts'
import type { Event } from './events.ts'
import { listActions } from './listing.ts'
import { bring, knownOptions, type Options, optionsSchema } from './options.ts'
import { outcomeOf } from './outcome.ts'
import { mayReplace } from './phases/replacing-commits.ts'
import type { Play } from './play.ts'
import { encode } from './position.ts'
import { redact, reveals } from './redact.ts'
import { refuse } from './refusals.ts'
import { ruleOf } from './rulebook.ts'
import { seatIds } from './seats.ts'
import { goOn } from './sequence.ts'
import { checkSetup, setup } from './setup.ts'
import { isLiving, type State } from './state.ts'
import { awaited } from './turn-order.ts'
import { unasked } from './unasked.ts'
import { type View, viewOf } from './view.ts'

/** Legal also for a living seat that is not awaited: to replace or empty a commit, and to concede. */
const anyTime: readonly string[] = ['commitMagic', 'commitPurchase', 'withdrawCommit', 'concede']

const mayConcede = (state: State, seat: Seat): boolean =>
  state.ending === null && isLiving(state, seat) && !state.player(seat).conceded

function act(state: State, seat: Seat, action: Action, dice: Dice, emit: Emit<Event>): void {
  const play: Play = { state, dice, emit, answer: null }
  state.fired = 0
  ruleOf(action).apply(play, seat, action)
  goOn(play)
}

/**
 * The Dragon's Wrath. `actions` lists every legal decision except these, which are legal as well: conceding;
 * replacing a commit that others still wait to see;
 * payments and choices that come to the same as a listed one; commits of several parts, which are made of
 * listed ones, with objects for the creature of the same commit (DW-23.2).
 */
export const dragonsWrath: Game<State, Action, Event, Options, View> = {
  id: 'dragons-wrath',
  version: '1.2.0',
  seatIds,
  minSeats: 2,
  hasSecrets: true,
  options: schemaOf(optionsSchema),
  action: schemaOf(actionSchema),
  position: positionShape,

  checkSetup,
  setup,
  toAct: awaited,
  actions: listActions,
  atAnyTime: (state, seat) => {
    return mayConcede(state, seat) ? [{ type: 'concede' }] : []
  },
  isAtAnyTime: mayReplace,
  whenAbsent: defaultAnswer,
  unasked,
  check: (state, seat, action) => {
    if (state.ending !== null || seat >= state.players.length || !isLiving(state, seat)) {
      return refuse('notLiving', 'DW-6.5')
    }
    if (!awaited(state).includes(seat) && !anyTime.includes(action.type)) {
      return refuse('notNow', 'DW-23.3', { step: state.step })
    }
    return ruleOf(action).check(state, seat, action)
  },
  // DW-12.8: the one clause for giving up and for a loss by time: his provinces are exiled, not discarded.
  forfeit: {
    actions: ['concede'],
    check: (state, seat) => (mayConcede(state, seat) ? undefined : refuse('notLiving', 'DW-12.8')),
    apply: (state, seat, _cause, dice, emit) => act(state, seat, { type: 'concede' }, dice, emit),
  },
  apply: act,
  outcome: outcomeOf,
  view: viewOf,
  bring,
  redact,
  knownOptions,
  reveals,
  seatsOf: ({ players }) => players.length,
  clone: cloneState,
  encode,
  decode,
}
