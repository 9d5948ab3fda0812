/** What was drawn, step by step, with the way back and forth. Never changed in place. */
export interface DraftHistory<Draft> {
  readonly now: Draft
  /** Oldest first; each with what was done to it next. */
  readonly past: readonly Step<Draft>[]
  /** What was taken back, the next to come first. */
  readonly future: readonly Step<Draft>[]
  /** The field whose letters are the last step as long as it is not left; absent: none. */
  readonly field?: string
}

interface Step<Draft> {
  readonly draft: Draft
  /** What was done, in words. */
  readonly what: string
}

/** Steps that can be taken back at most. */
const KEPT = 200

export const beginHistory = <Draft>(now: Draft): DraftHistory<Draft> => ({ now, past: [], future: [] })

/** The same draft again is no step. */
export function didStep<Draft>(
  { now, past }: DraftHistory<Draft>,
  next: Draft,
  what: string,
): DraftHistory<Draft> {
  return { now: next, past: [...past, { draft: now, what }].slice(-KEPT), future: [] }
}

/** Letters typed into a field: all until it is left, or something else is done, are one step. */
export function typedStep<Draft>(
  history: DraftHistory<Draft>,
  next: Draft,
  what: string,
  field: string,
): DraftHistory<Draft> {
  return history.field === field
    ? { ...history, now: next, future: [] }
    : { ...didStep(history, next, what), field }
}

/** What is typed after the field was left is a step of its own. */
export function leftField<Draft>(history: DraftHistory<Draft>): DraftHistory<Draft> {
  if (history.field === undefined) return history
  const { now, past, future } = history
  return { now, past, future }
}

export function undoStep<Draft>(history: DraftHistory<Draft>): DraftHistory<Draft> {
  const last = history.past.at(-1)
  if (last === undefined) return history
  return {
    now: last.draft,
    past: history.past.slice(0, -1),
    future: [{ draft: history.now, what: last.what }, ...history.future],
  }
}

export function redoStep<Draft>(history: DraftHistory<Draft>): DraftHistory<Draft> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { now: next.draft, past: [...history.past, { draft: history.now, what: next.what }], future }
}
