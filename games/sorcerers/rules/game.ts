import { type Game, schemaOf } from '@wyrmtable/kernel'
import { absentAction } from './absent.ts'
import { type Action, actionSchema } from './actions.ts'
import { listActions } from './candidates/listing.ts'
import { decode, positionShape } from './decode.ts'
import type { Event } from './events.ts'
import { type Options, optionsSchema } from './options.ts'
import { begin, checkBegin } from './phases/begin.ts'
import { encode } from './position.ts'
import { type Refusal, refuse } from './refusals.ts'
import { seatIds } from './roster.ts'
import { ruleOf } from './rulebook.ts'
import { goOn, resign } from './sequence.ts'
import type { State } from './state.ts'
import { foreseen } from './topics/foreseen.ts'
import { outcomeOf } from './topics/ranks.ts'

function check(state: State, seat: number, action: Action): Refusal | undefined {
  const { phase, current } = state
  if (phase === 'over') return refuse('E_OVER', 'SO-12.2')
  // SO-12.6: one may resign while another's decision is pending.
  if (action.type === 'resign' && mayResign(state, seat)) return undefined
  if (seat !== current) return refuse('E_PLAYER', 'SO-13.2', { what: seatIds[current] ?? '' })
  const rule = ruleOf(action)
  if (rule.phase !== undefined && rule.phase !== phase) {
    return refuse('E_PHASE', 'SO-13.1', { what: phase })
  }
  return rule.check(state, action)
}

/**
 * SO-8.4: what is announced is measured at once, and stays announced: a lost shot, and a bolt, which draws no die. Any
 * other attack ends undo by its dice.
 */
const isMeasured = (event: Event): boolean =>
  event.type === 'outOfRange' || (event.type === 'spellCast' && event.spell === 'bolt')

const mayResign = (state: State, seat: number): boolean =>
  state.phase !== 'over' && seat < state.seats && state.isIn(seat)

/**
 * Sorcerers. The space of actions is continuous: `actions` lists the canonical candidates of SO-14, `check`
 * accepts every legal action. Resigning is legal at any time and never listed.
 */
export const sorcerers: Game<State, Action, Event, Options, State> = {
  id: 'sorcerers',
  version: '1.1.0',
  seatIds,
  minSeats: 2,
  hasSecrets: false,
  options: schemaOf(optionsSchema),
  action: schemaOf(actionSchema),
  position: positionShape,

  checkSetup: checkBegin,
  setup: begin,
  toAct: (state) => (state.phase === 'over' ? [] : [state.current]),
  actions: (state, seat) => (state.phase !== 'over' && state.current === seat ? listActions(state) : []),
  atAnyTime: (state, seat) => (mayResign(state, seat) ? [{ type: 'resign' }] : []),
  whenAbsent: absentAction,
  check,
  // SO-12.6: it counts as elimination and takes effect at once, whoever's decision is pending.
  forfeit: {
    actions: ['resign'],
    check: (state, seat) => (mayResign(state, seat) ? undefined : refuse('E_OVER', 'SO-12.6')),
    apply: (state, seat, _cause, dice, emit) => resign({ state, dice, emit }, seat),
  },
  apply: (state, seat, action, dice, emit) => {
    const play = { state, dice, emit }
    if (action.type === 'resign') return resign(play, seat)
    ruleOf(action).apply(play, action)
    goOn(play)
  },
  outcome: outcomeOf,
  view: (state) => state,
  redact: (event) => event,
  reveals: isMeasured,
  foresee: foreseen,
  seatsOf: ({ seats }) => seats,
  clone: (state) => state.clone(),
  encode,
  decode,
}
