import { type ByLanguage, type Manifest, type Puzzle, readPuzzles } from '@wyrmtable/kernel'
import { boxes } from '../box/open-box.ts'

/** A puzzle and what it takes to tell of it. */
export interface ToldPuzzle {
  readonly manifest: Manifest
  readonly puzzle: Puzzle
  readonly text: ByLanguage<Readonly<Record<string, string>>>
}

/** The puzzles of all games that can be played, in the order of the shelf. */
export async function allPuzzles(): Promise<readonly ToldPuzzle[]> {
  const books = await Promise.all(boxes.filter(({ stage }) => stage === 'playable').map(puzzlesOf))
  return books.flat()
}

/** The puzzles of one game; none where nobody has composed any. */
export async function puzzlesOf(manifest: Manifest): Promise<readonly ToldPuzzle[]> {
  const room = await manifest.puzzles?.()
  if (room === undefined) return []
  const read = readPuzzles(room.puzzles)
  if (!read.ok) throw new Error(`puzzles of ${manifest.id}: ${read.fault.code} at ${read.fault.path}`)
  return read.value.puzzles.map((puzzle) => ({ manifest, puzzle, text: room.text }))
}

const dayMs = 24 * 60 * 60 * 1000

/** The puzzle of a day, the same one for everybody: each comes once before any comes again. */
export function puzzleOfDay<T>(puzzles: readonly T[], day: Date): T | undefined {
  const number = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / dayMs
  // A step that shares no factor with their number leads past all of them, and from game to game.
  const count = puzzles.length
  const step = [7, 11, 13, 17, 19].find((one) => count % one !== 0) ?? 1
  return puzzles[(number * step) % count]
}
