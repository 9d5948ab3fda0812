import type { TableAids } from '@wyrmtable/ui'
import { polygon } from '@wyrmtable/ui/drawing'
import type { Action } from '../../rules/actions.ts'
import { parseHexIn } from '../../rules/hexes.ts'
import { State } from '../../rules/state.ts'
import { idOf, slotOf } from '../../rules/topics/counters.ts'
import { actorOf, placesOf } from '../action-place.ts'
import { planOf } from '../draw/plan.ts'
import { endingOf } from './ending.ts'
import { usualSideOf } from './usual-side.ts'

/** What the pages around the table ask of Dragon Noir. */
export const aids: TableAids = {
  outline(place, state) {
    if (!(state instanceof State)) return undefined
    const hex = parseHexIn(state, place) ?? hexOfUnit(state, place)
    return hex === undefined ? undefined : polygon(planOf(state.setting.field).corners(hex, 0.94))
  },
  markOf(action: Action, state: State) {
    const plan = planOf(state.setting.field)
    const actor = actorOf(action, state) ?? moverOf(state)
    const from = actor === undefined ? undefined : hexOfUnit(state, actor)
    const to = placesOf(action, state)[0] ?? (leavesBoardAlone(action) ? undefined : from)
    if (to === undefined) return undefined
    return { ...(from === undefined ? {} : { from: plan.centre(from) }), to: plan.centre(to) }
  },
  seatOf: usualSideOf,
  ending: endingOf,
}

const moverOf = (state: State): string | undefined =>
  state.mover >= 0 && state.top === undefined ? idOf(state, state.mover) : undefined

/** Ends or passes what is under way; whoever could still act has no part in it. */
const leavesBoardAlone = ({ type }: Action): boolean =>
  type === 'endPhase' ||
  type === 'pass' ||
  type === 'readySetup' ||
  type === 'setOrders' ||
  type === 'concede'

function hexOfUnit(state: State, unit: string) {
  const slot = slotOf(state, unit)
  return slot === undefined || state.hex(slot) < 0 ? undefined : state.hex(slot)
}
