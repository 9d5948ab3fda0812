import type { TableAids } from '@wyrmtable/ui'
import { seatIds } from '../../rules/roster.ts'
import { State } from '../../rules/state.ts'
import { figureOf, sceneOf } from '../../rules/topics/scene.ts'
import { endingOf } from './ending.ts'

/** What the pages around the table ask of Sorcerers. */
export const aids: TableAids = {
  // Places are figures, by their ids, and points of the table as 'x,y'.
  outline(place, state) {
    if (!(state instanceof State)) return undefined
    const found = figureOf(sceneOf(state), place)
    if (found !== undefined) return circle(found.x, found.y, found.radius + 6)
    const [, x, y] = /^(\d+),(\d+)$/.exec(place) ?? []
    return x === undefined || y === undefined ? undefined : circle(Number(x), Number(y), 18)
  },
  seatOf(piece) {
    const seat = seatIds.findIndex((id) => piece === id || piece.startsWith(`${id}-`))
    return seat < 0 ? undefined : seat
  },
  ending: endingOf,
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r},${y}A${r},${r} 0 1 0 ${x + r},${y}A${r},${r} 0 1 0 ${x - r},${y}Z`
