const key = 'wyrmtable.branches'

/** A game of one's own that began in a position of another one: what if? */
export interface Branch {
  /** The match that it parts from. */
  readonly of: string
  /** Number of the position in it. */
  readonly seq: number
  /** The game that goes on from there. */
  readonly match: string
}

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' &&
  value !== null &&
  'of' in value &&
  'seq' in value &&
  'match' in value &&
  typeof value.of === 'string' &&
  typeof value.seq === 'number' &&
  typeof value.match === 'string'

/** All that this browser has. */
export function allBranches(): readonly Branch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isBranch) : []
  } catch {
    return []
  }
}

/** The branches of a match, in the order of where they part from it. */
export const branchesOf = (match: string): readonly Branch[] =>
  allBranches()
    .filter(({ of }) => of === match)
    .toSorted((a, b) => a.seq - b.seq)

/** Where a game parts from another one; undefined for one that began by itself. */
export const originOf = (match: string): Branch | undefined =>
  allBranches().find((branch) => branch.match === match)

/** Remembers a branch; a browser that keeps nothing is no reason to fail. */
export function keepBranch(branch: Branch): void {
  try {
    localStorage.setItem(
      key,
      JSON.stringify([...allBranches().filter(({ match }) => match !== branch.match), branch]),
    )
  } catch {
    // Private windows may refuse: the game itself is kept elsewhere.
  }
}
