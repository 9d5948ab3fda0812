const key = 'wyrmtable.solved-puzzles'

const nameOf = (game: string, puzzle: string): string => `${game}/${puzzle}`

function solved(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

export const isSolved = (game: string, puzzle: string): boolean => solved().includes(nameOf(game, puzzle))

/** Remembers that a puzzle was solved here; a browser that keeps nothing is no reason to fail. */
export function keepSolved(game: string, puzzle: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set([...solved(), nameOf(game, puzzle)])]))
  } catch {
    // Private windows may refuse.
  }
}
