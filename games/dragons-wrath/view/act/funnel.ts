import type { Action } from '../../rules/actions.ts'
import { type PathStep, pathOf } from './path.ts'

/** An action with the presses that lead to it. */
interface Way {
  readonly action: Action
  readonly path: readonly PathStep[]
}

/** Where some presses have led to, and what may be pressed next. */
export interface Funnel {
  /** The presses, with those that left no choice. */
  readonly at: readonly string[]
  /** Things that may be pressed next, each with the actions that it leads to. */
  readonly things: ReadonlyMap<string, readonly Action[]>
  /** Ways to do it that may be chosen next, each with an action it leads to. */
  readonly ways: ReadonlyMap<string, Action>
  /** Nothing is left to choose but what pays: the actions that differ in this alone. */
  readonly payments: readonly Action[]
  /** All is chosen. */
  readonly isDone: boolean
}

const nothing: Funnel = { at: [], things: new Map(), ways: new Map(), payments: [], isDone: false }

export const waysOf = (actions: readonly Action[]): readonly Way[] =>
  actions.flatMap((action) => {
    const path = pathOf(action)
    return path.length === 0 ? [] : [{ action, path }]
  })

/** What the presses narrow the actions to. Presses that lead nowhere are taken for none. */
export function funnelOf(ways: readonly Way[], presses: readonly string[]): Funnel {
  const fits = (at: readonly string[]) => (one: Way) => at.every((key, place) => one.path[place]?.key === key)
  const at = [...presses]
  let left = ways.filter(fits(at))
  if (left.length === 0) {
    left = [...ways]
    at.length = 0
  }
  // What leaves no choice is not asked for, once something has been pressed.
  while (at.length > 0) {
    const [first] = left
    const next = first?.path[at.length]
    if (next === undefined || next.kind === 'payment') break
    if (!left.every(({ path }) => path[at.length]?.key === next.key)) break
    at.push(next.key)
  }
  return { ...nothing, at, ...nextOf(left, at.length) }
}

function nextOf(left: readonly Way[], place: number): Partial<Funnel> {
  const things = new Map<string, Action[]>()
  const ways = new Map<string, Action>()
  const payments: Action[] = []
  for (const { action, path } of left) {
    const next = path[place]
    if (next === undefined || next.kind === 'payment') payments.push(action)
    else if (next.kind === 'thing') {
      const led = things.get(next.key)
      if (led === undefined) things.set(next.key, [action])
      else led.push(action)
    } else if (!ways.has(next.key)) ways.set(next.key, action)
  }
  const isDone = place > 0 && payments.length > 0 && things.size === 0 && ways.size === 0
  return { things, ways, payments: isDone ? payments : [], isDone }
}
