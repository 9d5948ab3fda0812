import type { Action } from '../../rules/actions.ts'
import type { State } from '../../rules/state.ts'
import { layoutOf } from '../draw/plan.ts'
import { hexOfPiece } from './pieces-at.ts'

/** Longest path that an action may have. */
const longest = 8

/**
 * Every hex a unit could walk to now, with the shortest path: found by asking the rules about each path,
 * step by step. `listed` are the legal single moves, which may already be two steps long (through a tower
 * that cavalry may not stop in).
 */
export function unitReach(
  state: State,
  unit: string,
  listed: readonly Action[],
  isLegal: (action: Action) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const reach = new Map<string, readonly string[]>()
  const start = hexOfPiece(state, unit)
  const layout = layoutOf(state.map)
  let frontier: (readonly string[])[] = []
  const add = (path: readonly string[]) => {
    const end = path.at(-1)
    if (end === undefined || end === start || reach.has(end)) return
    reach.set(end, path)
    frontier.push(path)
  }
  for (const action of listed) if (action.type === 'moveUnit' && action.unit === unit) add(action.path)
  while (frontier.length > 0) {
    const paths = frontier
    frontier = []
    for (const path of paths) {
      for (let direction = 0; direction < 6; direction++) {
        const next = layout.neighbour(path.at(-1) ?? '', direction)
        if (next === undefined || reach.has(next) || next === start || path.length >= longest) continue
        const further = [...path, next]
        if (isLegal({ type: 'moveUnit', unit, path: further })) add(further)
      }
    }
  }
  return reach
}
