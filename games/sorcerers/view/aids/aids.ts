import type { LoggedEntry, TableAids } from '@wyrmtable/ui'
import type { Action } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import { seatIds } from '../../rules/roster.ts'
import { State } from '../../rules/state.ts'
import { figureOf, sceneOf } from '../../rules/topics/scene.ts'
import { itemsOf } from '../tale.ts'
import { wayOf } from '../way.ts'
import { endingOf } from './ending.ts'

/** What the pages around the table ask of Sorcerers. */
export const aids: TableAids = {
  // Places are figures, by their ids, and points of the table as 'x,y'.
  outline(place, view) {
    if (!(view instanceof State)) return undefined
    const found = figureOf(sceneOf(view), place)
    if (found !== undefined) return circle(found.x, found.y, found.radius + 6)
    const [, x, y] = /^(\d+),(\d+)$/.exec(place) ?? []
    return x === undefined || y === undefined ? undefined : circle(Number(x), Number(y), 18)
  },
  markOf(action: Action, state: State) {
    const scene = sceneOf(state)
    // A group has no actor: its first member stands for it.
    const first = action.type === 'activate' ? action.ids[0] : undefined
    const { points, ends, target } = wayOf(action, state)
    const [from] = points
    const met = first ?? target
    const to = ends[0] ?? (met === undefined ? from : figureOf(scene, met))
    if (to === undefined || isBare(action)) return undefined
    return { ...(from === undefined ? {} : { from: [from.x, from.y] }), to: [to.x, to.y] }
  },
  tale: (entry, { text }) => itemsOf(entry as LoggedEntry<Event>, (event) => text.event(event)),
  seatOf(piece) {
    const seat = seatIds.findIndex((id) => piece === id || piece.startsWith(`${id}-`))
    return seat < 0 ? undefined : seat
  },
  ending: endingOf,
}

/** Ends what is under way; the figure that could still act has no part in it. */
const isBare = ({ type }: Action): boolean => type === 'endSorcererTurn' || type === 'endActivation'

const circle = (x: number, y: number, r: number): string =>
  `M${x - r},${y}A${r},${r} 0 1 0 ${x + r},${y}A${r},${r} 0 1 0 ${x - r},${y}Z`
