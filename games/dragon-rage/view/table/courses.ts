import type { Action } from '../../rules/actions.ts'
import { parseLabel } from '../../rules/map.ts'
import type { State } from '../../rules/state.ts'
import { isWhirlwind } from '../../rules/topics/weather.ts'
import { pathOf } from './action-place.ts'
import { inwardFacing } from './inward-facing.ts'
import type { Way } from './way.ts'

/** One of the ways in which a dragon may come to be in a hex: how it faces there, and whether on the ground. */
export interface Course {
  readonly facing: number
  readonly isLanding: boolean
  readonly way: Way
}

/**
 * The flights to a hex, or the ways to set a dragon down in it, the likeliest first: one for each facing, on the ground
 * and in flight. Of several that come to the same, one that meets the fewest whirlwinds stands for all; of those, one
 * that passes the city, which stops a clock, and the shortest. Empty where something else is done at the hex.
 */
export function coursesOf(ways: readonly Way[], state: State): readonly Course[] {
  const best = new Map<string, { readonly course: Course; readonly rank: number }>()
  for (const way of ways) {
    const course = courseOf(way, state)
    if (course === undefined) return []
    const key = `${course.facing} ${course.isLanding}`
    const rank = rankOf(course, state)
    if (rank < (best.get(key)?.rank ?? Number.POSITIVE_INFINITY)) best.set(key, { course, rank })
  }
  return [...best.values()].sort((a, b) => a.rank - b.rank).map(({ course }) => course)
}

function courseOf(way: Way, state: State): Course | undefined {
  if (way.kind !== 'action') return undefined
  const { action } = way
  if (action.type === 'placeDragon') return { facing: action.facing, isLanding: true, way }
  if (action.type !== 'fly' || state.mover === -1) return undefined
  return { facing: facingAfter(action, state.facing(state.mover)), isLanding: action.land, way }
}

const facingAfter = ({ path }: Extract<Action, { type: 'fly' }>, facing: number): number =>
  path.reduce((at, step) => (step === 'F' ? at : (at + (step === 'L' ? 5 : 1)) % 6), facing)

function rankOf({ way, facing }: Course, state: State): number {
  if (way.kind !== 'action') return 0
  const { action } = way
  if (action.type !== 'fly') {
    return action.type === 'placeDragon' && facing === inwardFacing(state, action.hex) ? 0 : 1 + facing
  }
  const hexes = pathOf(action, state).flatMap((label) => parseLabel(label) ?? [])
  const met = hexes.filter((hex) => isWhirlwind(state, hex)).length
  return met * 1000 + (hexes.some(state.map.isCity) ? 0 : 100) + action.path.length
}

/** The course that is nearest to what is wanted: on the ground or not, then the facing. */
export function courseFor(
  courses: readonly Course[],
  wanted: { readonly isLanding?: boolean; readonly facing?: number },
): Course | undefined {
  const same = courses.filter(({ isLanding }) => isLanding === wanted.isLanding)
  const open = same.length > 0 ? same : courses
  return open.find(({ facing }) => facing === wanted.facing) ?? open[0]
}
