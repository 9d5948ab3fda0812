import type { ActionOf } from '../actions.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { seatIds } from '../roster.ts'
import { ACTIONS, GROUP_SIZE, type State } from '../state.ts'
import { idAt, slotAt } from '../topics/scene.ts'

type Activate = ActionOf<'activate'>

/** SO-6.1, SO-6.2: one to four own creatures that were not activated in this turn, wherever they stand. */
export function checkActivate(state: State, { ids }: Activate): Refusal | undefined {
  const { byId } = state.setting.slots
  for (const [place, id] of ids.entries()) {
    const slot = byId.get(id)
    if (slot === undefined || !state.exists(slot) || ids.indexOf(id) !== place) {
      return refuse('E_PARAM', 'SO-13.1', { what: id })
    }
  }
  if (ids.length > GROUP_SIZE) {
    return refuse('E_GROUP', 'SO-6.1', { need: GROUP_SIZE, found: ids.length })
  }
  const wrong = ids.find((id) => !isFree(state, byId.get(id) ?? -1))
  return wrong === undefined ? undefined : refuse('E_GROUP', 'SO-6.1', { figure: wrong })
}

function isFree(state: State, slot: number): boolean {
  const { seat, race } = slotAt(state, slot)
  return seat === state.current && race !== undefined && state.activated(slot) !== state.turn
}

/** SO-6.3, SO-6.4: all become activated at that moment, with two actions each. */
export function activate({ state, emit }: Play, { ids }: Activate): void {
  const slots = ids.map((id) => state.setting.slots.byId.get(id) ?? -1)
  state.group = slots
  state.phase = 'activation'
  for (const slot of slots) {
    state.setActivated(slot, state.turn)
    state.setActions(slot, ACTIONS)
    state.setAttacks(slot, 0)
    state.setRammed(slot, false)
    state.setBreathed(slot, false)
  }
  emit({
    type: 'activated',
    seat: seatIds[state.current] ?? '',
    figures: slots.map((slot) => idAt(state, slot)),
  })
}
