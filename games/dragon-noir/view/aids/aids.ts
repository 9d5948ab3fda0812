import type { LoggedEntry, TableAids } from '@wyrmtable/ui'
import { polygon } from '@wyrmtable/ui/drawing'
import type { Action } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import { parseHexIn } from '../../rules/hexes.ts'
import { idOf, slotOf } from '../../rules/topics/counters.ts'
import { View } from '../../rules/view.ts'
import { actorOf, placesOf } from '../action-place.ts'
import { planOf } from '../draw/plan.ts'
import { shortNames } from '../hex-names.ts'
import { itemsOf } from '../side/tale.ts'
import { endingOf } from './ending.ts'
import { usualSideOf } from './usual-side.ts'

/** What the pages around the table ask of Dragon Noir. */
export const aids: TableAids = {
  outline(place, view) {
    if (!(view instanceof View)) return undefined
    const hex = parseHexIn(view, place) ?? hexOfUnit(view, place)
    return hex === undefined ? undefined : polygon(planOf(view.setting.field).corners(hex, 0.94))
  },
  markOf(action: Action, state: View) {
    const plan = planOf(state.setting.field)
    const actor = actorOf(action, state) ?? moverOf(state)
    const from = actor === undefined ? undefined : hexOfUnit(state, actor)
    const to = placesOf(action, state)[0] ?? (leavesBoardAlone(action) ? undefined : from)
    if (to === undefined) return undefined
    return { ...(from === undefined ? {} : { from: plan.centre(from) }), to: plan.centre(to) }
  },
  tale: (entry, { text, view }) =>
    itemsOf(entry as LoggedEntry<Event>, (event) => {
      const line = text.event(event)
      return line === undefined || !(view instanceof View) ? line : shortNames(view, line)
    }),
  seatOf: usualSideOf,
  ending: endingOf,
}

const moverOf = (state: View): string | undefined =>
  state.mover >= 0 && state.top === undefined ? idOf(state, state.mover) : undefined

/** Ends or passes what is under way; whoever could still act has no part in it. */
const leavesBoardAlone = ({ type }: Action): boolean =>
  type === 'endPhase' ||
  type === 'pass' ||
  type === 'readySetup' ||
  type === 'setOrders' ||
  type === 'concede'

function hexOfUnit(state: View, unit: string) {
  const slot = slotOf(state, unit)
  return slot === undefined || state.hex(slot) < 0 ? undefined : state.hex(slot)
}
