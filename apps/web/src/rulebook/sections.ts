import type { Clause, ClauseSection } from '@wyrmtable/kernel'

/** A part of a rulebook: the clauses whose numbers begin alike. */
export interface Section<C extends Clause = Clause> {
  /** 'DR-14' */
  readonly id: string
  /** '14' */
  readonly number: string
  /** Undefined where the game names its sections by numbers alone. */
  readonly words: ClauseSection | undefined
  readonly clauses: readonly C[]
}

/** 'DR-14' of 'DR-14.3'. */
export const sectionOf = (clause: string): string => clause.replace(/\.[^.]*$/, '')

/** Clauses of 'DR-14.1', 'DR-14.2' … together, in the order of the rulebook. */
export function sectionsOf<C extends Clause>(
  clauses: readonly C[],
  words: Readonly<Record<string, ClauseSection>> = {},
): readonly Section<C>[] {
  const found = new Map<string, C[]>()
  for (const clause of clauses) {
    const id = sectionOf(clause.id)
    const list = found.get(id)
    if (list === undefined) found.set(id, [clause])
    else list.push(clause)
  }
  return [...found].map(([id, list]) => ({
    id,
    number: id.replace(/^.*-/, ''),
    words: words[id],
    clauses: list,
  }))
}
