import type { Point } from '@wyrmtable/ui/drawing'
import { SIZE } from '../draw/plan.ts'

/** Half of a counter with what hangs at its edges. */
const HALF = SIZE * 0.78

/**
 * The first of some places where a label with its middle there lies on no counter; where there is none, the one that
 * hides the fewest. `half`: half of its width and height.
 */
export function freeSpot(
  places: readonly Point[],
  half: Point,
  counters: readonly Point[],
): Point | undefined {
  const hidden = ([x, y]: Point): number =>
    counters.filter(([cx, cy]) => Math.abs(cx - x) < half[0] + HALF && Math.abs(cy - y) < half[1] + HALF)
      .length
  let best: { readonly at: Point; readonly count: number } | undefined
  for (const at of places) {
    const count = hidden(at)
    if (count === 0) return at
    if (best === undefined || count < best.count) best = { at, count }
  }
  return best?.at
}
