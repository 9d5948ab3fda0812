import { bytesOf, checkOf, fromLetters, textOf, toLetters } from './link-letters.ts'

/** Most letters of notes in a link; longer notes stay at home. */
export const LONGEST_NOTES_LINK = 4000

/** Notes as letters for a link, with two bytes by which damage is known; undefined where they are too long for one. */
export function notesToLetters(notes: string): string | undefined {
  const body = bytesOf(notes)
  const letters = toLetters([...body, ...checkOf(body)])
  return letters.length > LONGEST_NOTES_LINK ? undefined : letters
}

/** The notes in the letters of a link; undefined where they are damaged. */
export function readNotes(letters: string): string | undefined {
  const bytes = letters.length > LONGEST_NOTES_LINK ? undefined : fromLetters(letters)
  if (bytes === undefined || bytes.length < 2) return undefined
  const body = bytes.slice(0, -2)
  const [high, low] = checkOf(body)
  return bytes.at(-2) === high && bytes.at(-1) === low ? textOf(body) : undefined
}
