import { type Point, squaredDistance } from '@wyrmtable/plane'
import type { Action } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'
import { type Place, wayOf } from './way.ts'

/** A place to go to, and the first action that leads there. */
export interface Goal {
  readonly at: Place
  readonly action: Action
}

/** The places that listed actions lead to; batches have too many. */
export function goalsOf(actions: readonly Action[], state: State): readonly Goal[] {
  const goals = new Map<string, Goal>()
  for (const action of actions) {
    if (action.type === 'create') continue
    const [at] = wayOf(action, state).ends
    if (at === undefined) continue
    const key = `${at.x} ${at.y}`
    if (!goals.has(key)) goals.set(key, { at, action })
  }
  return [...goals.values()]
}

export function nearestGoal(goals: readonly Goal[], at: Point, within: number): Goal | undefined {
  const [near] = goals
    .filter((goal) => squaredDistance(goal.at, at) <= within ** 2)
    .toSorted((a, b) => squaredDistance(a.at, at) - squaredDistance(b.at, at))
  return near
}
