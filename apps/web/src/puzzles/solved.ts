import { tellMade } from '../store/made-news.ts'

const key = 'wyrmtable.solved-puzzles'

const nameOf = (game: string, puzzle: string): string => `${game}/${puzzle}`

/** All that were solved here, by game and puzzle. */
export function solvedPuzzles(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

export const isSolved = (game: string, puzzle: string): boolean =>
  solvedPuzzles().includes(nameOf(game, puzzle))

/** Remembers that a puzzle was solved here; a browser that keeps nothing is no reason to fail. */
export function keepSolved(game: string, puzzle: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set([...solvedPuzzles(), nameOf(game, puzzle)])]))
    tellMade()
  } catch {
    // Private windows may refuse.
  }
}
