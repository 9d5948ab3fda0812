import { type LoggedEntry, type Moment, seatColour } from '@wyrmtable/ui'
import type { Event } from '../rules/events.ts'
import { parseHexIn } from '../rules/hexes.ts'
import { sideIds } from '../rules/roster.ts'
import { slotOf } from '../rules/topics/counters.ts'
import type { View } from '../rules/view.ts'
import { usualSideOf } from './aids/usual-side.ts'
import { seatMarks } from './box/seat-marks.ts'
import { planOf } from './draw/plan.ts'

export type RolledEvent = Extract<Event, { type: 'rolled' }>

const seats: readonly string[] = sideIds

/** What is to be seen of an entry: each roll, from who makes it to whom it is about, and each move. */
export function momentsOf(
  { seat, events }: LoggedEntry<Event>,
  before: View,
  after: View,
): readonly Moment<RolledEvent>[] {
  const plan = planOf(after.setting.field)
  const place = (name: string | undefined) => {
    const hex =
      name === undefined ? undefined : (parseHexIn(before, name) ?? hexOf(before, name) ?? hexOf(after, name))
    return hex === undefined ? [] : [plan.centre(hex)]
  }
  const colour = (unit: string | undefined) => {
    const usual = unit === undefined ? undefined : usualSideOf(unit)
    return seatColour(seatMarks, usual ?? Math.max(0, seats.indexOf(seat)))
  }
  const moments: Moment<RolledEvent>[] = []
  let mover: string | undefined
  for (const event of events) {
    if (event.type === 'rolled') {
      const { by, on } = event
      moments.push({
        points: [...place(by), ...(on === by ? [] : place(on))],
        colour: colour(by),
        roll: event,
      })
    } else if (event.type === 'unitMoved') {
      const last = moments.at(-1)
      if (last !== undefined && last.roll === undefined && mover === event.unit) {
        moments[moments.length - 1] = { ...last, points: [...last.points, ...place(event.hex)] }
      } else {
        moments.push({ points: [...place(event.from), ...place(event.hex)], colour: colour(event.unit) })
      }
      mover = event.unit
    }
  }
  return moments
}

function hexOf(state: View, unit: string) {
  const slot = slotOf(state, unit)
  return slot === undefined || state.hex(slot) < 0 ? undefined : state.hex(slot)
}
