import type { Action } from '../actions.ts'

/**
 * First occurrence stays (SO-14.1). Most actions of a list differ in their figures, so that these are compared
 * first: the whole of an action is written out only for one that has the figures of another.
 */
export function withoutDuplicates<A extends Action>(actions: readonly A[]): readonly A[] {
  const known = new Map<number, A[]>()
  return actions.filter((action) => {
    const sum = figuresOf(action)
    const alike = known.get(sum)
    if (alike === undefined) {
      known.set(sum, [action])
      return true
    }
    const written = JSON.stringify(action)
    if (alike.some((other) => JSON.stringify(other) === written)) return false
    alike.push(action)
    return true
  })
}

/** A number that is the same for equal actions, and seldom for others: where an action leads and faces. */
function figuresOf(action: Action): number {
  let sum = 0
  const add = (x: number, y: number): void => {
    sum = (Math.imul(sum, 31) + Math.imul(x, 8191) + y) | 0
  }
  if ('face' in action) add(action.face[0], action.face[1])
  if ('path' in action) for (const step of action.path) if ('x' in step) add(step.x, step.y)
  if ('x' in action) add(action.x, action.y)
  if ('dx' in action) add(action.dx, action.dy)
  return sum
}
