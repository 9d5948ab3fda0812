import { type Dice, type Emit, type Game, type Seat, schemaOf } from '@wyrmtable/kernel'
import { absentAction } from './absent.ts'
import { type Action, actionSchema } from './actions.ts'
import { goOnWithCampaign } from './campaign/next.ts'
import { decode, positionShape } from './decode.ts'
import type { Event } from './events.ts'
import { fireOrders, magicOrders } from './fields.ts'
import { listActions } from './listing.ts'
import type { MatchState } from './match-state.ts'
import type { Options } from './options.ts'
import { checkedOptions } from './own/checked-options.ts'
import { encode } from './position.ts'
import { type Refusal, refuse } from './refusals.ts'
import { sideIds } from './roster.ts'
import { ruleOf } from './rulebook.ts'
import { goOn } from './sequence.ts'
import { seatOfSide } from './setting.ts'
import { setup } from './setup.ts'
import type { State } from './state.ts'
import { actingSide } from './turn.ts'
import { outcomeOf } from './victory.ts'
import { decodeView, encodeView, type View, viewOf } from './view.ts'

/** DN-17.1, DN-17.2: giving up, and all standing orders: a list without those that hold would tell them. */
const standingActions: readonly Action[] = [
  { type: 'concede' },
  ...magicOrders.flatMap((magic) => fireOrders.map((fire): Action => ({ type: 'setOrders', magic, fire }))),
]

const acting = (state: State): Seat => seatOfSide(actingSide(state))

function act(state: MatchState, seat: Seat, action: Action, dice: Dice, emit: Emit<Event>): void {
  const play = { state, dice, emit }
  ruleOf(action).apply(play, action, seat)
  goOn(play)
  goOnWithCampaign(play)
}

function checkTime(state: State, action: Action): Refusal | undefined {
  const { phases, answers, anyTime } = ruleOf(action)
  if (anyTime === true) return undefined
  const { top, phase } = state
  if (top !== undefined)
    return answers.includes(top) ? undefined : refuse('answerFirst', 'DN-17.2', { phase: top })
  return phases.includes(phase) ? undefined : refuse('notNow', 'DN-5.1', { phase })
}

/**
 * Dragon Noir, L'Exil. `actions` lists every legal decision except these, which are legal as well: those of
 * `atAnyTime`; units placed in another order; shots by another hexside or at another hex than the
 * best; attacks by or on three or more, unless by or on all who can; corpses cleared from hexes that they do
 * not close; led horses set down otherwise; and spells at targets that hardly anybody would choose.
 */
export const dragonNoir: Game<MatchState, Action, Event, Options, View> = {
  id: 'dragon-noir',
  version: '1.2.0',
  seatIds: sideIds,
  minSeats: 2,
  hasSecrets: true,
  sharesScreen: true,
  options: checkedOptions,
  action: schemaOf(actionSchema),
  position: positionShape,

  setup: (options) => setup(options),
  toAct: (state) => (state.phase === 'over' ? [] : [acting(state)]),
  actions: (state, seat) => (state.phase !== 'over' && acting(state) === seat ? listActions(state) : []),
  atAnyTime: (state) => (state.phase === 'over' ? [] : standingActions),
  whenAbsent: (state) => absentAction(state),
  check: (state, seat, action) => {
    const late = ruleOf(action).anyTime !== true && acting(state) !== seat
    if (state.phase === 'over' || late) return refuse('notNow', 'DN-5.1', { phase: state.phase })
    return checkTime(state, action) ?? ruleOf(action).check(state, action, seat)
  },
  // DN-17.1: the other side has won at once, a campaign with it.
  forfeit: {
    actions: ['concede'],
    check: (state) =>
      state.phase === 'over' ? refuse('notNow', 'DN-17.1', { phase: state.phase }) : undefined,
    apply: (state, seat, _cause, dice, emit) => act(state, seat, { type: 'concede' }, dice, emit),
  },
  apply: act,
  outcome: outcomeOf,
  // DN-17.5: everything is open but what the enemy intends, and so his standing orders.
  view: viewOf,
  encodeView,
  decodeView,
  redact: (event, viewer) =>
    event.type === 'ordersSet' && event.side !== sideIds[viewer as 0] ? undefined : event,
  // Whoever sees that the enemy is not asked knows his orders: a step cannot be taken back to try him again.
  reveals: (event) => event.type === 'ordersAnswered',
  clone: (state) => state.clone(),
  encode,
  decode,
}
