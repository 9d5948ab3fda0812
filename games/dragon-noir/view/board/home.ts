import type { Point } from '@wyrmtable/ui/drawing'
import { bodyOf, isOnMap, slots } from '../../rules/topics/counters.ts'
import type { OpenState } from '../../rules/view.ts'
import { type Plan, SIZE } from '../draw/plan.ts'

/** Room round the boards. */
const EDGE = 30
/** What lies beside and above the board, in pixels: rail, panels and the head of the page. */
const frame = { width: 428, height: 52 }
/** Most that the first view of a phone shows: so near a counter is wide enough to be pressed. */
const mostOnPhone = { width: SIZE * 10, height: SIZE * 12 }

/** The first view: where both sides stand, or where they would come from, as near as it is read well. */
export function homeOf(
  state: OpenState,
  plan: Plan,
  {
    isPhone,
    innerWidth,
    innerHeight,
  }: { readonly isPhone: boolean; readonly innerWidth: number; readonly innerHeight: number },
) {
  const { width, height } = plan.layout
  // A pixel for a unit of the drawing: a counter is 48 pixels wide.
  const limit = isPhone
    ? mostOnPhone
    : { width: innerWidth - frame.width, height: innerHeight - frame.height }
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
