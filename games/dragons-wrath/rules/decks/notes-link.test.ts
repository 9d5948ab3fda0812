import { expect, test } from 'vitest'
import { LONGEST_NOTES_LINK, notesToLetters, readNotes } from './notes-link.ts'

test('notes travel in letters of their own, whatever is written in them', () => {
  for (const notes of ['Attack first.', 'Zeile eins\nligne « deux » – ¿tres? 🐉', '100 % sure; % alone']) {
    const letters = notesToLetters(notes) ?? ''
    expect(letters).toMatch(/^[\w-]+$/)
    expect(readNotes(letters)).toBe(notes)
  }
})

test('notes that were cut off or changed are known, and those that are too long stay at home', () => {
  const letters = notesToLetters('Keep two provinces for curses.') ?? ''
  for (let at = 0; at < letters.length; at++) {
    expect(readNotes(letters.slice(0, at))).toBeUndefined()
    const other = letters[at] === 'k' ? 'Q' : 'k'
    expect(readNotes(`${letters.slice(0, at)}${other}${letters.slice(at + 1)}`)).toBeUndefined()
  }
  expect(notesToLetters('x'.repeat(LONGEST_NOTES_LINK))).toBeUndefined()
})
