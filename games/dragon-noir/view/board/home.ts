import type { Point } from '@wyrmtable/ui/drawing'
import { bodyOf, isOnMap, slots } from '../../rules/topics/counters.ts'
import type { OpenState } from '../../rules/view.ts'
import { type Plan, SIZE } from '../draw/plan.ts'

/** Room round the boards. */
const EDGE = 30
/** Most of the board that the first view shows: so far off a counter is still wide enough to read. */
const most = { width: SIZE * 26, height: SIZE * 21.5 }
const mostOnPhone = { width: SIZE * 10, height: SIZE * 12 }

/** The first view: where both sides stand, or where they would come from, as near as it is read well. */
export function homeOf(state: OpenState, plan: Plan, isPhone: boolean) {
  const { width, height } = plan.layout
  const limit = isPhone ? mostOnPhone : most
  const view = {
    width: Math.min(width + 2 * EDGE, limit.width),
    height: Math.min(height + 2 * EDGE, limit.height),
  }
  const [x, y] = middleOf(fightOf(state, plan))
  const within = (at: number, size: number, all: number): number =>
    Math.max(-EDGE, Math.min(at - size / 2, all + EDGE - size))
  return { ...view, x: within(x, view.width, width), y: within(y, view.height, height) }
}

/** The middles of everybody on the map; of the boards where nobody is. */
function fightOf(state: OpenState, plan: Plan): readonly Point[] {
  const all = slots(state)
    .filter((slot) => isOnMap(state, slot))
    .flatMap((slot) => bodyOf(state, slot).map(plan.centre))
  return all.length === 0 ? plan.hexes.map(plan.centre) : all
}

function middleOf(points: readonly Point[]): Point {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}
