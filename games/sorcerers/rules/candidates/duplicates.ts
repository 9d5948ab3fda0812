import type { Action } from '../actions.ts'

/** First occurrence stays (SO-14.1). */
export function withoutDuplicates<A extends Action>(actions: readonly A[]): readonly A[] {
  const known = new Set<string>()
  return actions.filter((action) => {
    const key = JSON.stringify(action)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}
